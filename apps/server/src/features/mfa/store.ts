import { entityErrors, type ErrorDeclaration } from '@gatehouse/contract/errors';
import type { MfaVerification } from '@gatehouse/contract/mfa/mfa';
import {
  type KeptFactor,
  type MfaFactor,
  spareFactor,
} from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { hotStatement } from '../../database/hot/hot-statement.ts';
import { withConstraints } from '../../fail.ts';
import { createId } from '../../ids.ts';
import type { StoredCredential } from '../../mfa/web-authn.ts';
import type { Runtime } from '../../runtime.ts';

/** What is stored of a second factor that is about to be added. */
export interface NewMfaVerification {
  type: KeptFactor;
  /** What is secret of it, sealed. */
  sealed?: string;
  /** What else its type keeps. `codes` are used up one by one, by `usedAt`: with none left it proves nothing. */
  data: Record<string, unknown>;
  /** The time step whose code proved it. */
  lastStep: number;
  /** It takes the place of what the account has of its type. */
  isReplacement?: boolean;
}

const countLeft =
  sql<number>`(select count(*)::int from jsonb_array_elements(coalesce(m.data -> 'codes', '[]')) c
  where c ->> 'usedAt' is null)`.as('left');

/** A user's second factors, the oldest first; undefined when there is no such user. */
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
            ...(data?.codes !== undefined && { remainCodes: left }),
            ...(lastUsedAt === null ? {} : { lastUsedAt: new Date(lastUsedAt).toISOString() }),
          },
        ],
  );
}

/** Adds a second factor, or throws `inUse` when there is one. Answers whose it is, by name; undefined when there is no such user. */
export async function insertMfaVerification(
  db: TenantDb,
  userId: string,
  { type, sealed = '', data, lastStep }: NewMfaVerification,
  inUse: ErrorDeclaration,
): Promise<string | undefined> {
  const constraints = { mfa_verifications_single: inUse, mfa_verifications_user: entityErrors.notFound };
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

/** Takes a second factor away, and with the last one the spare one. Answers its kind; undefined when the user has none with this id. */
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
  return deleted?.type;
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
  type: NewMfaVerification['type'],
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

const takeCode = hotStatement(
  'take-backup-code',
  `update mfa_verifications m set last_used_at = to_timestamp($4::float8 / 1000), data = jsonb_set(m.data, '{codes}', (
     select jsonb_agg(case when c ->> 'hash' = $3 then c || jsonb_build_object('usedAt', $4::bigint) else c end order by place)
     from jsonb_array_elements(m.data -> 'codes') with ordinality as e(c, place)))
   where m.tenant_id = $1 and m.id = $2 and exists (
     select from jsonb_array_elements(m.data -> 'codes') c where c ->> 'hash' = $3 and c ->> 'usedAt' is null)
   returning 1`,
);

/** Uses up the backup code with this hash. False when there is none, or it has been used, in whatever process. */
export async function takeBackupCode(
  { database, clock }: Runtime,
  tenantId: string,
  id: string,
  hash: string,
): Promise<boolean> {
  return (await database.hot(takeCode, tenantId, [id, hash, clock()])).length > 0;
}

const findKeys = hotStatement(
  'find-web-authn-keys',
  `select id, data from mfa_verifications where tenant_id = $1 and user_id = $2 and type = 'WebAuthn' order by created_at, id`,
);

/** The passkeys and security keys of an account, with the ids of their rows. */
export async function findCredentials(
  { database }: Runtime,
  tenantId: string,
  userId: string,
): Promise<(StoredCredential & { id: string })[]> {
  const rows = await database.hot<{ id: string; data: StoredCredential }>(findKeys, tenantId, [userId]);
  return rows.map(({ id, data }) => ({ ...data, id }));
}

const findKey = hotStatement(
  'find-passkey',
  `select m.id, m.user_id as "userId", m.data, u.primary_email as "primaryEmail" from mfa_verifications m
   join users u on u.tenant_id = $1 and u.id = m.user_id
   where m.tenant_id = $1 and m.type = 'WebAuthn' and m.data ->> 'credentialId' = $2`,
);

interface KeyOwner {
  id: string;
  userId: string;
  primaryEmail: string | null;
}

/** The passkey or security key with this id, and whose it is. */
export async function findPasskey(
  { database }: Runtime,
  tenantId: string,
  credentialId: string,
): Promise<(StoredCredential & KeyOwner) | undefined> {
  const [row] = await database.hot<KeyOwner & { data: StoredCredential }>(findKey, tenantId, [credentialId]);
  if (!row) return undefined;
  const { data, ...owner } = row;
  return { ...data, ...owner };
}

const useKey = hotStatement(
  'use-web-authn-key',
  `update mfa_verifications set last_used_at = to_timestamp($4::float8 / 1000),
     data = jsonb_set(data, '{counter}', to_jsonb($3::bigint))
   where tenant_id = $1 and id = $2 and ($3 = 0 or (data ->> 'counter')::bigint < $3) returning 1`,
);

/** Remembers the counter of a key that has just signed. False when a later one is known already: the key was copied, or is gone. */
export async function useCredential(
  { database, clock }: Runtime,
  tenantId: string,
  id: string,
  counter: number,
): Promise<boolean> {
  return (await database.hot(useKey, tenantId, [id, counter, clock()])).length > 0;
}
