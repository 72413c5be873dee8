import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import { type ErrorDeclaration } from '@gatehouse/contract/errors';
import { createSocialAuthorizationUri } from '@gatehouse/contract/sign-in/social-endpoints';
import type { Ctx } from '../../../runtime/ctx.ts';
import { fail, found } from '../../../lib/fail.ts';
import {
  findSocialConnector,
  type OpenSocialConnector,
} from '../../../identity-providers/social/social-connectors.ts';
import { operation } from '../../flow/flow-operation.ts';
import type { StartedFlow } from '../../flow/flow-store.ts';
import { leaveForProvider, openProviderFlow } from '../leave-for-provider.ts';
import { socialFirstFactor, type SocialVerification } from './social-verification.ts';

/** The flow and the connector, if the tenant lets users sign in with it. */
export async function openSocial(
  ctx: Ctx,
  connectorId: string,
  unknown: ErrorDeclaration = connectorErrors.notFound,
): Promise<{ flow: StartedFlow; connector: OpenSocialConnector }> {
  const { runtime, tenant } = ctx;
  const { flow, experience } = await openProviderFlow(ctx);
  const connector = found(await findSocialConnector(runtime, tenant, connectorId), unknown);
  if (!socialFirstFactor.isOffered(connector, flow.state.event, experience))
    fail(accountErrors.signInMethodNotEnabled);
  return { flow, connector };
}

/** Sends the user to a social provider. */
export const authorizeOperation = operation(createSocialAuthorizationUri, (ctx, input) =>
  leaveForProvider(ctx, input, openSocial, ({ target, syncProfile }, departed): SocialVerification => ({
    ...departed,
    type: 'Social',
    target,
    syncsProfile: syncProfile,
  })),
);
