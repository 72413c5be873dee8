import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import { verificationErrors } from '@gatehouse/contract/account/errors';
import { verifyOwnPassword } from '@gatehouse/contract/account/endpoints';
import * as stepUp from '@gatehouse/contract/account/step-up-endpoints';
import * as api from '@gatehouse/contract/account/verification-endpoints';
import { mfaErrors } from '@gatehouse/contract/sign-in/errors';
import { findMfaSecret, takeTotpStep } from '../../mfa/mfa-store.ts';
import { findTotpStep } from '../../mfa/totp-codes.ts';
import { findFreshSignIn, isSecuredUser, verificationLifeMs } from '../../sessions/verifications.ts';
import { implement } from '../../web/implement.ts';
import { routes as administratorSocial } from './administrator-social.ts';
import { sendCode, verifyCode } from './codes.ts';
import { countOwnAttempt } from './count-own-attempt.ts';
import { callerOf } from '../../users/own-user.ts';
import * as passkeys from './passkeys.ts';
import { verifyPassword } from './password.ts';
import { countVerification, openRecord } from './records.ts';
import { beginSocial, verifySocial } from './social.ts';

export const routes = [
  ...administratorSocial,
  implement(verifyOwnPassword, (ctx, { body }) => verifyPassword(ctx, body.password)),
  implement(api.sendOwnCode, (ctx, { body }) => sendCode(ctx, body)),
  implement(api.verifyOwnCode, (ctx, { body }) => verifyCode(ctx, body)),
  implement(api.beginOwnSocial, (ctx, { body }) => beginSocial(ctx, body)),
  implement(api.verifyOwnSocial, (ctx, { body }) => verifySocial(ctx, body)),
  implement(api.beginOwnRegistration, (ctx) => passkeys.beginRegistration(ctx)),
  implement(api.verifyOwnRegistration, (ctx, { body }) => passkeys.verifyRegistration(ctx, body)),
  implement(stepUp.beginOwnAuthentication, (ctx) => passkeys.beginAuthentication(ctx)),
  implement(stepUp.verifyOwnAuthentication, (ctx, { body }) => passkeys.verifyAuthentication(ctx, body)),

  // Counted before it is compared, and consumed with every earlier code.
  implement(stepUp.verifyOwnTotp, async (ctx, { body }) => {
    const { runtime, tenant, now } = ctx;
    const { userId } = callerOf(ctx);
    const attempt = await countOwnAttempt(ctx, 'MfaTotp');
    const factor = await findMfaSecret(runtime, tenant.id, userId, 'Totp');
    const step = factor && findTotpStep(factor.secret, body.code, now);
    if (!factor || step === undefined || !(await takeTotpStep(runtime, tenant.id, factor.id, step)))
      return attempt.refuse(mfaErrors.invalidTotp);
    await attempt.uncount();
    return openRecord(ctx, { type: 'Totp', purpose: 'Permission', verified: true });
  }),

  // It lasts as long as the sign-in is recent, not ten minutes from now. Other applications use what the account has: otherwise, each of their
  // tokens could replace the password for ten minutes.
  implement(stepUp.verifyOwnSignIn, async (ctx) => {
    await countVerification(ctx);
    const db = ctx.runtime.database.for(ctx.tenant.id);
    const caller = callerOf(ctx);
    if (caller.clientId !== builtInApplications.account && (await isSecuredUser(db, caller.userId)) !== false)
      ctx.fail(verificationErrors.denied);
    const signedInAt = ctx.found(await findFreshSignIn(db, caller, ctx.now), verificationErrors.denied);
    const expiresAt = signedInAt + verificationLifeMs;
    return openRecord(ctx, { type: 'SignIn', purpose: 'Permission', verified: true, expiresAt });
  }),
];
