import { mfaErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { sendMfaCode } from '@gatehouse/contract/sign-in/mfa-code-endpoints';
import { getSignInExperience } from '../../../experience/sign-in-experience-store.ts';
import { issueCode } from '../../codes/issue-code.ts';
import { loadAccount } from '../../flow/load-account.ts';
import { addressesOf, factorsToVerify } from '../../flow/second-factors.ts';
import { operation } from '../../flow/flow-operation.ts';
import { saveFlow } from '../../flow/flow-store.ts';
import { knownBrowserTarget } from '../../sentinel/known-browsers.ts';
import { accountKey } from '../../sentinel/attempt-target.ts';
import { withVerification } from '../../state/flow-verifications.ts';
import { codePurpose } from '../verification-code/code-verification.ts';
import { mfaCodeNames, type MfaCodeVerification } from './mfa-code-kind.ts';

/**
 * Sends a code to the account's own email address or phone number, if that verifies a factor that the account still
 * lacks.
 */
export const sendOperation = operation(sendMfaCode, async (ctx, { body: { identifierType } }) => {
  const { flow, userId } = await loadAccount(ctx);
  const { type, factor, record } = mfaCodeNames(identifierType);
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  // A user who registers may make the email address or phone number that was just verified a second factor.
  const isNewcomer = flow.state.status === 'registering';
  const isUsable = isNewcomer
    ? experience.mfa.factors.includes(factor)
    : factorsToVerify(flow.state, flow.user, experience)?.includes(factor);
  if (!isUsable) ctx.fail(mfaErrors.notEnabled);
  const value = ctx.found(
    addressesOf(flow.user, flow.state.profile)[factor],
    sessionErrors.identifierNotFound,
  );
  const identifier = { type, value };
  const purpose = codePurpose(flow, identifier, 'MfaVerification');
  // The account's first factor is verified here.
  const knownAs = (await knownBrowserTarget(ctx, userId)) ?? (isNewcomer ? undefined : accountKey(userId));
  const { organizationId } = flow;
  const sent = await issueCode(ctx, purpose, identifier, experience, { knownAs, organizationId });
  const verification: MfaCodeVerification = {
    ...sent,
    type: record,
    userId,
    identifier,
    verified: false,
  };
  await saveFlow(ctx, flow, withVerification(flow.state, verification));
  return { verificationId: sent.id };
});
