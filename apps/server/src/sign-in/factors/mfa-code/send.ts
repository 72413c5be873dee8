import { mfaErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { sendMfaCode } from '@gatehouse/contract/sign-in/mfa-code-endpoints';
import { fail, found } from '../../../fail.ts';
import { getSignInExperience } from '../../../features/sign-in-experience/store.ts';
import { issueCode, resendMs } from '../../codes/issue.ts';
import { loadAccount } from '../../flow/account.ts';
import { addressesOf, factorsToProve } from '../../flow/mfa.ts';
import { operation } from '../../flow/operation.ts';
import { withVerification } from '../../flow/state.ts';
import { saveFlow } from '../../flow/store.ts';
import { describePurpose } from '../verification-code/record.ts';
import { type AnyMfaCodeVerification, describeKind } from './record.ts';

/** Sends a code to the account's own address, where that is a proof the account still lacks. */
export const sendOperation = operation(
  sendMfaCode,
  'Verification.VerificationCode.Create',
  async (ctx, { body: { identifierType } }) => {
    const { flow, userId } = await loadAccount(ctx);
    const { type, factor, record } = describeKind(identifierType);
    const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
    if (!factorsToProve(flow.state, flow.user, experience)?.includes(factor)) fail(mfaErrors.notEnabled);
    const value = found(addressesOf(flow.user)[factor], sessionErrors.identifierNotFound);
    const identifier = { type, value };
    const purpose = describePurpose(flow, identifier, 'MfaVerification');
    const sent = await issueCode(ctx, purpose, identifier, experience);
    const verification: AnyMfaCodeVerification = {
      id: sent.id,
      type: record,
      userId,
      identifier,
      verified: false,
      resendAt: ctx.now + resendMs,
      expiresAt: sent.expiresAt,
    };
    await saveFlow(ctx, flow, withVerification(flow.state, verification));
    return { verificationId: sent.id };
  },
);
