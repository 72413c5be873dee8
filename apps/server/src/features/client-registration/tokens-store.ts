import { createHash } from 'node:crypto';
import {
  type ClientRegistration,
  clientRegistrationErrors,
  type InitialAccessToken,
  initialAccessTokenPrefix,
  maskInitialAccessToken,
  mostInitialAccessTokens,
} from '@gatehouse/contract/client-registration/client-registration';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { fail } from '../../lib/fail.ts';
import { createId, createSecret } from '../../lib/ids.ts';

/** Permissions with their resources, by name; those that don't exist are missing. */
export async function listResourceScopes(
  db: TenantDb,
  ids: readonly string[],
): Promise<ClientRegistration['resourceScopes']> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('scopes as s')
    .innerJoin('resources as r', 'r.id', 's.resourceId')
    .select(['s.id', 's.name', 'r.id as resourceId', 'r.name as resourceName', 'r.indicator'])
    .where('s.id', 'in', [...ids])
    .orderBy('r.name')
    .orderBy('s.name')
    .orderBy('s.id')
    .execute();
  return rows.map(({ resourceId, resourceName, indicator, ...scope }) => ({
    ...scope,
    resource: { id: resourceId, name: resourceName, indicator },
  }));
}

/** Newest first, without their values. */
export async function listTokens(db: TenantDb): Promise<InitialAccessToken[]> {
  const rows = await db
    .selectFrom('initialAccessTokens')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ lastFour, ...row }) => ({ ...row, value: maskInitialAccessToken(lastFour) }));
}

/** Creates a token. Only its hash is stored. */
export async function insertToken(
  db: TenantDb,
  { name, maxUses, expiresIn }: { name: string; maxUses: number; expiresIn: number },
  now: number,
): Promise<InitialAccessToken> {
  // Until the transaction ends, no other one adds a token of this tenant.
  await sql`select pg_advisory_xact_lock(hashtextextended('initial-access-tokens:' || gatehouse_tenant(), 0))`.execute(
    db,
  );
  const { count } = await db
    .selectFrom('initialAccessTokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= mostInitialAccessTokens) fail(clientRegistrationErrors.tooManyTokens);
  const id = createId();
  const value = `${initialAccessTokenPrefix}${createSecret()}`;
  const expiresAt = now + expiresIn * 1000;
  await db
    .insertInto('initialAccessTokens')
    .values({
      id,
      name,
      hash: createHash('sha256').update(value).digest('base64url'),
      lastFour: value.slice(-4),
      maxUses,
      createdAt: new Date(now),
      expiresAt: new Date(expiresAt),
    })
    .execute();
  return { id, name, value, uses: 0, maxUses, createdAt: now, expiresAt, lastUsedAt: null };
}

/** Returns whether there was such a token. */
export async function deleteToken(db: TenantDb, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('initialAccessTokens')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
