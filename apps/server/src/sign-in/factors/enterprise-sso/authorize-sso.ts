import { edgeErrors, entityErrors, type ErrorDeclaration } from '@gatehouse/contract/errors';
import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { createSsoAuthorizationUri } from '@gatehouse/contract/sign-in/sso-endpoints';
import type { Ctx } from '../../../runtime/ctx.ts';
import { fail, found } from '../../../lib/fail.ts';
import { getSignInExperience } from '../../../experience/sign-in-experience-store.ts';
import { createId } from '../../../lib/ids.ts';
import { askProvider } from '../../../identity-providers/ask-provider.ts';
import {
  findSsoConnector,
  type OpenSsoConnector,
} from '../../../identity-providers/enterprise/sso-connectors.ts';
import { callbackAddress, type SsoTools } from '../../../identity-providers/enterprise/sso-kind.ts';
import { createSsoTools } from '../../../identity-providers/enterprise/sso-tools.ts';
import { operation } from '../../flow/flow-operation.ts';
import { requireEvent, requireMode, withVerification } from '../../flow/flow-state.ts';
import { type Flow, loadFlow, saveFlow } from '../../flow/flow-store.ts';
import { countDeparture } from '../../sentinel/count-caller.ts';
import type { SsoVerification } from './sso-verification.ts';

/** The flow and the connector, if the tenant lets people come in by it. */
export async function openSso(
  ctx: Ctx,
  connectorId: string,
  unknown: ErrorDeclaration = entityErrors.notExistsWithId,
): Promise<{ flow: Flow; connector: OpenSsoConnector; tools: SsoTools }> {
  const { runtime, tenant } = ctx;
  const flow = await loadFlow(ctx);
  const event = requireEvent(flow.state);
  if (event === 'ForgotPassword') fail(sessionErrors.invalidInteractionType);
  const experience = await getSignInExperience(runtime, tenant.id);
  requireMode(event, experience);
  if (!experience.singleSignOnEnabled) fail(accountErrors.signInMethodNotEnabled);
  const connector = found(await findSsoConnector(runtime, tenant.id, connectorId), unknown);
  return { flow, connector, tools: createSsoTools(runtime, tenant, connectorId) };
}

/** Sends somebody to their company's identity provider. What `finish` needs stays in the flow until they come back. */
export const authorizeOperation = operation(
  createSsoAuthorizationUri,
  'Verification.EnterpriseSso.Create',
  async (ctx, { params: { connectorId }, body: { state, redirectUri } }) => {
    const callback = callbackAddress({ origin: ctx.tenant.origin, connectorId });
    if (redirectUri !== callback)
      ctx.fail(edgeErrors.invalidInput, { data: { fields: { 'body.redirectUri': `must be ${callback}` } } });
    await countDeparture(ctx);
    const { flow, connector, tools } = await openSso(ctx, connectorId);
    const { kind, config } = connector;
    const kept: Record<string, string> = {};
    const authorizationUri = await askProvider(() =>
      kind.authorizationUri(tools, kind.settings.parse(config), {
        state,
        redirectUri,
        keep: (values) => void Object.assign(kept, values),
      }),
    );
    const verification: SsoVerification = {
      id: createId(),
      type: 'EnterpriseSso',
      connectorId,
      syncsProfile: connector.syncProfile,
      pending: { state, redirectUri, kept },
    };
    await saveFlow(ctx, flow, withVerification(flow.state, verification));
    return { authorizationUri, verificationId: verification.id };
  },
);
