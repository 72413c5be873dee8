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

/** What the flow keeps while the user is at a provider: what must come back, and what `finish` needs. */
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

/** The flow and the sign-in experience. Throws if the flow can't use a provider. */
export async function openProviderFlow(
  ctx: Ctx,
): Promise<{ flow: StartedFlow; experience: SignInExperience }> {
  const flow = await loadStarted(ctx);
  const { event } = flow.state;
  if (event === 'ForgotPassword') fail(sessionErrors.notForForgotPassword);
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  requireMode(flow.state, experience);
  return { flow, experience };
}

/**
 * Sends the user to an identity provider. State, nonce, code verifier and request ID stay in the flow, so that the response can only be used
 * in it. `toVerification` adds what the factor keeps.
 */
export async function leaveForProvider<C extends Connected>(
  ctx: Ctx,
  { params: { connectorId }, body }: { params: { connectorId: string }; body: Departure },
  open: (ctx: Ctx, connectorId: string) => Promise<Opened<C>>,
  toVerification: (connector: C, departed: Departed) => Verification,
): Promise<{ authorizationUri: string; verificationId: string }> {
  const { state, redirectUri } = body;
  if (!state || !redirectUri) fail(sessionErrors.insufficientInfo);
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
