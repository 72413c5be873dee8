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

/** The connectors of an email address's domain. Users are not looked up. */
export const ssoRouteOf = ({ byDomain }: SsoDirectory, email: string): PageSso[] =>
  byDomain.get(spellDomain(domainOf(email))) ?? [];

/**
 * The refusal if users of this email address's domain sign in at their company's identity provider, with the
 * connectors. It depends only on the domain, so it reveals no accounts.
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
 * The refusal if a user signs in at their company's identity provider: by their email address, or because they have
 * signed in there before, even if their email address has changed. For an account that is verified.
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

/** Throws if users of this email address's domain sign in at their company's identity provider, with the connectors. */
export async function refuseSsoAddress(
  { runtime, tenant }: Ctx,
  email: string | null | undefined,
  error?: ErrorDeclaration,
): Promise<void> {
  if (email) refuse(findSsoRefusal(await listSsoConnectors(runtime, tenant.id), email, error));
}
