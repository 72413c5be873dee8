import { isObject } from '../records.ts';

/** A text; undefined for anything else, and for an empty one. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** An object, which is JSON in the fields of CSV; an empty one for anything else. */
export function object(value: unknown): Record<string, unknown> {
  if (isObject(value)) return value;
  const parsed = typeof value === 'string' ? parseJson(value) : undefined;
  return isObject(parsed) ? parsed : {};
}

/** The objects of a list, which is JSON in the fields of CSV. */
export function list(value: unknown): Record<string, unknown>[] {
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  return Array.isArray(parsed) ? parsed.filter(isObject) : [];
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** The texts of a list, of CSV with any separator between them. */
export function texts(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(/[\s,;|]+/)
      : [];
  return all.filter((one): one is string => typeof one === 'string' && one !== '');
}

const targets: Partial<Record<string, string>> = {
  'google-oauth2': 'google',
  'google.com': 'google',
  'github.com': 'github',
  'facebook.com': 'facebook',
  'apple.com': 'apple',
  'twitter.com': 'x',
  twitter: 'x',
  'microsoft.com': 'azuread',
  azure: 'azuread',
  microsoft: 'azuread',
  waad: 'azuread',
  windowslive: 'azuread',
  linkedin_oidc: 'linkedin',
};

/** Ways to sign in that other services list with the linked accounts, although they are none. */
const ownProviders = new Set(['auth0', 'email', 'sms', 'phone', 'password', 'anonymous', 'custom']);

/** Linked accounts by the targets of our connectors (docs/guides/import-users.md). */
export function linkedAccounts(
  accounts: readonly { provider: unknown; userId: unknown; details?: Record<string, unknown> }[],
): Record<string, { userId: string; details?: Record<string, unknown> }> {
  return Object.fromEntries(
    accounts.flatMap(({ provider, userId, details }) => {
      const id = typeof userId === 'number' ? String(userId) : text(userId);
      const name = text(provider);
      if (id === undefined || name === undefined || ownProviders.has(name)) return [];
      return [[targets[name] ?? name, { userId: id, ...(details && { details }) }] as const];
    }),
  );
}
