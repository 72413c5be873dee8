import { mfaVerificationErrors as errors } from '@gatehouse/contract/mfa/mfa';
import { entityErrors } from '@gatehouse/contract/errors';
import type { TransactionCtx } from '../runtime/ctx.ts';
import { fail, found } from '../lib/fail.ts';
import { areBackupCodes, createBackupCodeKey, createBackupCodes, storeBackupCodes } from './backup-codes.ts';
import { drawQrCode } from './qr-code.ts';
import { createTotpSecret, normalizeTotpSecret, totpAddress } from './totp-codes.ts';
import { endEverythingOfUser } from '../users/end-everything.ts';
import * as store from './mfa-store.ts';

/** The secret in the form that authenticator apps read. The app lists the account under the service's host name. */
export function buildTotpSetup(
  { tenant }: Pick<TransactionCtx, 'tenant'>,
  secret: string,
  account: string,
): { secret: string; secretQrCode: string; secretUri: string } {
  const secretUri = totpAddress(secret, new URL(tenant.origin).hostname, account);
  return { secret, secretQrCode: drawQrCode(secretUri), secretUri };
}

/** Adds an authenticator app to a user; an administrator passes its secret on. */
export async function addTotp(ctx: TransactionCtx, userId: string, given: string | undefined) {
  const secret = given === undefined ? createTotpSecret() : normalizeTotpSecret(given);
  if (secret === undefined) return fail(errors.totpSecretInvalid);
  const sealed = ctx.runtime.secrets.seal(secret);
  const added = { type: 'Totp', sealed, data: {}, lastStep: 0 } as const;
  const name = found(
    await store.insertMfaVerification(ctx.db, userId, added, { mfa_verifications_single: errors.totpInUse }),
    entityErrors.notFound,
  );
  const { secretUri: _ofThePage, ...shown } = buildTotpSetup(ctx, secret, name);
  return { type: 'Totp' as const, ...shown };
}

/** Adds backup codes to a user, who must have another factor. */
export async function addBackupCodes(ctx: TransactionCtx, userId: string, given: string[] | undefined) {
  const codes = given ?? createBackupCodes();
  if (!areBackupCodes(codes)) fail(errors.wrongBackupCodes);
  const known = found(await store.listMfaVerifications(ctx.db, userId), entityErrors.notFound);
  if (known.every(({ type }) => type === 'BackupCode')) fail(errors.backupCodeAlone);
  const key = createBackupCodeKey();
  const data = { codes: storeBackupCodes(key, codes) };
  const added = { type: 'BackupCode', sealed: ctx.runtime.secrets.seal(key), data, lastStep: 0 } as const;
  await store.insertMfaVerification(ctx.db, userId, added, {
    mfa_verifications_single: errors.backupCodesInUse,
  });
  return { type: 'BackupCode' as const, codes };
}

/** Deletes a factor, and ends the user's sessions and tokens. */
export async function removeMfaVerification(ctx: TransactionCtx, userId: string, id: string): Promise<void> {
  // The user is locked first, as in every transaction that ends something of a user.
  await endEverythingOfUser(ctx.db, userId);
  const type = found(await store.deleteMfaVerification(ctx.db, userId, id), entityErrors.notFound);
  ctx.note({ params: { factor: type } });
}
