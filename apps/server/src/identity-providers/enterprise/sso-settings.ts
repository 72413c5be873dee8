import { z } from 'zod';

/** The same fields, none of which has to be there: for settings that are still being entered. */
export const withOptionalFields = (settings: z.ZodObject): z.ZodObject =>
  z.object(
    Object.fromEntries(
      Object.entries(settings.shape).map(([key, schema]) => [key, z.optional(schema as z.ZodType)]),
    ),
  );
