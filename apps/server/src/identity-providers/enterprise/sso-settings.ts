import { z } from 'zod';
import type { SsoKind } from './sso-kind.ts';

/** The same fields, none of which has to be there: for settings that are still being entered. */
export const withOptionalFields = (settings: z.ZodObject): z.ZodObject =>
  z.object(
    Object.fromEntries(
      Object.entries(settings.shape).map(([key, schema]) => [key, z.optional(schema as z.ZodType)]),
    ),
  );

/** Whether people can come in by a connector: its settings are whole, and a domain says whose it is. */
export const isReady = (
  { settings }: Pick<SsoKind, 'settings'>,
  { config, domains }: { config: Record<string, unknown>; domains: readonly string[] },
): boolean => domains.length > 0 && settings.safeParse(config).success;
