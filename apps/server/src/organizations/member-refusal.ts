import { sql } from 'kysely';
import type { TenantQueries } from '../database/database.ts';

/** Why a user gets no access to an organization: they aren't a member, or lack the second factor that it requires; null if they have access. */
export async function findMemberRefusal(
  db: TenantQueries,
  organizationId: string,
  userId: string,
): Promise<'membership' | 'mfa' | null> {
  const found = await db
    .selectFrom('users')
    .select(
      sql<
        'membership' | 'mfa' | null
      >`gatehouse_organization_refusal_v1(users.tenant_id, ${organizationId}, '', false, users)`.as(
        'refusal',
      ),
    )
    .where('id', '=', userId)
    .executeTakeFirst();
  return found ? found.refusal : 'membership';
}
