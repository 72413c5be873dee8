import { profileFieldErrors } from '@gatehouse/contract/custom-profile-fields/errors';
import { edgeErrors } from '@gatehouse/contract/errors';
import type { TenantQueries } from '../database/database.ts';
import { fail } from '../lib/fail.ts';
import { listProfileFields } from './profile-fields-store.ts';

/**
 * Rejects a list of profile fields that names one twice or one that doesn't exist: a field that is created later must not be asked for
 * because of an old list.
 */
export async function requireKnownFields(
  db: TenantQueries,
  named: readonly { name: string }[],
): Promise<void> {
  if (named.length === 0) return;
  const known = new Set((await listProfileFields(db)).map(({ name }) => name));
  const unknown = named.map(({ name }) => name).filter((name) => !known.has(name));
  if (unknown.length > 0) fail(profileFieldErrors.unknownNames, { data: { names: unknown } });
  if (new Set(named.map(({ name }) => name)).size < named.length) fail(edgeErrors.invalidContent);
}
