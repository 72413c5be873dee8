import * as api from '@gatehouse/contract/sign-in/endpoints';
import type { Interaction, InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { Ctx } from '../../runtime/ctx.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { proveHuman } from '../captcha/require-human.ts';
import { findFactor, findSecondFactor } from '../factors/all.ts';
import { requireSetupLink } from '../administrators/first-administrator.ts';
import { operation } from '../flow/flow-operation.ts';
import { emptyState, requireEvent, requireMode } from '../flow/flow-state.ts';
import { type Flow, loadFlow, saveFlow } from '../flow/flow-store.ts';

/** Throws where the tenant does not let this browser do that. */
async function requireMayBegin(ctx: Ctx, event: InteractionEvent): Promise<void> {
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  requireMode(event, experience);
  await requireSetupLink(ctx, experience);
}

/** Begins anew: whatever was proven or entered before belongs to another try. */
export const begin = operation(api.beginExperience, 'Update', async (ctx, { body }) => {
  const { interactionEvent: event, captchaToken } = body;
  await requireMayBegin(ctx, event);
  const flow = await loadFlow(ctx);
  const { passkeyUsedAt } = flow.state;
  const humanUntil = await proveHuman(ctx, captchaToken);
  await saveFlow(ctx, flow, { ...emptyState(0), event, begunAt: ctx.now, passkeyUsedAt, humanUntil });
});

/**
 * Turns from signing in to registering or back. What was proven for the one is not valid for the other, but for an address: that it is
 * the person's is the same for both, and for them alone.
 */
export const changeEvent = operation(
  api.changeInteractionEvent,
  'Update',
  async (ctx, { body: { interactionEvent } }) => {
    await requireMayBegin(ctx, interactionEvent);
    const flow = await loadFlow(ctx);
    const event = requireEvent(flow.state);
    if (event === interactionEvent) return;
    const isRecovery = [event, interactionEvent].includes('ForgotPassword');
    const verifications = flow.state.verifications.filter(
      (verification) => !isRecovery && findFactor(verification).outlivesEvent?.(verification),
    );
    const { passkeyUsedAt, humanUntil } = flow.state;
    await saveFlow(ctx, flow, {
      ...emptyState(0),
      event: interactionEvent,
      begunAt: ctx.now,
      verifications,
      passkeyUsedAt,
      humanUntil,
    });
  },
);

/** What the flow holds, without what is secret. */
export const getInteraction = operation(api.getInteraction, 'Read', async (ctx) =>
  describeInteraction(await loadFlow(ctx)),
);

/** The accounts elsewhere that were proven: to be linked, or known to be the account's. */
function describeIdentities({ state: { profile }, user }: Flow): Partial<Interaction['profile']> {
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

function describeInteraction(flow: Flow): Interaction {
  const { state } = flow;
  const { userId, verifications, profile, isSubmitted, bound, isMfaSkipped, isMfaEnabled, isPasskeySkipped } =
    state;
  const { humanUntil } = state;
  return {
    interactionEvent: requireEvent(state),
    userId,
    profile: {
      name: profile.name,
      avatar: profile.avatar,
      profile: profile.profile,
      username: profile.username,
      primaryEmail: profile.email,
      primaryPhone: profile.phone,
      ...describeIdentities(flow),
      submitted: isSubmitted,
    },
    ...((bound || isMfaSkipped || isMfaEnabled || isPasskeySkipped) && {
      mfa: {
        mfaEnabled: isMfaEnabled,
        mfaSkipped: isMfaSkipped,
        passkeySkipped: isPasskeySkipped,
        ...Object.assign({}, ...(bound ?? []).map(({ type }) => findSecondFactor(type)?.boundAs)),
      },
    }),
    ...(humanUntil && { captcha: { verified: true, skipped: false } }),
    verificationRecords: verifications.map((verification) => findFactor(verification).describe(verification)),
  };
}
