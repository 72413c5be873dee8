import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantQueries } from '../database/database.ts';
import type { VerificationRecordsTable } from '../database/tables/users.ts';
import type { Actor } from '../runtime/ctx.ts';
import { findSessionOfGrant, trustedDeviceMethod } from './sessions.ts';

type User = Extract<Actor, { kind: 'user' }>;

/** Milliseconds that a verification counts. */
export const verificationLifeMs = 600_000;

/** What a verification is of, and what for. */
export interface RecordKind {
  types: readonly VerificationRecordsTable['type'][];
  purposes: readonly VerificationRecordsTable['purpose'][];
}

/** Which of a user's verifications, and whether it is complete. */
export interface Asked {
  userId: string;
  id: string;
  now: number;
  verified: boolean;
}

const isKind = (verified: boolean, { types, purposes }: RecordKind) => sql<boolean>`
  v.verified = ${verified} and v.purpose = any(${purposes}::varchar[]) and v.type = any(${types}::varchar[])`;

/** A verification to store. */
export interface NewRecord {
  id: string;
  type: VerificationRecordsTable['type'];
  purpose: VerificationRecordsTable['purpose'];
  verified: boolean;
  data?: Record<string, unknown>;
  expiresAt: number;
  /** Only if the account still has this password hash. */
  passwordHash?: string;
}

/**
 * Stores a verification of the caller, in the session of their token. False if the account was deleted or suspended, or its password
 * replaced. Ending all sessions of a user locks the row first, so this does, too.
 */
export async function addRecord(
  db: TenantQueries,
  { userId, grantId }: User,
  { id, type, purpose, verified, data = {}, expiresAt, passwordHash }: NewRecord,
): Promise<boolean> {
  const session = await findSessionOfGrant(db, userId, grantId);
  const hash = passwordHash === undefined ? sql`true` : sql`password_encrypted = ${passwordHash}`;
  const { numAffectedRows } = await sql`
    insert into verification_records (id, user_id, type, purpose, verified, data, session_uid, grant_id, expires_at)
    select ${id}, id, ${type}, ${purpose}, ${verified}, ${JSON.stringify(data)}::jsonb, ${session?.uid ?? null}, ${grantId ?? null},
      ${new Date(expiresAt)}
    from users where id = ${userId} and not is_suspended and ${hash} for key share`.execute(db);
  return numAffectedRows === 1n;
}

/** The conditions that every use of a verification has: it is the user's own, not expired, and its session and grant have not ended. */
const isAlive = (userId: string, id: string, now: number) => sql<boolean>`
  v.id = ${id} and v.user_id = ${userId} and v.expires_at > ${new Date(now)}
  and (v.session_uid is null or exists (select from oidc_instances s
    where s.model = 'Session' and s.account_id = v.user_id and s.uid = v.session_uid and s.expires_at > ${new Date(now)}))
  and (v.grant_id is null or exists (select from oidc_instances g
    where g.model = 'Grant' and g.id = v.grant_id and g.expires_at > ${new Date(now)}))`;

/**
 * Whether a verification proves the user's identity. A code counts only while the email address or phone number that it was sent to is the
 * account's own; verifications of something that is to be added never count. After a sign-in whose second factor was left out in a trusted
 * device, only a second factor counts: the device's cookie and the password would otherwise be enough to replace it (ADR 161).
 */
export async function hasPermission(
  db: TenantQueries,
  userId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`select 1 from verification_records v join users u on u.id = v.user_id
    where ${isAlive(userId, id, now)} and v.purpose = 'Permission' and v.verified and not u.is_suspended
    and (v.type not in ('EmailVerificationCode', 'PhoneVerificationCode') or v.data ->> 'value' in (u.primary_email, u.primary_phone))
    and (v.type in ('Totp', 'WebAuthn') or not ${leftOutFactor})`.execute(db);
  return rows.length > 0;
}

/**
 * Whether the sign-in of a verification `v` left out a second factor: that of its session or, because refresh tokens outlive sessions, of its
 * grant. A code sent to an address is one only for accounts without others.
 */
const leftOutFactor = sql<boolean>`(
  (exists (select from oidc_instances s where s.model = 'Session' and s.account_id = v.user_id and s.uid = v.session_uid
      and s.payload -> 'amr' ? ${trustedDeviceMethod})
    or exists (select from oidc_instances r where r.model = 'RefreshToken' and r.grant_id = v.grant_id
      and r.payload -> 'amr' ? ${trustedDeviceMethod}))
  and (v.type not in ('EmailVerificationCode', 'PhoneVerificationCode')
    or exists (select from mfa_verifications m where m.user_id = v.user_id and m.type in ('Totp', 'WebAuthn'))))`;

/** The data of one of the user's verifications of this kind; undefined if there is none. */
export async function findRecord(
  db: TenantQueries,
  { userId, id, now, verified }: Asked,
  kind: RecordKind,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ data: Record<string, unknown> }>`select v.data from verification_records v
    where ${isAlive(userId, id, now)} and ${isKind(verified, kind)}`.execute(db);
  return rows[0]?.data;
}

/** The same, and deletes it: of several concurrent requests, one gets it. `expiresAt` in milliseconds. */
export async function takeRecord(
  db: TenantQueries,
  { userId, id, now, verified }: Asked,
  kind: RecordKind,
): Promise<{ data: Record<string, unknown>; expiresAt: number } | undefined> {
  const { rows } = await sql<{ data: Record<string, unknown>; expiresAt: number }>`
    delete from verification_records v where ${isAlive(userId, id, now)} and ${isKind(verified, kind)}
    returning v.data, extract(epoch from v.expires_at)::float8 * 1000 as "expiresAt"`.execute(db);
  return rows[0];
}

/** Completes a verification. Of several concurrent requests, one gets true. */
export async function completeRecord(db: TenantQueries, userId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update verification_records set verified = true
    where id = ${id} and user_id = ${userId} and not verified`.execute(db);
  return numAffectedRows === 1n;
}

/** Deletes a verification whose result was used. */
export async function deleteRecord(db: TenantQueries, userId: string, id: string): Promise<void> {
  await db.deleteFrom('verificationRecords').where('id', '=', id).where('userId', '=', userId).execute();
}

/**
 * When the caller's session was signed in to, in milliseconds, if that is at most ten minutes ago. A sign-in without its second factor doesn't
 * count, nor one that a device got a token from: its user typed a code that another person may have shown them (RFC 8628, section 5.4).
 */
export async function findFreshSignIn(
  db: TenantQueries,
  { userId, grantId, isOfDevice }: User,
  now: number,
): Promise<number | undefined> {
  const session = await findSessionOfGrant(db, userId, grantId);
  if (isOfDevice || session?.isByDevice) return undefined;
  const signedInAt = (session?.loginTs ?? 0) * 1000;
  return signedInAt > now - verificationLifeMs ? signedInAt : undefined;
}

/** Whether the account has something that its user can be verified with on the wire; undefined without the account. */
export async function isSecuredUser(db: TenantQueries, userId: string): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('users')
    .select(
      sql<boolean>`coalesce(password_encrypted, primary_email, primary_phone) is not null`.as('isSecured'),
    )
    .where('id', '=', userId)
    .where('isSuspended', '=', false)
    .executeTakeFirst();
  return row?.isSecured;
}

/** The type of the verification of an email address or phone number. */
export const codeTypes = { email: 'EmailVerificationCode', phone: 'PhoneVerificationCode' } as const;

/** The data of a completed verification of a social account. */
export const linkedAccount = z.object({
  target: z.string(),
  identity: z.object({ userId: z.string(), details: z.record(z.string(), z.unknown()) }),
  connectorId: z.string().optional(),
  /** The provider's tokens, encrypted, if its connector stores them. */
  sealedTokens: z.string().optional(),
});
