import { mfaErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { verifyTotp } from '@gatehouse/contract/sign-in/mfa-endpoints';
import type { Ctx } from '../../../runtime/ctx.ts';
import { fail, found } from '../../../lib/fail.ts';
import { findMfaSecret, takeTotpStep } from '../../../mfa/mfa-store.ts';
import { createId } from '../../../lib/ids.ts';
import { findTotpStep } from '../../../mfa/totp-codes.ts';
import { countSecondFactor, loadAccount } from '../../flow/load-account.ts';
import { describeStep } from '../../flow/audit-step.ts';
import { operation } from '../../flow/flow-operation.ts';
import { withVerification } from '../../flow/flow-state.ts';
import { type Flow, saveFlow } from '../../flow/flow-store.ts';
import { amr, type TotpVerification } from './totp-verification.ts';

const audited = 'Verification.Totp.Submit';

/** Takes the code of the account's authenticator app or, with the id of a verification, of the one that is being set up. */
export const verifyOperation = operation(
  verifyTotp,
  audited,
  async (ctx, { body: { code, verificationId } }) => {
    const { flow, userId } = await loadAccount(ctx);
    const known = flow.state.verifications.find(
      (each): each is TotpVerification => each.type === 'Totp' && each.id === verificationId,
    );
    if (known?.setUp) return { verificationId: await proveNew(ctx, flow, known, code) };
    if (verificationId !== undefined && !known) ctx.fail(sessionErrors.verificationNotFound);
    return { verificationId: await proveOwn(ctx, flow, userId, code) };
  },
);

/** Whoever sets an app up has read its secret: nothing is guessed here. */
async function proveNew(ctx: Ctx, flow: Flow, known: TotpVerification, code: string): Promise<string> {
  const sealed = known.setUp?.sealed ?? '';
  const step = findTotpStep(ctx.runtime.secrets.open(sealed), code, ctx.now);
  if (step === undefined) return fail(mfaErrors.invalidTotp);
  const proven: TotpVerification = { ...known, verified: true, setUp: { sealed, lastStep: step } };
  const verifications = flow.state.verifications.map((each) => (each === known ? proven : each));
  await saveFlow(ctx, flow, { ...flow.state, verifications });
  return known.id;
}

/** Counted before it is compared, and used up with every earlier code. */
async function proveOwn(ctx: Ctx, flow: Flow, userId: string, code: string): Promise<string> {
  const attempt = await countSecondFactor(ctx, 'MfaTotp', userId);
  const factor = found(
    await findMfaSecret(ctx.runtime, ctx.tenant.id, userId, 'Totp'),
    mfaErrors.invalidTotp,
  );
  const step = findTotpStep(factor.secret, code, ctx.now);
  if (step === undefined || !(await takeTotpStep(ctx.runtime, ctx.tenant.id, factor.id, step)))
    return attempt.refuse(mfaErrors.invalidTotp);
  const verification: TotpVerification = { id: createId(), type: 'Totp', userId, verified: true };
  await saveFlow(
    ctx,
    flow,
    { ...withVerification(flow.state, verification), secondFactor: { id: factor.id, amr } },
    { logs: [describeStep(ctx, audited, { userId })], forgiven: attempt.target },
  );
  return verification.id;
}
