import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/roles/application-endpoints';
import { implement } from '../../web/implement.ts';
import * as service from './application-service.ts';
import { applicationLinks, listRoleApplications } from './role-applications.ts';
import { getRole } from './roles-store.ts';

export const routes = [
  implement(api.listRoleApplications, async (ctx, { params, query }) => {
    const role = ctx.found(await getRole(ctx.db, params.id), entityErrors.notFound);
    return listRoleApplications(ctx.db, role.id, query.search, query);
  }),

  implement(api.addRoleApplications, (ctx, { params, body }) =>
    service.addRoleApplications(ctx, params.id, body.applicationIds),
  ),

  implement(api.removeRoleApplication, async (ctx, { params }) => {
    const { id: roleId, applicationId } = params;
    if (!(await applicationLinks.remove(ctx.db, applicationId, roleId))) ctx.fail(entityErrors.notFound);
  }),

  implement(api.listApplicationRoles, async (ctx, { params, query }) => {
    await service.requireMachine(ctx, params.applicationId);
    return applicationLinks.listRoles(ctx.db, params.applicationId, query.search, query);
  }),

  implement(api.addApplicationRoles, async (ctx, { params, body }) => ({
    roleIds: body.roleIds,
    addedRoleIds: await service.addApplicationRoles(ctx, params.applicationId, body.roleIds),
  })),

  implement(
    api.replaceApplicationRoles,
    async (ctx, { params, body }) => {
      await service.replaceApplicationRoles(ctx, params.applicationId, body.roleIds);
      return { roleIds: body.roleIds };
    },
    async ({ db }, { params, body }) =>
      (await applicationLinks.lockRoles(db, params.applicationId)).some((id) => !body.roleIds.includes(id)),
  ),

  implement(api.removeApplicationRole, async (ctx, { params }) => {
    await service.requireMachine(ctx, params.applicationId);
    if (!(await applicationLinks.remove(ctx.db, params.applicationId, params.roleId)))
      ctx.fail(entityErrors.notFound);
  }),
];
