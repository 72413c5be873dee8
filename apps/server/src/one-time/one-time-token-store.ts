import {
  hiddenToken,
  type OneTimeToken,
  type OneTimeTokenContext,
  type OneTimeTokenStatus,
} from '@gatehouse/contract/one-time-tokens/one-time-tokens';
import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { type Selectable, sql, type SqlBool } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import { paginate } from '../database/list.ts';
import type { OneTimeTokensTable } from '../database/tables/protocol.ts';
import { createId } from '../lib/ids.ts';

/** How long ended tokens are listed. */
const keptMs = 30 * 24 * 3_600_000;

/** The condition under which a token can still be used. */
export const isActive = (now: number) => sql<SqlBool>`(status = 'active' and expires_at > ${new Date(now)})`;

/** A token in its current state: an unused one expires. */
export const toOneTimeToken = (
  { tenantId, id, email, context, status, createdAt, expiresAt }: Selectable<OneTimeTokensTable>,
  now: number,
  token = hiddenToken,
): OneTimeToken => ({
  tenantId,
  id,
  email,
  token,
  context,
  status: status === 'active' && expiresAt <= now ? 'expired' : status,
  createdAt,
  expiresAt,
});

/** Newest first, with email address and state. */
export async function listOneTimeTokens(
  db: TenantDb,
  { email, status }: { email?: string; status?: OneTimeTokenStatus },
  paging: Paging,
  now: number,
): Promise<Page<OneTimeToken>> {
  let matching = db.selectFrom('oneTimeTokens');
  if (email) matching = matching.where('email', '=', email);
  if (status === 'consumed' || status === 'revoked') matching = matching.where('status', '=', status);
  if (status === 'active') matching = matching.where(isActive(now));
  if (status === 'expired')
    matching = matching.where('status', 'in', ['active', 'expired']).where((is) => is.not(isActive(now)));
  const { items, ...rest } = await paginate(db, matching, paging, (page) =>
    page.selectAll('oneTimeTokens').orderBy('createdAt', 'desc').orderBy('id'),
  );
  return { ...rest, items: items.map((row) => toOneTimeToken(row, now)) };
}

export async function getOneTimeToken(
  db: TenantDb,
  id: string,
  now: number,
): Promise<OneTimeToken | undefined> {
  const row = await db.selectFrom('oneTimeTokens').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toOneTimeToken(row, now);
}

export interface NewOneTimeToken {
  email: string;
  hash: string;
  context: OneTimeTokenContext;
  /** Milliseconds since 1970. */
  createdAt: number;
  expiresAt: number;
}

export async function insertOneTimeToken(
  db: TenantDb,
  { email, hash, context, createdAt, expiresAt }: NewOneTimeToken,
): Promise<Selectable<OneTimeTokensTable>> {
  return db
    .insertInto('oneTimeTokens')
    .values({
      id: createId(),
      email,
      hash,
      context: JSON.stringify(context),
      createdAt: new Date(createdAt),
      expiresAt: new Date(expiresAt),
      keptUntil: new Date(expiresAt + keptMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends an active token. Returns nothing if it wasn't active: it may just have been used. */
export async function endOneTimeToken(
  db: TenantDb,
  id: string,
  status: OneTimeTokenStatus,
  now: number,
): Promise<OneTimeToken | undefined> {
  const row = await db
    .updateTable('oneTimeTokens')
    .set({ status })
    .where('id', '=', id)
    .where(isActive(now))
    .returningAll()
    .executeTakeFirst();
  return row && toOneTimeToken(row, now);
}

export async function deleteOneTimeToken(db: TenantDb, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('oneTimeTokens').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
