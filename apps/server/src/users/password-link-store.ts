import { sql } from 'kysely';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import { createSecret } from '../lib/ids.ts';
import { hashToken } from '../one-time/one-time-token-service.ts';
import type { Tenant } from '../runtime/ctx.ts';

/** The page of the link. */
export const passwordLinkPath = '/set-password';

/** Creates the link of a user, whom the caller has locked. It replaces the user's previous one. */
export async function createPasswordLink(
  db: TenantDb,
  { origin }: Pick<Tenant, 'origin'>,
  { userId, now, expiresAt }: { userId: string; now: number; expiresAt: number },
): Promise<string> {
  const secret = createSecret();
  const values = { hash: hashToken(secret), createdAt: new Date(now), expiresAt: new Date(expiresAt) };
  await db
    .insertInto('passwordLinks')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.columns(['tenantId', 'userId']).doUpdateSet(values))
    .execute();
  return `${origin}${passwordLinkPath}?token=${secret}`;
}

/** The user of an open link. Reading it doesn't use it, because mail scanners open links. */
export async function findPasswordLink(
  db: TenantQueries,
  secret: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('passwordLinks')
    .select('userId')
    .where('hash', '=', hashToken(secret))
    .where('expiresAt', '>', sql<number>`${new Date(now)}::timestamptz`)
    .executeTakeFirst();
  return row?.userId;
}

/** Uses the link: of two concurrent requests one succeeds. The caller has locked the user, as everything that ends links does. */
export async function takePasswordLink(db: TenantDb, secret: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passwordLinks')
    .where('hash', '=', hashToken(secret))
    .where('expiresAt', '>', sql<number>`${new Date(now)}::timestamptz`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
