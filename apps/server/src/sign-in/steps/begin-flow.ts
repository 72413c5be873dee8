import * as api from '@gatehouse/contract/sign-in/endpoints';
import type { Interaction, InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { Ctx } from '../../runtime/ctx.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { verifyHuman } from '../captcha/require-human.ts';
import { findFactor, findSecondFactor } from '../factors/all.ts';
import { requireSetupLink } from '../administrators/first-administrator.ts';
import { findInvitation } from '../administrators/invited-administrator.ts';
import { operation } from '../flow/flow-operation.ts';
import { requireMode } from '../flow/flow-event.ts';
import { type StartedFlow, loadStarted, loadFlow, ownerOf, saveFlow } from '../flow/flow-store.ts';
import { accountOf, type Verification } from '../state/verifications.ts';
import { startedState, isKnown, type KnownState, type StoredState, userIdOf } from '../state/flow-state.ts';

/** Throws if the tenant doesn't let this browser use the event. Returns the invitation that the browser registers with, if it does. */
async function requireMayBegin(
  ctx: Ctx,
  event: InteractionEvent,
  verifications?: readonly Verification[],
): Promise<Pick<StoredState, 'invitationHash'>> {
  const invited = event === 'Register' ? await findInvitation(ctx) : {};
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  requireMode({ event, verifications, ...invited }, experience);
  await requireSetupLink(ctx, experience);
  return invited;
}

/** Starts a flow, or starts it again: what was verified or entered before belongs to another attempt. */
export const begin = operation(api.beginExperience, async (ctx, { body }) => {
  const { interactionEvent: event, captchaToken } = body;
  const invited = await requireMayBegin(ctx, event);
  const flow = await loadFlow(ctx);
  // A reset of a password ends with the new one, and not with a sign-in.
  if (flow.isTest && event === 'ForgotPassword') ctx.fail(sessionErrors.modeForbidden);
  const { passkeyUsedAt } = flow.state;
  const humanUntil = await verifyHuman(ctx, captchaToken);
  await saveFlow(ctx, flow, startedState(event, ctx.now, { passkeyUsedAt, humanUntil, ...invited }));
});

/**
 * Switches between signing in and registering. The user's agreement to the terms is kept, and only verified email addresses and phone numbers, and of accounts only that of the
 * account the flow is filed under (`withoutOtherAccounts`).
 */
export const changeEvent = operation(
  api.changeInteractionEvent,
  async (ctx, { body: { interactionEvent } }) => {
    const flow = await loadStarted(ctx);
    const invited = await requireMayBegin(ctx, interactionEvent, flow.state.verifications);
    const { event, passkeyUsedAt, humanUntil, hasAgreed } = flow.state;
    if (event === interactionEvent) return;
    if ([event, interactionEvent].includes('ForgotPassword')) ctx.fail(sessionErrors.notForForgotPassword);
    const owner = ownerOf(flow.state);
    const verifications = flow.state.verifications.filter(
      (verification) =>
        findFactor(verification).firstFactor?.outlivesEvent?.(verification) &&
        [undefined, owner].includes(accountOf(verification)),
    );
    const kept = { verifications, passkeyUsedAt, humanUntil, hasAgreed, ...invited };
    await saveFlow(ctx, flow, startedState(interactionEvent, ctx.now, kept));
  },
);

/** The content of the flow, without secrets. */
export const getInteraction = operation(api.getInteraction, async (ctx) =>
  serializeInteraction(await loadStarted(ctx)),
);

/** The social accounts that were verified: to be linked, or already linked to the account. */
function serializeIdentities({ state: { profile }, user }: StartedFlow): Partial<Interaction['profile']> {
  const [social] = Object.entries(profile.identities ?? {});
  const { ssoIdentity } = profile;
  const isKnown = user?.ssoIdentities.some(
    ({ ssoConnectorId, issuer }) =>
      ssoConnectorId === ssoIdentity?.ssoConnectorId && issuer === ssoIdentity.issuer,
  );
  return {
    ...(social && {
      socialIdentity: { target: social[0], userInfo: { ...social[1].details, id: social[1].userId } },
    }),
    ...(ssoIdentity && {
      [isKnown ? 'syncedEnterpriseSsoIdentity' : 'enterpriseSsoIdentity']: ssoIdentity,
    }),
  };
}

/** The second factors that submitting will add to the account. */
function serializeMfa({ bound, choices }: KnownState): Interaction['mfa'] {
  if (bound.length === 0 && !choices.mfa && !choices.passkey) return undefined;
  return {
    ...(choices.mfa === 'enabled' && { mfaEnabled: true }),
    ...(choices.mfa === 'skipped' && { mfaSkipped: true }),
    ...(choices.passkey === 'skipped' && { passkeySkipped: true }),
    ...Object.assign({}, ...bound.map(({ type }) => findSecondFactor(type)?.boundAs)),
  };
}

function serializeInteraction(flow: StartedFlow): Interaction {
  const { state } = flow;
  const { verifications, profile, humanUntil } = state;
  const mfa = isKnown(state) ? serializeMfa(state) : undefined;
  return {
    interactionEvent: state.event,
    userId: userIdOf(state),
    profile: {
      name: profile.name,
      avatar: profile.avatar,
      profile: profile.profile,
      customData: profile.customData,
      username: profile.username,
      primaryEmail: profile.email,
      primaryPhone: profile.phone,
      ...serializeIdentities(flow),
      ...((state.hasGivenProfile || (isKnown(state) && state.isSubmitted)) && { submitted: true }),
    },
    ...(mfa && { mfa }),
    captcha: { verified: humanUntil !== undefined, skipped: false },
    verificationRecords: verifications.map((verification) => findFactor(verification).describe(verification)),
  };
}
