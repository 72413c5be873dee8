import * as api from '@gatehouse/contract/account/mfa-endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import { passkeyFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { createBackupCodes } from '../../mfa/backup-codes.ts';
import { buildTotpSetup } from '../../mfa/mfa-service.ts';
import { listBackupCodes, listMfaVerifications, renamePasskey } from '../../mfa/mfa-store.ts';
import { createTotpSecret } from '../../mfa/totp-codes.ts';
import { implement } from '../../web/implement.ts';
import { addFactor, removeFactor, replaceTotp } from './mfa-service.ts';
import { callerOf, readOwn } from '../../users/own-user.ts';

/** Instead of backup codes, of which only hashes are stored. */
const mask = '••••••••••';

export const routes = [
  implement(api.listOwnFactors, async (ctx) =>
    ctx.found(await listMfaVerifications(ctx.db, callerOf(ctx).userId), accountErrors.suspended),
  ),

  implement(api.addOwnFactor, (ctx, { body }) => addFactor(ctx, body)),

  implement(api.replaceOwnTotp, (ctx, { body }) => replaceTotp(ctx, body)),

  implement(api.generateOwnTotpSecret, async (ctx) => {
    const { username, primaryEmail, primaryPhone, id } = await readOwn(ctx);
    return buildTotpSetup(ctx, createTotpSecret(), username ?? primaryEmail ?? primaryPhone ?? id);
  }),

  implement(api.generateOwnBackupCodes, async () => ({ codes: createBackupCodes() })),

  implement(api.listOwnBackupCodes, async (ctx) => {
    const codes = ctx.found(await listBackupCodes(ctx.db, callerOf(ctx).userId), entityErrors.notFound);
    return {
      codes: codes.map(({ usedAt }) => ({
        code: mask,
        ...(usedAt === null ? {} : { usedAt: new Date(usedAt).toISOString() }),
      })),
    };
  }),

  implement(api.renameOwnPasskey, async (ctx, { params, body }) => {
    const { userId } = callerOf(ctx);
    await renamePasskey(ctx.db, userId, params.verificationId, body.name);
    const all = (await listMfaVerifications(ctx.db, userId)) ?? [];
    const renamed = all.find(({ id, type }) => id === params.verificationId && type === passkeyFactor);
    return ctx.found(renamed, entityErrors.notFound);
  }),

  implement(api.removeOwnFactor, (ctx, { params }) => removeFactor(ctx, params.verificationId)),
];
