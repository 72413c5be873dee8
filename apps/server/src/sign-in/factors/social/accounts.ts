import type { SocialUserInfo } from '@gatehouse/connectors/kit/connector';
import type { Ctx } from '../../../ctx.ts';
import { hotStatement } from '../../../database/hot/hot-statement.ts';
import { emailKey } from '../../../database/email-key.ts';

const find = hotStatement(
  'find-social-accounts',
  `select (select user_id from user_identities where tenant_id = $1 and target = $2 and identity_id = $3) as "userId",
     (select id from users where tenant_id = $1 and not identities ? $2::text
        and (${emailKey('users')} = $4::text or primary_phone = $5::text) order by id limit 1) as "relatedUserId"`,
);

/** Who signs in with this social account, and whose address it has without being theirs yet. */
export async function findAccounts(
  { runtime, tenant }: Ctx,
  target: string,
  { id, email, phone }: SocialUserInfo,
): Promise<{ userId?: string; relatedUserId?: string }> {
  const [row] = await runtime.database.hot<{ userId: string | null; relatedUserId: string | null }>(
    find,
    tenant.id,
    [target, id, email ?? null, phone ?? null],
  );
  return { userId: row?.userId ?? undefined, relatedUserId: row?.relatedUserId ?? undefined };
}
