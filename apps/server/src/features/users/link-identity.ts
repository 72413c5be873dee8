import { connectorErrors, providerErrors } from '@gatehouse/contract/connectors/errors';
import { entityErrors } from '@gatehouse/contract/errors';
import type { User } from '@gatehouse/contract/users/users';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail, found } from '../../lib/fail.ts';
import { takeAttempt } from '../../identity-providers/social/social-attempts.ts';
import { findSocialConnector } from '../../identity-providers/social/social-connectors.ts';
import { finishSignIn } from '../../identity-providers/returns/finish-sign-in.ts';
import { getUser } from '../../users/user-store.ts';
import { keepTokens } from '../../identity-providers/vault/keep-tokens.ts';
import { setIdentity } from '../../users/identity-store.ts';

type Identities = User['identities'];

/**
 * Links the account with which a user returned from a provider. The `state` must have been issued for this connector and can be used once, so
 * that an injected code is refused (RFC 9700 sections 4.5 and 4.7).
 */
export async function linkIdentity(
  ctx: Ctx,
  userId: string,
  { connectorId, connectorData: data }: { connectorId: string; connectorData: Record<string, unknown> },
): Promise<Identities> {
  const { runtime, tenant } = ctx;
  found(await runtime.database.tenant(tenant.id, (db) => getUser(db, userId)), entityErrors.notFound);
  const connector = found(await findSocialConnector(runtime, tenant, connectorId), connectorErrors.notFound);
  const { state, redirectUri } = data;
  if (typeof state !== 'string')
    fail(providerErrors.insufficient_request_parameters, {
      data: { fields: { 'body.connectorData.state': 'is needed' } },
    });
  const attempt = await takeAttempt(ctx, connectorId, state);
  if (!attempt)
    return fail(providerErrors.invalid_request_parameters, {
      data: { fields: { 'body.connectorData.state': 'was not given out, is too old, or has been used' } },
    });
  // The redirect URI may be left out; otherwise it must be the one that the provider was given.
  if (redirectUri !== undefined && redirectUri !== attempt.redirectUri)
    fail(providerErrors.invalid_request_parameters, {
      data: {
        fields: { 'body.connectorData.redirectUri': 'is not the one that the provider was asked with' },
      },
    });
  const { userInfo, sealedTokens } = await finishSignIn(ctx, connector, { data, ...attempt });
  const identity = { userId: userInfo.id, details: { ...userInfo } };
  const identities = await runtime.database.tenant(tenant.id, async (db) => {
    const linked = await setIdentity(db, userId, connector.target, identity, { field: 'body.connectorData' });
    await ctx.announce(db, linked);
    return linked;
  });
  const account = { connectorId, target: connector.target, identityId: userInfo.id };
  await keepTokens(ctx, userId, account, sealedTokens);
  return identities;
}
