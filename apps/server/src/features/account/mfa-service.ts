import { verificationErrors } from '@gatehouse/contract/account/errors';
import type { addOwnFactor } from '@gatehouse/contract/account/mfa-endpoints';
import type { BodyOf } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import { mfaVerificationErrors as errors } from '@gatehouse/contract/mfa/mfa';
import { accountErrors, mfaErrors } from '@gatehouse/contract/sign-in/errors';
import {
  type KeptFactor,
  passkeyFactor,
  spareFactor,
} from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { readSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { sendNotice } from '../../delivery/messages/send-notice.ts';
import { fail, found } from '../../lib/fail.ts';
import { areBackupCodes, createBackupCodeKey, storeBackupCodes } from '../../mfa/backup-codes.ts';
import * as store from '../../mfa/mfa-store.ts';
import { findTotpStep, normalizeTotpSecret } from '../../mfa/totp-codes.ts';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { requireOfferedFactor } from '../../experience/offered-factors.ts';
import { mergeSettings } from '../../users/user-data-store.ts';
import { deleteRecord, findRecord } from '../../sessions/verifications.ts';
import { endOtherSessions } from './end-others.ts';
import { readOwn } from '../../users/own-user.ts';
import { requireFactorLeft, requireWayIn } from './require-way-in.ts';

type NewFactor = BodyOf<typeof addOwnFactor>;

/** Adds a second factor, which then counts at sign-in, and tells its user. The first one ends all other sessions. */
export async function addFactor(ctx: TransactionCtx, body: NewFactor): Promise<void> {
  const type: KeptFactor = body.type === 'TOTP' ? 'Totp' : body.type;
  const { id } = await readOwn(ctx);
  await requireOfferedFactor(ctx, type);
  const isFirst = ((await store.listMfaVerifications(ctx.db, id)) ?? []).length === 0;
  if (body.type === 'WebAuthn') await addPasskey(ctx, id, body);
  else if (body.type === 'BackupCode') await addBackupCodes(ctx, id, body.codes);
  else await addTotp(ctx, id, body);
  // No other session was asked for a second factor, and one may be of another person who knows the password.
  if (isFirst) await endOtherSessions(ctx);
  await announceFactor(ctx, type);
}

/** Replaces the authenticator app, or adds the first one. Replacing ends all other sessions. */
export async function replaceTotp(
  ctx: TransactionCtx,
  body: { secret: string; code: string },
): Promise<void> {
  const { id } = await readOwn(ctx);
  await requireOfferedFactor(ctx, 'Totp');
  const replaced = ((await store.listMfaVerifications(ctx.db, id)) ?? []).find(({ type }) => type === 'Totp');
  if (replaced) await ctx.db.deleteFrom('mfaVerifications').where('id', '=', replaced.id).execute();
  await addTotp(ctx, id, body);
  if (replaced) await endOtherSessions(ctx);
  await announceFactor(ctx, 'Totp');
  if (!replaced) return;
  const { primaryEmail } = await readOwn(ctx);
  await sendNotice(ctx, { to: primaryEmail, notice: 'FactorRemoved' });
}

async function addTotp(
  { db, now, runtime }: TransactionCtx,
  userId: string,
  { secret: given, code }: { secret: string; code?: string | undefined },
): Promise<void> {
  const secret = normalizeTotpSecret(given);
  if (secret === undefined) return fail(errors.totpSecretInvalid);
  const step = code === undefined ? 0 : findTotpStep(secret, code, now);
  if (step === undefined) return fail(mfaErrors.invalidTotp);
  const added = { type: 'Totp', sealed: runtime.secrets.seal(secret), data: {}, lastStep: step } as const;
  await store.insertMfaVerification(db, userId, added, { mfa_verifications_single: errors.totpInUse });
}

/** Codes that are all used are replaced. */
async function addBackupCodes(
  { db, runtime }: TransactionCtx,
  userId: string,
  codes: string[],
): Promise<void> {
  if (!areBackupCodes(codes)) fail(errors.wrongBackupCodes);
  const known = (await store.listMfaVerifications(db, userId)) ?? [];
  const former = known.find(({ type }) => type === spareFactor);
  if (known.every(({ type }) => type === spareFactor)) fail(errors.backupCodeAlone);
  if (former && former.remainCodes !== 0) fail(errors.backupCodesInUse);
  if (former) await db.deleteFrom('mfaVerifications').where('id', '=', former.id).execute();
  const key = createBackupCodeKey();
  const data = { codes: storeBackupCodes(key, codes) };
  const added = { type: spareFactor, sealed: runtime.secrets.seal(key), data, lastStep: 0 } as const;
  await store.insertMfaVerification(db, userId, added, { mfa_verifications_single: errors.backupCodesInUse });
}

async function addPasskey(
  { db, now }: TransactionCtx,
  userId: string,
  { newIdentifierVerificationRecordId: id, name }: Extract<NewFactor, { type: 'WebAuthn' }>,
): Promise<void> {
  const asked = { userId, id, now, verified: true };
  const kind = { types: ['WebAuthn' as const], purposes: ['NewFactor' as const] };
  const credential = found(await findRecord(db, asked, kind), verificationErrors.notFound);
  const data = { ...credential, ...(name === undefined ? {} : { name }) };
  await store.insertMfaVerification(
    db,
    userId,
    { type: passkeyFactor, data, lastStep: 0 },
    {
      mfa_verifications_credential: accountErrors.keyInUse,
      mfa_verifications_passkeys: accountErrors.passkeyLimit,
    },
  );
  await deleteRecord(db, userId, id);
}

/** A user who adds a factor wants it to count; a passkey only if the tenant uses passkeys as second factor. */
async function announceFactor(ctx: TransactionCtx, type: KeptFactor): Promise<void> {
  const { id, primaryEmail } = await readOwn(ctx);
  const { mfa } = await readSignInExperience(ctx.db, ctx.tenant.id);
  if (mfa.factors.includes(type)) await mergeSettings(ctx.db, id, { mfa: { enabled: true } });
  ctx.note({ params: { factor: type } });
  await sendNotice(ctx, { to: primaryEmail, notice: 'FactorAdded' });
}

/** Removes a second factor, unless it is the last one and the tenant requires one. All other sessions end. */
export async function removeFactor(ctx: TransactionCtx, verificationId: string): Promise<void> {
  const { id, primaryEmail } = await readOwn(ctx);
  const type = found(await store.deleteMfaVerification(ctx.db, id, verificationId), entityErrors.notFound);
  if (type !== spareFactor) await requireFactorLeft(ctx);
  if (type === passkeyFactor) await requireWayIn(ctx);
  await endOtherSessions(ctx);
  ctx.note({ params: { factor: type } });
  await sendNotice(ctx, { to: primaryEmail, notice: 'FactorRemoved' });
}
