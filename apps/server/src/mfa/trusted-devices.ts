import type { TrustedDevice } from '@gatehouse/contract/mfa/trusted-devices';
import { sql, type SqlBool } from 'kysely';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import { createId } from '../lib/ids.ts';

/** A trusted device isn't asked for a second factor for this long; then its user verifies one again. */
const lifetimeMs = 30 * 24 * 3_600_000;
/** The one that was used least recently makes room for another one. */
const mostDevices = 20;

/** Where a sign-in comes from. The place is known only behind a trusted proxy that says it. */
export interface SignInPlace {
  ip: string;
  userAgent: string;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
}

const isTrustedAt = (now: number) => sql<SqlBool>`expires_at > to_timestamp(${now}::float8 / 1000)`;

/** A trusted device with the place of its last sign-in. */
export type StoredDevice = SignInPlace & { id: string; lastUsedAt: number };

/** The device of a user with this hash, if it is trusted. */
export const findTrustedDevice = (
  db: TenantQueries,
  { userId, secretHash, now }: { userId: string; secretHash: string; now: number },
): Promise<StoredDevice | undefined> =>
  db
    .selectFrom('trustedDevices')
    .select(['id', 'lastUsedAt', 'ip', 'userAgent', 'country', 'latitude', 'longitude'])
    .where('userId', '=', userId)
    .where('secretHash', '=', secretHash)
    .where(isTrustedAt(now))
    .executeTakeFirst();

/** Stores a device; one that is stored already is trusted for longer. Returns its ID; undefined for a user who was deleted meanwhile. */
export async function insertTrustedDevice(
  db: TenantDb,
  { userId, secretHash, now, ...place }: SignInPlace & { userId: string; secretHash: string; now: number },
): Promise<string | undefined> {
  const [lastUsedAt, expiresAt] = [new Date(now), new Date(now + lifetimeMs)];
  // Locked, so that concurrent sign-ins don't exceed the limit.
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) return undefined;
  const { id } = await db
    .insertInto('trustedDevices')
    .values({ id: createId(), userId, secretHash, ...place, createdAt: lastUsedAt, lastUsedAt, expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'userId', 'secretHash']).doUpdateSet({ ...place, lastUsedAt, expiresAt }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`delete from trusted_devices where id in (
      select id from trusted_devices where user_id = ${userId} order by last_used_at desc, id offset ${mostDevices})`.execute(
    db,
  );
  return id;
}

/** Stores the place of a sign-in. False if the device isn't trusted anymore. */
export async function touchTrustedDevice(
  db: TenantQueries,
  { id, userId, now, ...place }: SignInPlace & { id: string; userId: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trustedDevices')
    .set({ ...place, lastUsedAt: new Date(now) })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where(isTrustedAt(now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The trusted devices of a user, the latest used first. */
export const listTrustedDevices = (db: TenantDb, userId: string, now: number): Promise<TrustedDevice[]> =>
  db
    .selectFrom('trustedDevices')
    .select(['id', 'userAgent', 'ip', 'country', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where(isTrustedAt(now))
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .execute();

/** Returns whether the user had this device. */
export async function deleteTrustedDevice(db: TenantDb, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('trustedDevices')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A new sign-in from any browser of the user asks for a second factor. */
export async function deleteTrustedDevices(db: TenantDb, userId: string): Promise<void> {
  await db.deleteFrom('trustedDevices').where('userId', '=', userId).execute();
}
