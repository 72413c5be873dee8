import type { SocialUserInfo } from '@gatehouse/connectors/kit/connector';
import type { Ctx } from '../../../runtime/ctx.ts';
import { findUsersByIdentifier } from '../../../users/identifier-store.ts';

/**
 * The account that signs in with this social account, and the one that has its email address or phone number without
 * being linked.
 */
export async function findAccounts(
  { runtime, tenant }: Ctx,
  target: string,
  { id, email, phone }: SocialUserInfo,
): Promise<{ userId?: string; relatedUserId?: string }> {
  const known = await runtime.database
    .for(tenant.id)
    .selectFrom('userIdentities')
    .select('userId')
    .where('target', '=', target)
    .where('identityId', '=', id)
    .executeTakeFirst();
  const users = await findUsersByIdentifier(runtime, tenant.id, { email, phone });
  const [related] = users
    .filter(({ identities }) => !(target in identities))
    .map((user) => user.id)
    .toSorted();
  return { userId: known?.userId, relatedUserId: related };
}
