import { z } from 'zod';
import type { SsoKind } from './sso-kind.ts';

/** The same fields, all optional: for settings that are still being entered. */
export const withOptionalFields = (settings: z.ZodObject): z.ZodObject =>
  z.object(
    Object.fromEntries(Object.entries(settings.shape).map(([key, schema]) => [key, z.optional(schema)])),
  );

/** Whether users can sign in with a connector: its settings are complete, and it has a domain. */
export const isReady = (
  { settings }: Pick<SsoKind, 'settings'>,
  { config, domains }: { config: Record<string, unknown>; domains: readonly string[] },
): boolean => domains.length > 0 && settings.safeParse(config).success;
