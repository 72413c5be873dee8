import { entityErrors } from '@gatehouse/contract/errors';
import {
  maskPersonalAccessToken,
  type PersonalAccessToken,
  personalAccessTokenErrors,
  personalAccessTokenPrefix,
} from '@gatehouse/contract/users/personal-access-tokens';
import { type Selectable, sql, type SqlBool } from 'kysely';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import type { PersonalAccessTokensTable } from '../database/tables/users.ts';
import { withConstraints } from '../lib/fail.ts';
import { createId, createSecret } from '../lib/ids.ts';
import { hashTokenId } from '../sessions/token-id.ts';

type Row = Selectable<PersonalAccessTokensTable>;

const constraints = {
  personal_access_tokens_pkey: personalAccessTokenErrors.nameExists,
  personal_access_tokens_user: entityErrors.notFound,
};

/** How exact the time of the last use is: a token that is exchanged many times a minute is written once. */
const usedEveryMs = 60_000;

const toToken = (
  { tenantId, userId, name, lastFour, createdAt, expiresAt, lastUsedAt }: Row,
  value = maskPersonalAccessToken(lastFour),
): PersonalAccessToken => ({ tenantId, userId, name, value, createdAt, expiresAt, lastUsedAt });

/** Newest first, without their values. */
export async function listPersonalAccessTokens(db: TenantDb, userId: string): Promise<PersonalAccessToken[]> {
  const rows = await db
    .selectFrom('personalAccessTokens')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('name')
    .execute();
  return rows.map((row) => toToken(row));
}

/** Creates a token, and returns it with its value, which is not stored. */
export async function insertPersonalAccessToken(
  db: TenantDb,
  { userId, name, expiresAt, now }: { userId: string; name: string; expiresAt: number | null; now: number },
): Promise<PersonalAccessToken> {
  const value = personalAccessTokenPrefix + createSecret();
  const row = await withConstraints(constraints, () =>
    db
      .insertInto('personalAccessTokens')
      .values({
        userId,
        name,
        id: createId(),
        hash: hashTokenId(value),
        lastFour: value.slice(-4),
        createdAt: new Date(now),
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return toToken(row, value);
}

/** Undefined without such a token. */
export async function renamePersonalAccessToken(
  db: TenantDb,
  { userId, name, newName }: { userId: string; name: string; newName: string },
): Promise<PersonalAccessToken | undefined> {
  const row = await withConstraints(constraints, () =>
    db
      .updateTable('personalAccessTokens')
      .set({ name: newName })
      .where('userId', '=', userId)
      .where('name', '=', name)
      .returningAll()
      .executeTakeFirst(),
  );
  return row && toToken(row);
}

/** Deletes a token, and ends the opaque access tokens that were issued for it. Returns whether there was such a token. */
export async function deletePersonalAccessToken(
  db: TenantDb,
  userId: string,
  name: string,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('personalAccessTokens')
    .where('userId', '=', userId)
    .where('name', '=', name)
    .returning('id')
    .executeTakeFirst();
  if (deleted) await endIssuedFor(db, [deleted.id]);
  return deleted !== undefined;
}

/** Deletes every token of a user, whose other tokens the caller ends. */
export async function deletePersonalAccessTokens(db: TenantDb, userId: string): Promise<void> {
  await db.deleteFrom('personalAccessTokens').where('userId', '=', userId).execute();
}

/** Ends the grants given for personal access tokens, which name them as their parent (ADR 169). */
async function endIssuedFor(db: TenantDb, ids: readonly string[]): Promise<void> {
  await sql`select gatehouse_end_tokens_v1(gatehouse_tenant(), ${ids}::varchar[])`.execute(db);
}

/** Who a presented token belongs to. Undefined if it is unknown or expired; whether its user may sign in is not checked. */
export async function usePersonalAccessToken(
  db: TenantQueries,
  value: string,
  now: number,
): Promise<Pick<Row, 'id' | 'userId' | 'name'> | undefined> {
  const row = await db
    .selectFrom('personalAccessTokens')
    .select(['id', 'userId', 'name', 'lastUsedAt'])
    .where('hash', '=', hashTokenId(value))
    .where(sql<SqlBool>`(expires_at is null or expires_at > ${new Date(now)})`)
    .executeTakeFirst();
  if (row && (row.lastUsedAt ?? 0) <= now - usedEveryMs)
    await db
      .updateTable('personalAccessTokens')
      .set({ lastUsedAt: new Date(now) })
      .where('id', '=', row.id)
      .execute();
  return row;
}
