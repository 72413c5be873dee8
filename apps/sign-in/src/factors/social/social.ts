import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import { createSocialAuthorizationUri, verifySocial } from '@gatehouse/contract/sign-in/social-endpoints';
import { createSsoAuthorizationUri, verifySso } from '@gatehouse/contract/sign-in/sso-endpoints';
import { ensureEvent } from '../../flow/advance.ts';
import { createCall } from '../../flow/client.ts';
import type { Flow } from '../../flow/flow-context.tsx';
import { redirectTo } from '../../flow/redirect.ts';
import { paths } from '../../paths.ts';
import { failureKey, nameProvider } from './failure.ts';
import { passOnLink } from './link-return.ts';
import { createState } from './state.ts';

const endpoints = {
  social: { authorize: createSocialAuthorizationUri, verify: verifySocial },
  sso: { authorize: createSsoAuthorizationUri, verify: verifySso },
};

/** A social provider or an enterprise identity provider. */
export type ProviderKind = keyof typeof endpoints;

/** What the callback page needs to continue, kept in the tab's session storage by the `state` parameter. */
interface PendingSignIn {
  flowId: string;
  verificationId: string;
  kind: ProviderKind;
  connectorId: string;
  /** Path and query of the page that the user left. */
  page: string;
}

const keyOf = (state: string): string => `departure:${state}`;

export interface ProviderRedirect {
  flowId: string;
  kind: ProviderKind;
  connectorId: string;
  event: InteractionEvent;
}

/** Redirects to a provider. Stays pending while the browser navigates. */
export async function redirectToProvider(
  { call, next }: Flow,
  { flowId, kind, connectorId, event }: ProviderRedirect,
): Promise<void> {
  await ensureEvent(call, next, event);
  const state = createState();
  const { authorizationUri, verificationId } = await call(endpoints[kind].authorize, {
    params: { connectorId },
    body: { state, redirectUri: location.origin + paths.callback(connectorId) },
  }).catch(nameProvider);
  const page = new URL(location.href);
  // This browser may have several flows (ADR 7).
  page.searchParams.set('flow', flowId);
  const pending: PendingSignIn = {
    flowId,
    verificationId,
    kind,
    connectorId,
    page: page.pathname + page.search,
  };
  sessionStorage.setItem(keyOf(state), JSON.stringify(pending));
  return redirectTo(authorizationUri);
}

/** Verifies a credential of Google One Tap, without leaving the page. */
export async function verifyCredential(
  flow: Flow,
  { connectorId, event, credential }: { connectorId: string; event: InteractionEvent; credential: string },
): Promise<void> {
  await ensureEvent(flow.call, flow.next, event);
  const { next } = await flow
    .call(verifySocial, { params: { connectorId }, body: { connectorData: { credential } } })
    .catch(nameProvider);
  await flow.follow(next);
}

/**
 * Verifies the provider's response on the callback page. Returns the page to go back to and, if the verification failed, the key of the
 * error text. If the sign-in wasn't started in this tab, there is no page to go back to.
 */
export async function handleCallback(
  connectorId: string,
  language: string,
): Promise<{ page?: string; failure?: string }> {
  const connectorData = Object.fromEntries(new URLSearchParams(location.search));
  if (passOnLink(connectorId, connectorData)) return { page: `${paths.account}#linked-accounts` };
  const stored = sessionStorage.getItem(keyOf(connectorData.state ?? ''));
  // Written by `redirectToProvider`.
  const pending = stored ? (JSON.parse(stored) as PendingSignIn) : undefined;
  if (pending?.connectorId !== connectorId) return { failure: 'ended' };
  const { flowId, verificationId, kind, page } = pending;
  const call = createCall(flowId, language);
  const failure = await call(endpoints[kind].verify, {
    params: { connectorId },
    body: { connectorData, verificationId },
  }).then(
    () => undefined,
    (error: unknown) => failureKey(error),
  );
  return { page, failure };
}

/** Whether to follow the application's `direct_sign_in`: once per flow, so that users can come back to the page. */
export function takeDirectSignIn(flowId: string): boolean {
  const key = `direct:${flowId}`;
  if (sessionStorage.getItem(key)) return false;
  sessionStorage.setItem(key, '1');
  return true;
}
