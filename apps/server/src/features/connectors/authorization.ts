import { entityErrors } from '@gatehouse/contract/errors';
import type { Ctx } from '../../runtime/ctx.ts';
import { found } from '../../lib/fail.ts';
import { postAddress } from '../../identity-providers/addresses.ts';
import { keepAttempt } from '../../identity-providers/social/social-attempts.ts';
import { findSocialConnector } from '../../identity-providers/social/social-connectors.ts';
import { describeAuthorization } from '../../identity-providers/ask-provider.ts';

/** Where a caller of the Management API sends somebody whose account at a provider is to be added; the state is good for one return. */
export async function describeRedirect(
  ctx: Ctx,
  connectorId: string,
  { state, redirectUri }: { state: string; redirectUri: string },
): Promise<{ redirectTo: string; redirectUri: string }> {
  const connector = found(
    await findSocialConnector(ctx.runtime, ctx.tenant.id, connectorId),
    entityErrors.notFound,
  );
  const { authorizationUri, kept } = await describeAuthorization(ctx, connector, {
    state,
    redirectUri,
    postUri: postAddress(ctx.tenant, connectorId),
  });
  await keepAttempt(ctx, connectorId, state, { redirectUri, kept });
  return { redirectTo: authorizationUri, redirectUri };
}
