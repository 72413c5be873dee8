import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import { entityErrors, type ErrorDeclaration } from '@gatehouse/contract/errors';
import { createSsoAuthorizationUri } from '@gatehouse/contract/sign-in/sso-endpoints';
import type { Ctx } from '../../../runtime/ctx.ts';
import { fail, found } from '../../../lib/fail.ts';
import {
  findSsoConnector,
  type OpenSsoConnector,
} from '../../../identity-providers/enterprise/sso-connectors.ts';
import { operation } from '../../flow/flow-operation.ts';
import type { StartedFlow } from '../../flow/flow-store.ts';
import { leaveForProvider, openProviderFlow } from '../leave-for-provider.ts';
import { ssoFirstFactor, type SsoVerification } from './sso-verification.ts';

/** The flow and the connector, if the tenant lets users sign in with it. */
export async function openSso(
  ctx: Ctx,
  connectorId: string,
  unknown: ErrorDeclaration = entityErrors.notExistsWithId,
): Promise<{ flow: StartedFlow; connector: OpenSsoConnector }> {
  const { flow, experience } = await openProviderFlow(ctx);
  if (!ssoFirstFactor.isOffered({}, flow.state.event, experience)) fail(accountErrors.signInMethodNotEnabled);
  const connector = await findSsoConnector(ctx.runtime, ctx.tenant, connectorId);
  return { flow, connector: found(connector, unknown) };
}

/** Sends the user to their company's identity provider. */
export const authorizeOperation = operation(createSsoAuthorizationUri, (ctx, input) =>
  leaveForProvider(ctx, input, openSso, ({ syncProfile }, departed): SsoVerification => ({
    ...departed,
    type: 'EnterpriseSso',
    syncsProfile: syncProfile,
  })),
);
