import { entityErrors } from '@gatehouse/contract/errors';
import { internalAdminRoleName } from '@gatehouse/contract/roles/roles';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import type { TenantDb } from '../../database/database.ts';
import { requireNoMoreThanOwn } from '../../web/no-more-than-own.ts';
import { withConstraints } from '../../lib/fail.ts';

const findAdminRole = (db: TenantDb) =>
  db.selectFrom('roles').select('id').where('name', '=', internalAdminRoleName).executeTakeFirst();

/** Whether an application has the role of the Management API (ROLE-11). */
export async function isAdmin(db: TenantDb, applicationId: string): Promise<boolean> {
  const held = await db
    .selectFrom('applicationsRoles')
    .innerJoin('roles', 'roles.id', 'applicationsRoles.roleId')
    .select('roles.id')
    .where('applicationId', '=', applicationId)
    .where('roles.name', '=', internalAdminRoleName)
    .executeTakeFirst();
  return held !== undefined;
}

/** Adds the role of the Management API, which the caller must have as well, or removes it. */
export async function setAdmin(ctx: TransactionCtx, applicationId: string, holds: boolean): Promise<void> {
  const { db } = ctx;
  const role = await findAdminRole(db);
  if (!role) return;
  const link = { applicationId, roleId: role.id };
  if (holds) {
    await requireNoMoreThanOwn(ctx, { roleIds: [role.id] });
    await withConstraints({ applications_roles_application: entityErrors.notFound }, () =>
      db
        .insertInto('applicationsRoles')
        .values(link)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  } else
    await db
      .deleteFrom('applicationsRoles')
      .where('applicationId', '=', applicationId)
      .where('roleId', '=', role.id)
      .execute();
}
