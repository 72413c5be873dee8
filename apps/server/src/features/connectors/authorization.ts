import { entityErrors } from '@gatehouse/contract/errors';
import type { Ctx } from '../../runtime/ctx.ts';
import { found } from '../../lib/fail.ts';
import { askProvider } from '../../identity-providers/ask-provider.ts';
import type { Departure } from '../../identity-providers/identity-provider.ts';
import { keepAttempt } from '../../identity-providers/social/social-attempts.ts';
import { findSocialConnector } from '../../identity-providers/social/social-connectors.ts';

/** The provider URL to which an API client sends a user to link an account. The state can be used once. */
export async function createAuthorizationUri(
  ctx: Ctx,
  connectorId: string,
  departure: Departure,
): Promise<{ redirectTo: string; redirectUri: string }> {
  const { provider } = found(
    await findSocialConnector(ctx.runtime, ctx.tenant, connectorId),
    entityErrors.notFound,
  );
  const { authorizationUri, kept } = await askProvider(() => provider.start(departure));
  const { state, redirectUri } = departure;
  await keepAttempt(ctx, connectorId, state, { redirectUri, kept });
  return { redirectTo: authorizationUri, redirectUri };
}
