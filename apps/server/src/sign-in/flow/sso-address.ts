import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { PageSso } from '@gatehouse/contract/sign-in/sso';
import { domainOf, spellDomain } from '@gatehouse/contract/sso-connectors/domains';
import type { Ctx } from '../../runtime/ctx.ts';
import { listSsoConnectors } from '../../identity-providers/enterprise/sso-connectors.ts';
import type { FlowUser } from './flow-user.ts';
import { type Refusal, refuse } from './refusal.ts';

/** The tenant's enterprise connectors, as they were read for one decision. */
export type SsoDirectory = Pick<Awaited<ReturnType<typeof listSsoConnectors>>, 'all' | 'byDomain'>;

/** Where the people of an address's domain sign in. Users are not looked at. */
export const ssoRouteOf = ({ byDomain }: SsoDirectory, email: string): PageSso[] =>
  byDomain.get(spellDomain(domainOf(email))) ?? [];

/**
 * The refusal when the people of an address's domain sign in at their company's identity provider; it says where. Decided by the domain
 * alone, so that it says nothing about who has an account.
 */
export function findSsoRefusal(
  sso: SsoDirectory,
  email: string | null | undefined,
  error: ErrorDeclaration = sessionErrors.ssoEnabled,
): Refusal | undefined {
  const ssoConnectors = email ? ssoRouteOf(sso, email) : [];
  return ssoConnectors.length > 0 ? { error, data: { ssoConnectors } } : undefined;
}

/**
 * The refusal when a user signs in at their company's identity provider: by their address, or because they have signed in there before,
 * whatever address they have by now. Asked of an account that is verified.
 */
export function findSsoUserRefusal(
  sso: SsoDirectory,
  { primaryEmail, ssoIdentities }: Pick<FlowUser, 'primaryEmail' | 'ssoIdentities'>,
): Refusal | undefined {
  const byAddress = findSsoRefusal(sso, primaryEmail);
  if (byAddress) return byAddress;
  const ssoConnectors = sso.all.filter(({ id }) => ssoIdentities.some((own) => own.ssoConnectorId === id));
  return ssoConnectors.length > 0 ? { error: sessionErrors.ssoEnabled, data: { ssoConnectors } } : undefined;
}

/** Throws when the people of an address's domain sign in at their company's identity provider, and says where. */
export async function refuseSsoAddress(
  { runtime, tenant }: Ctx,
  email: string | null | undefined,
  error?: ErrorDeclaration,
): Promise<void> {
  if (email) refuse(findSsoRefusal(await listSsoConnectors(runtime, tenant.id), email, error));
}
