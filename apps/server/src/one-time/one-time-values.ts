import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TenantQueries } from '../database/database.ts';

/** The key of a value. */
export interface OneTimeKey {
  purpose:
    | 'saml-answer'
    | 'sign-in-test-finished'
    | 'sign-in-test-flow'
    | 'sign-in-test-left'
    | 'sign-in-test-opened'
    | 'sign-in-test-post'
    | 'sign-in-test-started'
    | 'social-attempt'
    | 'used-jti'
    | 'used-saml-answer'
    | 'used-saml-request'
    | 'used-token';
  /** The connector, SAML application or user that the value belongs to. */
  owner: string;
  /** May be a secret, and of any length: only its SHA-256 is stored. */
  name: string;
}

const columnsOf = ({ purpose, owner, name }: OneTimeKey) => ({
  purpose,
  owner,
  digest: createHash('sha256').update(name).digest('base64url'),
});

const primaryKey = ['tenantId', 'purpose', 'owner', 'digest'] as const;

/** Stores a value until it is taken, at most until `expiresAt`. Replaces a value with the same key. */
export async function putOneTimeValue(
  db: TenantQueries,
  key: OneTimeKey,
  { value, expiresAt }: { value: string; expiresAt: number },
): Promise<void> {
  const values = { value, expiresAt: new Date(expiresAt) };
  await db
    .insertInto('oneTimeValues')
    .values({ ...columnsOf(key), ...values })
    .onConflict((conflict) => conflict.columns(primaryKey).doUpdateSet(values))
    .execute();
}

/** Removes a value and returns it. Of several concurrent requests, one gets it. */
export async function takeOneTimeValue(
  db: TenantQueries,
  key: OneTimeKey,
  now: number,
): Promise<string | undefined> {
  const { purpose, owner, digest } = columnsOf(key);
  const row = await db
    .deleteFrom('oneTimeValues')
    .where('purpose', '=', purpose)
    .where('owner', '=', owner)
    .where('digest', '=', digest)
    .where('expiresAt', '>', sql<number>`${new Date(now)}`)
    .returning('value')
    .executeTakeFirst();
  return row?.value;
}

/**
 * Stores until `expiresAt` that something was used. False if it was stored before, by any process: of several
 * concurrent requests, one gets true.
 */
export async function markUsed(db: TenantQueries, key: OneTimeKey, expiresAt: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('oneTimeValues')
    .values({ ...columnsOf(key), value: '', expiresAt: new Date(expiresAt) })
    .onConflict((conflict) => conflict.columns(primaryKey).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
