import { expect } from 'vitest';

/** OpenID Connect Core 5.4: the claims that a scope requests. */
const claimsOfScopes: Readonly<Record<string, readonly string[]>> = {
  openid: ['sub'],
  profile: [
    'name',
    'given_name',
    'family_name',
    'middle_name',
    'nickname',
    'profile',
    'picture',
    'website',
    'gender',
    'birthdate',
    'zoneinfo',
    'locale',
    'updated_at',
    'preferred_username',
  ],
  email: ['email', 'email_verified'],
  address: ['address'],
  phone: ['phone_number', 'phone_number_verified'],
};

export const listClaims = (scope: string): string[] =>
  scope.split(' ').flatMap((name) => claimsOfScopes[name] ?? []);

const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.toLowerCase() !== 'null';
const isDate = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^((\d{4})-\d\d-\d\d|\d{4})$/.test(value) &&
  (value.startsWith('0000-') || !Number.isNaN(Date.parse(value)));
const isAddress = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([name, part]) => !addressNames.has(name) || isText(part));
const addressNames = new Set(['formatted', 'street_address', 'locality', 'region', 'postal_code', 'country']);

const special: Readonly<Record<string, (value: unknown) => boolean>> = {
  email_verified: (value) => typeof value === 'boolean',
  phone_number_verified: (value) => typeof value === 'boolean',
  updated_at: (value) => typeof value === 'number',
  birthdate: isDate,
  address: isAddress,
};

/** OpenID Connect Core 5.1: standard claims have their types, and none is empty. */
export function requireStandardClaims(claims: Readonly<Record<string, unknown>>): void {
  const standard = new Set(Object.values(claimsOfScopes).flat());
  const wrong = Object.entries(claims)
    .filter(([name]) => standard.has(name))
    .filter(([name, value]) => !(special[name] ?? isText)(value));
  expect(wrong, 'standard claims with wrong values').toEqual([]);
  requirePlausibleUpdate(claims);
}

/** OpenID Connect Core 5.1: `updated_at` is in seconds, so it is neither before 1990 nor in the future. */
function requirePlausibleUpdate({ updated_at: updatedAt }: Readonly<Record<string, unknown>>): void {
  if (updatedAt === undefined) return;
  expect(updatedAt).toBeGreaterThan(Date.UTC(1990, 0) / 1000);
  expect(updatedAt).toBeLessThan(Date.now() / 1000 + 300);
}
