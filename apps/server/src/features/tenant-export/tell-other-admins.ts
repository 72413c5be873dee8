import { organizationOfTenant } from '@gatehouse/contract/tenant-members/tenant-roles';
import { sendNotice } from '../../delivery/messages/send-notice.ts';
import type { Ctx } from '../../runtime/ctx.ts';

/**
 * Tells the other admins of a tenant by email that it was exported with its secrets, before the caller gets the file. Who has no email
 * address, or an installation without a sender, finds it in the audit log only.
 */
export async function tellOtherAdmins(ctx: Ctx, tenantId: string): Promise<void> {
  const { actor, runtime, tenant } = ctx;
  const organizationId = organizationOfTenant(tenantId);
  await runtime.database.tenant(tenant.id, async (db) => {
    const others = await db
      .selectFrom('organizationUsersRoles as m')
      .innerJoin('users', 'users.id', 'm.userId')
      .innerJoin('organizations', 'organizations.id', 'm.organizationId')
      .select(['users.primaryEmail as to', 'organizations.name'])
      .where('m.organizationId', '=', organizationId)
      .where('m.organizationRoleId', '=', 'admin')
      .where('users.isSuspended', '=', false)
      .where('users.id', '<>', 'userId' in actor ? actor.userId : '')
      .orderBy('users.id')
      .execute();
    // In the language of the tenant of administrators: that of the others isn't known, and the caller's may be another one.
    for (const { to, name } of others)
      await sendNotice({ ...ctx, db, locale: '' }, { to, notice: 'TenantExported', name });
  });
}
