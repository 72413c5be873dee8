import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import type { MfaVerification } from '@gatehouse/contract/mfa/mfa';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { hotStatement } from '../../database/hot.ts';
import { withConstraints } from '../../fail.ts';
import { createId } from '../../ids.ts';
import type { Runtime } from '../../runtime.ts';

/** What is stored of a second factor that is about to be added. */
export interface NewMfaVerification {
  type: 'Totp';
  /** What is secret of it, sealed. */
  sealed?: string;
  /** What else its type keeps. */
  data: Record<string, unknown>;
  /** The time step whose code proved it. */
  lastStep: number;
}

/** Of these an account has one. */
export const mfaConstraints = { mfa_verifications_single: accountErrors.totpInUse };

/** A user's second factors, the oldest first; undefined when there is no such user. */
export async function listMfaVerifications(
  db: TenantDb,
  userId: string,
): Promise<MfaVerification[] | undefined> {
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('mfaVerifications as m', 'm.userId', 'u.id')
    .select(['m.id', 'm.type', 'm.createdAt', 'm.lastUsedAt'])
    .where('u.id', '=', userId)
    .orderBy('m.createdAt')
    .orderBy('m.id')
    .execute();
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ id, type, createdAt, lastUsedAt }) =>
    id === null || type === null || createdAt === null
      ? []
      : [
          {
            id,
            type,
            createdAt: new Date(createdAt).toISOString(),
            ...(lastUsedAt === null ? {} : { lastUsedAt: new Date(lastUsedAt).toISOString() }),
          },
        ],
  );
}

/** Adds a second factor. Answers whose it is, by name; undefined when there is no such user. */
export async function insertMfaVerification(
  db: TenantDb,
  userId: string,
  { type, sealed = '', data, lastStep }: NewMfaVerification,
): Promise<string | undefined> {
  const { rows } = await withConstraints(mfaConstraints, () =>
    sql<{ name: string }>`with added as (
        insert into mfa_verifications (id, user_id, type, sealed, data, last_step)
        select ${createId()}, u.id, ${type}, nullif(${sealed}, ''), ${JSON.stringify(data)}::jsonb, ${lastStep}
        from users u where u.id = ${userId})
      select coalesce(username, primary_email, primary_phone, id) as name from users where id = ${userId}`.execute(
      db,
    ),
  );
  return rows[0]?.name;
}

/** Takes a second factor away. False when the user has none with this id. */
export async function deleteMfaVerification(db: TenantDb, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mfaVerifications')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const findSecret = hotStatement(
  'find-mfa-secret',
  'select id, sealed from mfa_verifications where tenant_id = $1 and user_id = $2 and type = $3',
);

/** The secret of the factor of which an account has one. */
export async function findMfaSecret(
  { database, secrets }: Runtime,
  tenantId: string,
  userId: string,
  type: 'Totp',
): Promise<{ id: string; secret: string } | undefined> {
  const [row] = await database.hot<{ id: string; sealed: string }>(findSecret, tenantId, [userId, type]);
  return row && { id: row.id, secret: secrets.open(row.sealed) };
}

const takeStep = hotStatement(
  'take-totp-step',
  `update mfa_verifications set last_step = $3, last_used_at = to_timestamp($4::float8 / 1000)
   where tenant_id = $1 and id = $2 and last_step < $3 returning 1`,
);

/** Uses up the code of a time step, with all before it. False when it has been used (RFC 6238 section 5.2), in whatever process. */
export async function takeTotpStep(
  { database, clock }: Runtime,
  tenantId: string,
  id: string,
  step: number,
): Promise<boolean> {
  return (await database.hot(takeStep, tenantId, [id, step, clock()])).length > 0;
}
