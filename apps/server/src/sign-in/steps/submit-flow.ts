import { submitExperience } from '@gatehouse/contract/sign-in/endpoints';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { resetPassword } from '@gatehouse/contract/sign-in/recovery-endpoints';
import { prepareNotices } from '../../delivery/messages/send-notice.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import {
  makesFirstAdministrator,
  requireSetupLink,
  writeSetupCookie,
} from '../administrators/first-administrator.ts';
import { runSignInAction } from '../actions/sign-in-action.ts';
import { decide } from '../decision/decide.ts';
import { findJoining } from '../decision/joining.ts';
import { listMethods } from '../decision/methods.ts';
import { createAgreement } from '../decision/terms.ts';
import { createAcceptanceLog, createStepLog } from '../flow/audit-step.ts';
import { eventsOf, successOf } from '../flow/step-events.ts';
import { listNotices } from '../flow/flow-notices.ts';
import { operation } from '../flow/flow-operation.ts';
import { loadStarted, saveFlow } from '../flow/flow-store.ts';
import type { UserSettings } from '../flow/flow-user.ts';
import { refuse } from '../flow/refusal.ts';
import { rememberBrowser } from '../sentinel/known-browsers.ts';
import { endTestFlow } from '../sign-in-tests/test-flow.ts';
import { isKnown, type KnownState } from '../state/flow-state.ts';
import { findUsedVerification } from '../state/flow-verifications.ts';
import { trustDevice, confirmDevice } from '../trusted-devices/remember-device.ts';
import { readPolicy } from './read-policy.ts';
import { submitRecovery } from './reset-password.ts';
import { submitRegistration, submitSignIn } from './submit-store.ts';
import { keepFlowTokens, withoutTokens } from './keep-flow-tokens.ts';

/** Ends the flow. Everything is decided once more, because settings and accounts change while flows are open. */
export const submit = operation(submitExperience, async (ctx) => {
  const { state, ...flow } = await loadStarted(ctx);
  const { redirectTo } = flow;
  // A second request gets the same response and does nothing.
  if (isKnown(state) && state.isSubmitted) return { redirectTo };
  const policy = await readPolicy(ctx, flow, findUsedVerification(state));
  const decision = decide(state, flow.user, policy);
  if (decision.kind !== 'done') refuse(decision.refusal);
  if (!isKnown(state)) return ctx.fail(sessionErrors.identifierNotFound);

  if (flow.isTest)
    return {
      redirectTo: await endTestFlow(
        ctx,
        { ...flow, state },
        {
          methods: listMethods(state, flow.user, policy.experience),
          agreesToTerms: createAgreement(state, policy.experience, ctx.now) !== undefined,
          joinsOrganizations: findJoining(state, flow.user) !== undefined,
        },
      ),
    };

  const { userId } = state;
  const logs = [
    createStepLog(ctx, successOf(submitExperience), { userId }),
    ...(state.invitationHash === undefined ? [] : [createAcceptanceLog(ctx, userId)]),
  ];
  if (state.event === 'ForgotPassword') {
    await submitRecovery(ctx, { ...flow, state }, { userId, logs });
    return { redirectTo: signInPage(ctx) };
  }
  const terms = createAgreement(state, policy.experience, ctx.now);
  // In the organizations that the user joins, MFA may be required, which the statement that adds the user finds out.
  const required = { ...state, isMfaRequired: true };
  const decisionIfRequired = decide(required, flow.user, policy);
  const joining = findJoining(state, flow.user);
  const submission = {
    state: { ...withoutTokens(state), isSubmitted: true },
    joining,
    methods: listMethods(joining ? required : state, flow.user, policy.experience),
    meetsMfa: decisionIfRequired.kind === 'done',
    userId,
    logs: state.replacesPassword
      ? [...logs, createStepLog(ctx, eventsOf(resetPassword).audit, { userId })]
      : logs,
    settings: { ...(terms && { terms }), ...toUserSettings(state) },
  };
  const requireMfa = async (): Promise<never> => {
    await saveFlow(ctx, { ...flow, state }, required);
    if (decisionIfRequired.kind !== 'done') refuse(decisionIfRequired.refusal);
    return ctx.fail(sessionErrors.changed);
  };
  if (state.status === 'identified') {
    if (state.event === 'SignIn') await runSignInAction(ctx, flow, state);
    await confirmDevice(ctx, { ...flow, state }, state);
    const to = flow.user?.primaryEmail ?? null;
    const notices = await prepareNotices(ctx, { to, notices: listNotices(state) });
    await submitSignIn(ctx, flow, { ...submission, notices }, requireMfa);
    await trustDevice(ctx, state);
  } else {
    await requireSetupLink(ctx, policy.experience);
    const isFirstAdministrator = makesFirstAdministrator(ctx.tenant, policy.experience);
    await submitRegistration(ctx, flow, submission, { isFirstAdministrator, requireMfa });
    if (isFirstAdministrator) ctx.setHeader('set-cookie', writeSetupCookie(ctx.runtime));
  }
  await keepFlowTokens(ctx, state);
  await rememberBrowser(ctx, userId);
  return { redirectTo };
});

/** The user's decisions about second factors, to be stored. */
function toUserSettings({ choices }: KnownState): UserSettings {
  const mfa = {
    ...(choices.mfa === 'skipped' && { skipped: true }),
    ...(choices.mfa === 'enabled' && { enabled: true }),
    ...(choices.furtherFactor === 'skipped' && { additionalBindingSuggestionSkipped: true }),
  };
  return {
    ...(Object.keys(mfa).length > 0 && { mfa }),
    ...(choices.passkey === 'skipped' && { passkeySignIn: { skipped: true } }),
  };
}

/** The flow continues here with the new password. */
const signInPage = ({ tenant, actor }: Ctx): string => {
  const query = new URLSearchParams({ first_screen: 'sign_in' });
  if (actor.kind === 'flow') query.set('app_id', actor.clientId);
  if (actor.kind === 'flow') query.set('flow', actor.flowId);
  return `${tenant.origin}/sign-in?${query.toString()}`;
};
