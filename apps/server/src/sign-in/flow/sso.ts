import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { Ctx } from '../../ctx.ts';
import { fail } from '../../fail.ts';
import { findSsoRoute } from '../../sso/connectors.ts';

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
