import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail } from '../../lib/fail.ts';
import { findSsoRoute, listSsoConnectors } from '../../identity-providers/enterprise/sso-connectors.ts';
import type { FlowUser } from './flow-state.ts';

/**
 * Throws when the people of an address's domain sign in at their company's identity provider, and says where. Decided by the domain
 * alone, so that it says nothing about who has an account.
 */
export async function refuseSsoAddress(
  { runtime, tenant }: Ctx,
  email: string | null | undefined,
  error: ErrorDeclaration = sessionErrors.ssoEnabled,
): Promise<void> {
  if (!email) return;
  const ssoConnectors = await findSsoRoute(runtime, tenant.id, email);
  if (ssoConnectors.length > 0) fail(error, { data: { ssoConnectors } });
}

/**
 * Throws when somebody signs in at their company's identity provider: by their address, or because they have come in there before, whatever
 * address they have by now. Asked of an account that is proven.
 */
export async function refuseSsoUser(
  ctx: Ctx,
  { primaryEmail, ssoIdentities }: Pick<FlowUser, 'primaryEmail' | 'ssoIdentities'>,
): Promise<void> {
  await refuseSsoAddress(ctx, primaryEmail);
  if (ssoIdentities.length === 0) return;
  const { all } = await listSsoConnectors(ctx.runtime, ctx.tenant.id);
  const ssoConnectors = all.filter(({ id }) => ssoIdentities.some((own) => own.ssoConnectorId === id));
  if (ssoConnectors.length > 0) fail(sessionErrors.ssoEnabled, { data: { ssoConnectors } });
}
