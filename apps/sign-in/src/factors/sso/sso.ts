import type { PageSso } from '@gatehouse/contract/sign-in/sso';
import { findSsoConnectors } from '@gatehouse/contract/sign-in/sso-endpoints';
import type { Flow } from '../../flow/flow-context.tsx';
import { redirectToProvider } from '../social/social.ts';

/** The enterprise SSO connectors of an email address's domain; none for other identifiers. */
export async function lookUpSso({ call }: Flow, email: string): Promise<PageSso[]> {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return [];
  return (await call(findSsoConnectors, { query: { email } })).connectors;
}

/** Redirects to the enterprise identity provider, or lets the user choose if there are several. */
export async function startSso(flow: Flow, flowId: string | undefined, connectors: PageSso[]): Promise<void> {
  const [only, ...others] = connectors;
  if (!only || others.length > 0) return flow.follow({ step: 'sso', connectors });
  return redirectToProvider(flow, {
    flowId: flowId ?? '',
    kind: 'sso',
    connectorId: only.id,
    event: 'SignIn',
  });
}
