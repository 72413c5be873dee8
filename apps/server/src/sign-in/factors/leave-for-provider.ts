import { edgeErrors } from '@gatehouse/contract/errors';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail } from '../../lib/fail.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { createId } from '../../lib/ids.ts';
import { callbackAddress } from '../../identity-providers/addresses.ts';
import { askProvider } from '../../identity-providers/ask-provider.ts';
import type { Connected, Departure } from '../../identity-providers/identity-provider.ts';
import { requireMode } from '../flow/flow-event.ts';
import { loadStarted, saveFlow, type StartedFlow } from '../flow/flow-store.ts';
import { withVerification } from '../state/flow-verifications.ts';
import type { Verification } from '../state/verifications.ts';
import { countDeparture } from '../sentinel/count-caller.ts';

/** What a verification at a provider has from its departure on: what has to come back, and what `finish` needs then. */
export interface Departed {
  id: string;
  connectorId: string;
  pending: Departure & { kept: Record<string, string> };
}

/** A connector that the flow may use. */
interface Opened<C extends Connected> {
  flow: StartedFlow;
  connector: C;
}

/** The flow and its settings, if people may sign in or register by a provider in it. */
export async function openProviderFlow(
  ctx: Ctx,
): Promise<{ flow: StartedFlow; experience: SignInExperience }> {
  const flow = await loadStarted(ctx);
  const { event } = flow.state;
  if (event === 'ForgotPassword') fail(sessionErrors.invalidInteractionType);
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  requireMode(event, experience);
  return { flow, experience };
}

/**
 * Sends the person of a flow to an identity provider. What binds the answer to this flow stays in it until they come back: state, nonce, code
 * verifier, request id. `toVerification` says what else the flow keeps.
 */
export async function leaveForProvider<C extends Connected>(
  ctx: Ctx,
  { params: { connectorId }, body }: { params: { connectorId: string }; body: Departure },
  open: (ctx: Ctx, connectorId: string) => Promise<Opened<C>>,
  toVerification: (connector: C, departed: Departed) => Verification,
): Promise<{ authorizationUri: string; verificationId: string }> {
  const { state, redirectUri } = body;
  const callback = callbackAddress({ origin: ctx.tenant.origin, connectorId });
  if (redirectUri !== callback)
    fail(edgeErrors.invalidInput, { data: { fields: { 'body.redirectUri': `must be ${callback}` } } });
  await countDeparture(ctx);
  const { flow, connector } = await open(ctx, connectorId);
  const { authorizationUri, kept } = await askProvider(() =>
    connector.provider.start({ state, redirectUri }),
  );
  const id = createId();
  const verification = toVerification(connector, { id, connectorId, pending: { state, redirectUri, kept } });
  await saveFlow(ctx, flow, withVerification(flow.state, verification));
  return { authorizationUri, verificationId: id };
}
