import type { SsoKind } from './sso-kind.ts';

/** Whether people can come in by a connector: its settings are whole, and a domain says whose it is. */
export const isReady = (
  { settings }: SsoKind,
  { config, domains }: { config: Record<string, unknown>; domains: readonly string[] },
): boolean => domains.length > 0 && settings.safeParse(config).success;
