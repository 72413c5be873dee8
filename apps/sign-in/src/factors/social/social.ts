import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type * as api from '@gatehouse/contract/sign-in/social-endpoints';
import { ensureEvent } from '../../flow/advance.ts';
import { createCall } from '../../flow/client.ts';
import type { Flow } from '../../flow/flow-context.tsx';
import { leaveFor } from '../../flow/leave.ts';
import { describeFailure, nameProvider } from './failure.ts';

/** A social provider, or a company’s own. */
export type ProviderKind = 'social' | 'sso';

/** What the page that somebody comes back to has to know; kept in the tab, under the state that the provider sends back. */
interface Departure {
  flowId: string;
  verificationId: string;
  kind: ProviderKind;
  connectorId: string;
  /** The page that was left, by path and query. */
  page: string;
}

const keyOf = (state: string): string => `departure:${state}`;

/** Text that nobody guesses; `randomUUID` is there in secure contexts alone. */
const createState = (): string =>
  [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export interface Departing {
  flowId: string;
  kind: ProviderKind;
  connectorId: string;
  event: InteractionEvent;
}

/** Sends the person to a provider. The promise stays open while the browser leaves. */
export async function leaveForProvider(
  { call, next }: Flow,
  { flowId, kind, connectorId, event }: Departing,
): Promise<void> {
  await ensureEvent(call, next, event);
  const state = createState();
  const path: string = `/api/experience/verification/${kind}/${connectorId}/authorization-uri`;
  const { authorizationUri, verificationId } = await call<typeof api.createSocialAuthorizationUri>(
    'POST',
    path as typeof api.createSocialAuthorizationUri.path,
    { state, redirectUri: `${location.origin}/callback/${connectorId}` },
  ).catch(nameProvider);
  const page = new URL(location.href);
  // Of several sign-ins in this browser, this one goes on (ADR 7).
  page.searchParams.set('flow', flowId);
  const departure: Departure = {
    flowId,
    verificationId,
    kind,
    connectorId,
    page: page.pathname + page.search,
  };
  sessionStorage.setItem(keyOf(state), JSON.stringify(departure));
  return leaveFor(authorizationUri);
}

/** Goes on with what a provider's prompt gave, without leaving the page. */
export async function proveCredential(
  flow: Flow,
  { connectorId, event, credential }: { connectorId: string; event: InteractionEvent; credential: string },
): Promise<void> {
  await ensureEvent(flow.call, flow.next, event);
  const path: string = `/api/experience/verification/social/${connectorId}/verify`;
  const { next } = await flow
    .call<typeof api.verifySocial>('POST', path as typeof api.verifySocial.path, {
      connectorData: { credential },
    })
    .catch(nameProvider);
  await flow.follow(next);
}

/**
 * Back from a provider: proves what it sent along. Answers the page that was left, and why it was in vain; for who did not leave from
 * this tab there is no sign-in to go back to.
 */
export async function arrive(
  connectorId: string,
  language: string,
): Promise<{ page?: string; failure?: string }> {
  const connectorData = Object.fromEntries(new URLSearchParams(location.search));
  const kept = sessionStorage.getItem(keyOf(connectorData.state ?? ''));
  const departure = kept ? (JSON.parse(kept) as Departure) : undefined;
  if (departure?.connectorId !== connectorId) return { failure: 'ended' };
  const { flowId, verificationId, kind, page } = departure;
  const path: string = `/api/experience/verification/${kind}/${connectorId}/verify`;
  const failure = await createCall(flowId, language)<typeof api.verifySocial>(
    'POST',
    path as typeof api.verifySocial.path,
    { connectorData, verificationId },
  ).then(
    () => undefined,
    (error: unknown) => describeFailure(error),
  );
  return { page, failure };
}

/** Whether the application's own wish for a provider is still to be followed: once in a flow, or nobody would ever get back. */
export function takeDirect(flowId: string): boolean {
  const key = `direct:${flowId}`;
  if (sessionStorage.getItem(key)) return false;
  sessionStorage.setItem(key, '1');
  return true;
}
