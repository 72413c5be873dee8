import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/organizations/application-role-endpoints';
import { organizationErrors } from '@gatehouse/contract/organizations/organizations';
import type { TenantDb } from '../../database/database.ts';
import { fail } from '../../lib/fail.ts';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { implement } from '../../web/implement.ts';
import { requireNoMoreThanOwn } from '../../web/no-more-than-own.ts';
import { listRoles } from './held-roles.ts';
import { applicationRoleErrors, applicationRoles, applications, ofMember } from './links.ts';

export const routes = [
  implement(api.addRolesToOrganizationApplications, async (ctx, { params, body }) => {
    const organizationId = params.id;
    const { applicationIds: applicationId, organizationRoleIds } = body;
    if (!(await applications.lockOwner(ctx.db, { organizationId }))) ctx.fail(entityErrors.relationNotFound);
    await requireNoMoreThanOwn(ctx, { organizationRoleIds });
    await applicationRoles.addToAll(
      ctx.db,
      { organizationId, applicationId },
      organizationRoleIds,
      applicationRoleErrors,
    );
  }),

  implement(api.listOrganizationApplicationRoles, async ({ db }, { params, query }) => {
    await requireApplication(db, ownerOf(params));
    return listRoles(db, applicationRoles.of(ownerOf(params)), query);
  }),

  implement(api.addOrganizationApplicationRoles, async (ctx, { params, body }) => {
    await requireAssignable(ctx, ownerOf(params), body.organizationRoleIds);
    await applicationRoles.add(
      ctx.db,
      ownerOf(params),
      body.organizationRoleIds,
      ofMember(applicationRoleErrors),
    );
  }),

  implement(
    api.replaceOrganizationApplicationRoles,
    async (ctx, { params, body }) => {
      await requireAssignable(ctx, ownerOf(params), body.organizationRoleIds);
      await applicationRoles.replace(
        ctx.db,
        ownerOf(params),
        body.organizationRoleIds,
        ofMember(applicationRoleErrors),
      );
    },
    ({ db }, { params, body }) => applicationRoles.takesAway(db, ownerOf(params), body.organizationRoleIds),
  ),

  implement(api.removeOrganizationApplicationRole, async ({ db }, { params }) => {
    await requireApplication(db, ownerOf(params));
    if (!(await applicationRoles.remove(db, ownerOf(params), params.organizationRoleId)))
      fail(entityErrors.notFound);
  }),
];

const ownerOf = ({ id, applicationId }: { id: string; applicationId: string }) => ({
  organizationId: id,
  applicationId,
});

async function requireApplication(db: TenantDb, application: ReturnType<typeof ownerOf>): Promise<void> {
  if (!(await applicationRoles.hasOwner(db, application))) fail(organizationErrors.requireMembership);
}

/** Throws if a new role has a permission of the Management API that the caller lacks. */
async function requireAssignable(
  ctx: TransactionCtx,
  application: ReturnType<typeof ownerOf>,
  ids: readonly string[],
): Promise<void> {
  await applicationRoles.lockOwner(ctx.db, application);
  const held = new Set(await applicationRoles.listIds(ctx.db, application));
  await requireNoMoreThanOwn(ctx, { organizationRoleIds: ids.filter((id) => !held.has(id)) });
}
