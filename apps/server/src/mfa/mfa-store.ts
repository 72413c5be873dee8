import { entityErrors, type ErrorDeclaration } from '@gatehouse/contract/errors';
import type { MfaVerification } from '@gatehouse/contract/mfa/mfa';
import {
  type KeptFactor,
  type MfaFactor,
  passkeyFactor,
  spareFactor,
} from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { sql, type SqlBool } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import { prepared } from '../database/scoped.ts';
import { withConstraints } from '../lib/fail.ts';
import { createId } from '../lib/ids.ts';
import { deleteTrustedDevices } from './trusted-devices.ts';
import type { StoredBackupCode } from './backup-codes.ts';
import type { StoredCredential } from './web-authn-credentials.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** The stored values of a second factor that is about to be added. */
export interface NewMfaVerification {
  type: KeptFactor;
  /** Its secret, encrypted. */
  sealed?: string;
  /** Other values of its type. `codes` are used one by one, by `usedAt`; with none left it can't verify a user. */
  data: Record<string, unknown>;
  /** The time step of the last code that was accepted. */
  lastStep: number;
  /** Replaces the user's factor of the same type. */
  isReplacement?: boolean;
}

const countLeft =
  sql<number>`(select count(*)::int from jsonb_array_elements(coalesce(m.data -> 'codes', '[]')) c
  where c ->> 'usedAt' is null)`.as('left');

/** A user's second factors, oldest first; undefined without such a user. */
export async function listMfaVerifications(
  db: TenantDb,
  userId: string,
): Promise<MfaVerification[] | undefined> {
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('mfaVerifications as m', 'm.userId', 'u.id')
    .select(['m.id', 'm.type', 'm.createdAt', 'm.lastUsedAt', 'm.data', countLeft])
    .where('u.id', '=', userId)
    .orderBy('m.createdAt')
    .orderBy('m.id')
    .execute();
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ id, type, createdAt, lastUsedAt, data, left }) =>
    id === null || type === null || createdAt === null
      ? []
      : [
          {
            id,
            type,
            createdAt: new Date(createdAt).toISOString(),
            ...(typeof data?.agent === 'string' && { agent: data.agent }),
            ...(typeof data?.name === 'string' && { name: data.name }),
            ...(data?.codes !== undefined && { remainCodes: left }),
            ...(lastUsedAt === null ? {} : { lastUsedAt: new Date(lastUsedAt).toISOString() }),
          },
        ],
  );
}

/** There is one of its type; the passkey belongs to an account; the account has too many passkeys. */
type FactorConstraint =
  | 'mfa_verifications_single'
  | 'mfa_verifications_credential'
  | 'mfa_verifications_passkeys';

/**
 * Adds a second factor, or throws the error of the constraint that rejects it. Returns the user by name; undefined without such a user.
 */
export async function insertMfaVerification(
  db: TenantDb,
  userId: string,
  { type, sealed = '', data, lastStep }: NewMfaVerification,
  errors: Partial<Record<FactorConstraint, ErrorDeclaration>>,
): Promise<string | undefined> {
  const constraints = { ...errors, mfa_verifications_user: entityErrors.notFound };
  const { rows } = await withConstraints(constraints, () =>
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

/**
 * Deletes a second factor, and the backup codes with the last other one. Returns its type; undefined if the user has
 * none with this ID.
 */
export async function deleteMfaVerification(
  db: TenantDb,
  userId: string,
  id: string,
): Promise<MfaFactor | undefined> {
  const deleted = await db
    .deleteFrom('mfaVerifications')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('type')
    .executeTakeFirst();
  await sql`delete from mfa_verifications m where m.user_id = ${userId} and m.type = ${spareFactor}
    and not exists (select from mfa_verifications o where o.user_id = ${userId} and o.type <> ${spareFactor})`.execute(
    db,
  );
  // Trust was given after one of the factors was verified, possibly this one.
  if (deleted) await deleteTrustedDevices(db, userId);
  return deleted?.type;
}

/** A user's backup codes, used and unused; undefined if they have none. */
export async function listBackupCodes(db: TenantDb, userId: string): Promise<StoredBackupCode[] | undefined> {
  const row = await db
    .selectFrom('mfaVerifications')
    .select(sql<StoredBackupCode[]>`data -> 'codes'`.as('codes'))
    .where('userId', '=', userId)
    .where('type', '=', spareFactor)
    .executeTakeFirst();
  return row?.codes;
}

/** Names a passkey of a user, if there is one with this ID. */
export async function renamePasskey(db: TenantDb, userId: string, id: string, name: string): Promise<void> {
  await db
    .updateTable('mfaVerifications')
    .set({ data: sql`jsonb_set(data, '{name}', to_jsonb(${name}::text))` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('type', '=', passkeyFactor)
    .execute();
}

const secretOf = prepared('select id, sealed from mfa_verifications where user_id = $1 and type = $2');
/** The secret of a factor that an account has at most once. */
export async function findMfaSecret(
  { database, secrets }: Runtime,
  tenantId: string,
  userId: string,
  type: NewMfaVerification['type'],
): Promise<{ id: string; secret: string } | undefined> {
  const [row] = await database.prepared<{ id: string; sealed: string | null }>(secretOf, tenantId, [
    userId,
    type,
  ]);
  return row?.sealed ? { id: row.id, secret: secrets.open(row.sealed) } : undefined;
}

const take = prepared(
  `update mfa_verifications set last_step = $2, last_used_at = to_timestamp($3::float8 / 1000)
   where id = $1 and last_step < $2 returning id`,
);
/**
 * Uses the code of a time step, and all earlier ones. False if it was used before, in any process (RFC 6238 section
 * 5.2).
 */
export async function takeTotpStep(
  { database, clock }: Runtime,
  tenantId: string,
  id: string,
  step: number,
): Promise<boolean> {
  const taken = await database.prepared(take, tenantId, [id, step, clock()]);
  return taken.length > 0;
}

/** Uses the backup code with this hash. False if there is none, or it was used before, in any process. */
export async function takeBackupCode(
  { database, clock }: Runtime,
  tenantId: string,
  id: string,
  hash: string,
): Promise<boolean> {
  const now = clock();
  const { numUpdatedRows } = await database
    .for(tenantId)
    .updateTable('mfaVerifications')
    .set({
      lastUsedAt: new Date(now),
      data: sql`jsonb_set(data, '{codes}', (
        select jsonb_agg(case when c ->> 'hash' = ${hash} then c || jsonb_build_object('usedAt', ${now}::bigint) else c end order by place)
        from jsonb_array_elements(data -> 'codes') with ordinality as e(c, place)))`,
    })
    .where('id', '=', id)
    .where(
      sql<SqlBool>`exists (select from jsonb_array_elements(data -> 'codes') c
        where c ->> 'hash' = ${hash} and c ->> 'usedAt' is null)`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The stored values of a WebAuthn credential besides its columns. */
const keyData = sql<StoredCredential>`data`.as('data');

/** The passkeys and security keys of an account, with the IDs of their rows. */
export async function findCredentials(
  { database }: Runtime,
  tenantId: string,
  userId: string,
): Promise<(StoredCredential & { id: string })[]> {
  const rows = await database
    .for(tenantId)
    .selectFrom('mfaVerifications')
    .select(['id', keyData])
    .where('userId', '=', userId)
    .where('type', '=', passkeyFactor)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id, data }) => ({ ...data, id }));
}

interface KeyOwner {
  id: string;
  userId: string;
  primaryEmail: string | null;
}

/** The passkey or security key with this ID, and its user. */
export async function findPasskey(
  { database }: Runtime,
  tenantId: string,
  credentialId: string,
): Promise<(StoredCredential & KeyOwner) | undefined> {
  const row = await database
    .for(tenantId)
    .selectFrom('mfaVerifications as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['m.id', 'm.userId', keyData, 'u.primaryEmail'])
    .where('m.type', '=', passkeyFactor)
    .where('m.credentialId', '=', credentialId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { data, ...owner } = row;
  return { ...data, ...owner };
}

/**
 * Stores the counter of a credential that has just signed. False if a later one is stored already, because the
 * credential was copied or deleted.
 */
export async function useCredential(
  { database, clock }: Runtime,
  tenantId: string,
  id: string,
  counter: number,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .for(tenantId)
    .updateTable('mfaVerifications')
    .set({
      lastUsedAt: new Date(clock()),
      data: sql`jsonb_set(data, '{counter}', to_jsonb(${counter}::bigint))`,
    })
    .where('id', '=', id)
    .where(sql<SqlBool>`(${counter}::bigint = 0 or (data ->> 'counter')::bigint < ${counter}::bigint)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
