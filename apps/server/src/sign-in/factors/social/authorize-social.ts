import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import { edgeErrors, type ErrorDeclaration } from '@gatehouse/contract/errors';
import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { createSocialAuthorizationUri } from '@gatehouse/contract/sign-in/social-endpoints';
import type { Ctx } from '../../../runtime/ctx.ts';
import { fail, found } from '../../../lib/fail.ts';
import { getSignInExperience } from '../../../experience/sign-in-experience-store.ts';
import { createId } from '../../../lib/ids.ts';
import {
  findSocialConnector,
  type OpenConnector,
} from '../../../identity-providers/social/social-connectors.ts';
import { describeAuthorization } from '../../../identity-providers/ask-provider.ts';
import { postAddress } from '../../../identity-providers/addresses.ts';
import { operation } from '../../flow/flow-operation.ts';
import { requireEvent, requireMode, withVerification } from '../../flow/flow-state.ts';
import { type Flow, loadFlow, saveFlow } from '../../flow/flow-store.ts';
import { countDeparture } from '../../sentinel/count-caller.ts';
import type { SocialVerification } from './social-verification.ts';

/** Where a provider sends people back to: an address of this tenant alone, so that its code goes nowhere else (attacks: open redirect). */
export const callbackAddress = ({ tenant }: Ctx, connectorId: string): string =>
  `${tenant.origin}/callback/${connectorId}`;

/** The flow and the connector, if the tenant lets people come in by it. */
export async function openSocial(
  ctx: Ctx,
  connectorId: string,
  unknown: ErrorDeclaration = connectorErrors.notFound,
): Promise<{ flow: Flow; connector: OpenConnector }> {
  const { runtime, tenant } = ctx;
  const flow = await loadFlow(ctx);
  const event = requireEvent(flow.state);
  if (event === 'ForgotPassword') fail(sessionErrors.invalidInteractionType);
  const experience = await getSignInExperience(runtime, tenant.id);
  requireMode(event, experience);
  const connector = found(await findSocialConnector(runtime, tenant.id, connectorId), unknown);
  if (!experience.socialSignInConnectorTargets.includes(connector.target))
    fail(accountErrors.signInMethodNotEnabled);
  return { flow, connector };
}

/** Sends somebody to a provider. State, nonce and code verifier stay in the flow until they come back. */
export const authorizeOperation = operation(
  createSocialAuthorizationUri,
  'Verification.Social.Create',
  async (ctx, { params: { connectorId }, body: { state, redirectUri } }) => {
    if (redirectUri !== callbackAddress(ctx, connectorId))
      ctx.fail(edgeErrors.invalidInput, {
        data: { fields: { 'body.redirectUri': `must be ${callbackAddress(ctx, connectorId)}` } },
      });
    await countDeparture(ctx);
    const { flow, connector } = await openSocial(ctx, connectorId);
    const { authorizationUri, kept } = await describeAuthorization(ctx, connector, {
      state,
      redirectUri,
      postUri: postAddress(ctx.tenant, connectorId),
    });
    const verification: SocialVerification = {
      id: createId(),
      type: 'Social',
      connectorId,
      target: connector.target,
      syncsProfile: connector.syncProfile,
      pending: { state, redirectUri, kept },
    };
    await saveFlow(ctx, flow, withVerification(flow.state, verification));
    return { authorizationUri, verificationId: verification.id };
  },
);
