import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/roles/user-endpoints';
import { implement } from '../../web/implement.ts';
import { listRoleUsers, userLinks } from './role-users.ts';
import { getRole } from './roles-store.ts';
import * as service from './user-service.ts';

export const routes = [
  implement(api.listRoleUsers, async (ctx, { params, query }) => {
    const role = ctx.found(await getRole(ctx.db, params.id), entityErrors.notFound);
    return listRoleUsers(ctx.db, role.id, query.search, query);
  }),

  implement(api.addRoleUsers, (ctx, { params, body }) => service.addRoleUsers(ctx, params.id, body.userIds)),

  implement(api.removeRoleUser, async (ctx, { params }) => {
    if (!(await userLinks.remove(ctx.db, params.userId, params.id))) ctx.fail(entityErrors.notFound);
  }),

  implement(api.listUserRoles, async (ctx, { params, query }) => {
    await service.requireUser(ctx, params.userId);
    return userLinks.listRoles(ctx.db, params.userId, query.search, query);
  }),

  implement(api.addUserRoles, async (ctx, { params, body }) => ({
    roleIds: body.roleIds,
    addedRoleIds: await service.addUserRoles(ctx, params.userId, body.roleIds),
  })),

  implement(
    api.replaceUserRoles,
    async (ctx, { params, body }) => {
      await service.replaceUserRoles(ctx, params.userId, body.roleIds);
      return { roleIds: body.roleIds };
    },
    async ({ db }, { params, body }) =>
      (await userLinks.lockRoles(db, params.userId)).some((id) => !body.roleIds.includes(id)),
  ),

  implement(api.removeUserRole, async (ctx, { params }) => {
    if (!(await userLinks.remove(ctx.db, params.userId, params.roleId))) ctx.fail(entityErrors.notFound);
  }),
];
