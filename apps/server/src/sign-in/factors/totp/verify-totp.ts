import { mfaErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { verifyTotp } from '@gatehouse/contract/sign-in/mfa-endpoints';
import type { Ctx } from '../../../runtime/ctx.ts';
import { fail, found } from '../../../lib/fail.ts';
import { findMfaSecret, takeTotpStep } from '../../../mfa/mfa-store.ts';
import { createId } from '../../../lib/ids.ts';
import { findTotpStep } from '../../../mfa/totp-codes.ts';
import { countSecondFactor, loadAccount } from '../../flow/load-account.ts';
import { createStepLog } from '../../flow/audit-step.ts';
import { successOf } from '../../flow/step-events.ts';
import { operation } from '../../flow/flow-operation.ts';
import { type KnownFlow, saveFlow } from '../../flow/flow-store.ts';
import {
  findVerification,
  withSecondFactor,
  withUpdated,
  withVerification,
} from '../../state/flow-verifications.ts';
import type { VerificationOf } from '../../state/verifications.ts';

/** The authentication method (RFC 8176). */
export const amr = 'otp';

const audited = successOf(verifyTotp);

/** Checks the code of the account's authenticator app or, with the ID of a verification, of the one that is being set up. */
export const verifyOperation = operation(verifyTotp, async (ctx, { body: { code, verificationId } }) => {
  const { flow, userId } = await loadAccount(ctx);
  const known = findVerification(flow.state, 'Totp', verificationId);
  if (known?.setUp) return { verificationId: await verifyNew(ctx, flow, known, code) };
  if (verificationId !== undefined && !known) ctx.fail(sessionErrors.verificationNotFound);
  return { verificationId: await verifyOwn(ctx, flow, userId, code) };
});

/** The user has seen the secret of an app that is being set up, so no attempt is counted. */
async function verifyNew(
  ctx: Ctx,
  flow: KnownFlow,
  known: VerificationOf<'Totp'>,
  code: string,
): Promise<string> {
  const sealed = known.setUp?.sealed ?? '';
  const step = findTotpStep(ctx.runtime.secrets.open(sealed), code, ctx.now);
  if (step === undefined) return fail(mfaErrors.invalidTotp);
  const updated = { ...known, verified: true, setUp: { sealed, lastStep: step } };
  await saveFlow(ctx, flow, withUpdated(flow.state, updated));
  return known.id;
}

/** Counted before it is compared, and consumed with every earlier code. */
async function verifyOwn(ctx: Ctx, flow: KnownFlow, userId: string, code: string): Promise<string> {
  const attempt = await countSecondFactor(ctx, 'MfaTotp', userId);
  const factor = found(
    await findMfaSecret(ctx.runtime, ctx.tenant.id, userId, 'Totp'),
    mfaErrors.invalidTotp,
  );
  const step = findTotpStep(factor.secret, code, ctx.now);
  if (step === undefined || !(await takeTotpStep(ctx.runtime, ctx.tenant.id, factor.id, step)))
    return attempt.refuse(mfaErrors.invalidTotp);
  const verification: VerificationOf<'Totp'> = { id: createId(), type: 'Totp', userId, verified: true };
  await saveFlow(
    ctx,
    flow,
    withSecondFactor(withVerification(flow.state, verification), { id: factor.id, amr }),
    { logs: [createStepLog(ctx, audited, { userId })], forgiven: attempt.target },
  );
  return verification.id;
}
