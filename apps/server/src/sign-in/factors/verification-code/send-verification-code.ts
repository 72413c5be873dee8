import { sendVerificationCode } from '@gatehouse/contract/sign-in/code-endpoints';
import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import type { Address } from '@gatehouse/contract/sign-in/interaction';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { Ctx } from '../../../runtime/ctx.ts';
import { getSignInExperience } from '../../../experience/sign-in-experience-store.ts';
import { issueCode } from '../../codes/issue-code.ts';
import { addressesOf, factorsToBind, factorsToVerify } from '../../flow/second-factors.ts';
import { requireHuman } from '../../captcha/require-human.ts';
import { operation } from '../../flow/flow-operation.ts';
import { refuseSsoAddress } from '../../flow/sso-address.ts';
import { requireEventIs, requireMode } from '../../flow/flow-event.ts';
import { type StartedFlow, loadStarted, loadStartedWith, saveFlow } from '../../flow/flow-store.ts';
import type { FlowUser } from '../../flow/flow-user.ts';
import { isForAccounts } from '../../flow/offered-methods.ts';
import { missingParts } from '../../flow/required-profile.ts';
import { knownBrowserTarget } from '../../sentinel/known-browsers.ts';
import { refuseListedEmail } from '../../../experience/email-lists.ts';
import { isKnown, type KnownState } from '../../state/flow-state.ts';
import { withVerification } from '../../state/flow-verifications.ts';
import { codeFirstFactor, codeType, type CodeVerification, codePurpose } from './code-verification.ts';

/**
 * Sends a code, if an account or a registration can use it. Response and cost are the same whether or not an account
 * has the identifier.
 */
export const sendOperation = operation(
  sendVerificationCode,
  async (ctx, { body: { identifier, interactionEvent } }) => {
    const { flow, holder } = await loadAsker(ctx, identifier);
    requireEventIs(flow.state, interactionEvent);
    await requireHuman(ctx, flow.state);
    const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
    requireMode(flow.state, experience);
    if (identifier.type === 'email') await refuseSsoAddress(ctx, identifier.value);
    const { usage, isUseful, isForFactor } = chooseUsage(flow, identifier, experience);
    const isForNewcomer = usage === 'Register' || isKnown(flow.state);
    if (identifier.type === 'email' && usage !== 'ForgotPassword' && isForNewcomer)
      refuseListedEmail(identifier.value, experience.emailBlocklistPolicy);
    const sent = await issueCode(ctx, codePurpose(flow, identifier, usage), identifier, experience, {
      isDecoy:
        !isUseful || (!isKnown(flow.state) && holder === undefined && isForAccounts(usage, experience)),
      knownAs: await knownBrowserTarget(ctx, holder?.id),
      begunAt: flow.state.begunAt,
      organizationId: flow.organizationId,
    });
    const verification: CodeVerification = {
      ...sent,
      type: codeType(identifier),
      identifier,
      usage,
      isForFactor,
      verified: false,
    };
    await saveFlow(ctx, flow, withVerification(flow.state, verification));
    return { verificationId: sent.id };
  },
);

/** The flow with its own account, once that is known, and the account that has the identifier. */
async function loadAsker(
  ctx: Ctx,
  identifier: Address,
): Promise<{ flow: StartedFlow; holder: FlowUser | undefined }> {
  const flow = await loadStartedWith(ctx, identifier);
  const { user: holder, state } = flow;
  return { flow: isKnown(state) ? await loadStarted(ctx) : flow, holder };
}

interface Use {
  /** The template of the message, and the purpose of the code. */
  usage: MessageUsage;
  /**
   * Whether the code can be used for anything. If not, it is created and counted, but not sent: identification or the
   * profile returns the reason.
   */
  isUseful: boolean;
  isForFactor?: boolean;
}

/** The purpose of the code, by the state of the flow. */
function chooseUsage({ state, user }: StartedFlow, identifier: Address, experience: SignInExperience): Use {
  const { event, profile } = state;
  const { type } = identifier;
  if (event === 'ForgotPassword')
    return { usage: event, isUseful: codeFirstFactor.isOffered({ identifier }, event, experience) };
  // Before the account is identified, `user` has the identifier: the response must not depend on that.
  const account = state.status === 'identified' ? user : undefined;
  const missing = missingParts(profile, account, experience);
  const isMissing = missing.includes(type) || missing.includes('emailOrPhone');
  if (!isKnown(state)) {
    // A verified email address or phone number stays when the user changes to registering.
    const isWay = [event, 'Register' as const].some((each) =>
      codeFirstFactor.isOffered({ identifier }, each, experience),
    );
    return { usage: event, isUseful: isWay || isMissing };
  }
  const isForFactor = !isMissing && isSecondFactor(state, account, type, experience);
  const usage = isOfSignUp(type, experience) ? event : 'BindMfa';
  return { usage, isUseful: isMissing || isForFactor, isForFactor };
}

/** Whether users can register with such an identifier. */
const isOfSignUp = (type: Address['type'], { signUp }: SignInExperience): boolean =>
  [...signUp.identifiers, ...(signUp.secondaryIdentifiers ?? []).map(({ identifier }) => identifier)].some(
    (identifier) => identifier === type || identifier === 'emailOrPhone',
  );

/** Whether a code to an identifier is a second factor that the account could set up, and it has no such identifier yet. */
function isSecondFactor(
  state: KnownState,
  user: FlowUser | undefined,
  type: Address['type'],
  experience: SignInExperience,
): boolean {
  const factor = codeType({ type });
  if (addressesOf(user, state.profile)[factor] || factorsToVerify(state, user, experience)) return false;
  return factorsToBind(state, user, experience)?.factors.includes(factor) === true;
}
