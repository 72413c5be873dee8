import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { verifySocial } from '@gatehouse/contract/sign-in/social-endpoints';
import { fail, found } from '../../../lib/fail.ts';
import { getSignInExperience } from '../../../experience/sign-in-experience-store.ts';
import { createId } from '../../../lib/ids.ts';
import type { OpenSocialConnector } from '../../../identity-providers/social/social-connectors.ts';
import { createStepLog } from '../../flow/audit-step.ts';
import { successOf } from '../../flow/step-events.ts';
import { operation } from '../../flow/flow-operation.ts';
import { type Flow, saveFlow } from '../../flow/flow-store.ts';
import { returnFromProvider } from '../return-from-provider.ts';
import { countCaller } from '../../sentinel/count-caller.ts';
import { findAccounts } from './find-social-accounts.ts';
import { openSocial } from './authorize-social.ts';
import { readCredential } from './one-tap.ts';
import { findVerification, withVerification } from '../../state/flow-verifications.ts';
import type { SocialVerification } from './social-verification.ts';

const audited = successOf(verifySocial);

/** Verifies a social account. The callback must belong to the sign-in that sent the user away, and is used once. */
export const verifyOperation = operation(
  verifySocial,
  async (ctx, { params: { connectorId }, body: { connectorData: data, verificationId } }) => {
    await countCaller(ctx);
    const { flow, connector } = await openSocial(ctx, connectorId, sessionErrors.verificationNotFound);
    const { credential } = data;
    const isOneTap = verificationId === undefined && typeof credential === 'string';
    const known = isOneTap ? begin(connector) : findPending(flow, connector, verificationId);
    const { userInfo, sealedTokens } = isOneTap
      ? await readCredential(ctx, flow, connector, credential)
      : await returnFromProvider(
          ctx,
          connector,
          found(known.pending, sessionErrors.verificationNotFound),
          data,
        );

    const { userId, relatedUserId } = await findAccounts(ctx, connector.target, userInfo);
    const { socialSignIn } = await getSignInExperience(ctx.runtime, ctx.tenant.id);
    const isLinking = userId === undefined && Boolean(relatedUserId && socialSignIn.automaticAccountLinking);
    const { pending: _used, ...rest } = known;
    const verification: SocialVerification = {
      ...rest,
      userInfo: { ...userInfo },
      sealedTokens,
      userId: isLinking ? relatedUserId : userId,
      relatedUserId,
      isLinking,
    };
    await saveFlow(ctx, flow, withVerification(flow.state, verification), {
      logs: [createStepLog(ctx, audited, { userId: verification.userId })],
      rightCalls: 1,
    });
    return { verificationId: verification.id };
  },
);

/** For a One Tap credential, which the page got without leaving, there is no earlier verification. */
const begin = ({ id: connectorId, target, syncProfile }: OpenSocialConnector): SocialVerification => ({
  id: createId(),
  type: 'Social',
  connectorId,
  target,
  syncsProfile: syncProfile,
});

/** The verification that was started in this flow. */
function findPending(
  { state }: Flow,
  { id: connectorId }: OpenSocialConnector,
  verificationId: string | undefined,
): SocialVerification {
  const started = findVerification(state, 'Social', verificationId);
  return started?.pending && started.connectorId === connectorId
    ? started
    : fail(sessionErrors.verificationNotFound);
}
