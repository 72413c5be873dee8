import type { Ctx } from '../../../runtime/ctx.ts';
import { findUsersByIdentifier } from '../../../users/identifier-store.ts';
import type { SsoIdentity } from '../../state/verifications.ts';

/**
 * The account that signs in with this identity, and the one that has its email address; `isHeld`: that one is another
 * identity of the same provider. The connector is part of the identity: a provider can use another's issuer, and names
 * its users as it likes.
 */
export async function findSsoAccounts(
  { runtime, tenant }: Ctx,
  { ssoConnectorId, issuer, identityId }: Pick<SsoIdentity, 'ssoConnectorId' | 'issuer' | 'identityId'>,
  email: string,
): Promise<{ userId?: string; relatedUserId?: string; isHeld: boolean }> {
  const [related] = await findUsersByIdentifier(runtime, tenant.id, { email });
  const identities = await runtime.database
    .for(tenant.id)
    .selectFrom('userSsoIdentities')
    .select(['userId', 'identityId'])
    .where('ssoConnectorId', '=', ssoConnectorId)
    .where('issuer', '=', issuer)
    .where((is) => is.or([is('identityId', '=', identityId), is('userId', '=', related?.id ?? '')]))
    .execute();
  return {
    userId: identities.find((identity) => identity.identityId === identityId)?.userId,
    relatedUserId: related?.id,
    isHeld: identities.some(({ userId }) => userId === related?.id),
  };
}
