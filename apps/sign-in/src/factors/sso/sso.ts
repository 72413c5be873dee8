import type { PageSso } from '@gatehouse/contract/sign-in/sso';
import type * as api from '@gatehouse/contract/sign-in/sso-endpoints';
import type { Flow } from '../../flow/flow-context.tsx';
import { leaveForProvider } from '../social/social.ts';

/** Where an address signs in, by its domain; nowhere in particular, unless it is an address. */
export async function findCompany({ call }: Flow, email: string): Promise<PageSso[]> {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return [];
  const path: string = `/api/experience/sso-connectors?email=${encodeURIComponent(email)}`;
  const { connectors } = await call<typeof api.findSsoConnectors>(
    'GET',
    path as typeof api.findSsoConnectors.path,
  );
  return connectors;
}

/** Sends the person to their company’s sign-in; where it has several, to the choice. */
export async function goToCompany(
  flow: Flow,
  flowId: string | undefined,
  connectors: PageSso[],
): Promise<void> {
  const [only, ...others] = connectors;
  if (!only || others.length > 0) return flow.follow({ step: 'sso', connectors });
  return leaveForProvider(flow, { flowId: flowId ?? '', kind: 'sso', connectorId: only.id, event: 'SignIn' });
}
