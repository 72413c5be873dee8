import { connectorErrors, providerErrors } from '@gatehouse/contract/connectors/errors';
import { entityErrors } from '@gatehouse/contract/errors';
import type { User } from '@gatehouse/contract/users/users';
import type { Ctx } from '../../runtime/ctx.ts';
import { requireSmallWhole } from '../../database/custom-data.ts';
import type { TenantDb } from '../../database/database.ts';
import { fail, found } from '../../lib/fail.ts';
import { takeAttempt } from '../../identity-providers/social/social-attempts.ts';
import { findSocialConnector } from '../../identity-providers/social/social-connectors.ts';
import { finishSignIn } from '../../identity-providers/returns/finish-sign-in.ts';
import { endEverythingOfUser } from '../../users/end-everything.ts';
import { getUser } from '../../users/user-store.ts';
import { putIdentity } from './identity-store.ts';

type Identities = User['identities'];

/**
 * Lets a user sign in with an account at a provider, in the place of the one before, which ends what was begun with that one. All that is kept
 * of their accounts is as small as custom data; `field` is where the caller sent this one.
 */
export async function setIdentity(
  db: TenantDb,
  userId: string,
  target: string,
  identity: Identities[string],
  field: string,
): Promise<Identities> {
  const before = found(await getUser(db, userId), entityErrors.notFound).identities[target];
  await putIdentity(db, userId, target, identity);
  // Who came in by the account that is replaced must not stay.
  if (before && before.userId !== identity.userId) await endEverythingOfUser(db, userId);
  const { identities } = found(await getUser(db, userId), entityErrors.notFound);
  return requireSmallWhole(identities, field);
}

/**
 * Adds the account that somebody came back from a provider with. The state in what they brought has to be one that was given out for this
 * connector, and is good once: a code that was slipped in from elsewhere belongs to no state (RFC 9700 4.5, 4.7).
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
  // The page need not say where it is; when it does, it has to be where the provider was told to go.
  if (redirectUri !== undefined && redirectUri !== attempt.redirectUri)
    fail(providerErrors.invalid_request_parameters, {
      data: {
        fields: { 'body.connectorData.redirectUri': 'is not the one that the provider was asked with' },
      },
    });
  const { userInfo } = await finishSignIn(ctx, connector, { data, ...attempt });
  const identity = { userId: userInfo.id, details: { ...userInfo } };
  return runtime.database.tenant(tenant.id, (db) =>
    setIdentity(db, userId, connector.target, identity, 'body.connectorData'),
  );
}
