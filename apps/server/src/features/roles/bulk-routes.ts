import * as bulk from '@gatehouse/contract/roles/bulk-endpoints';
import * as api from '@gatehouse/contract/roles/user-endpoints';
import { runEach } from '../../web/bulk.ts';
import { implement } from '../../web/implement.ts';
import { events } from './user-events.ts';
import * as service from './user-service.ts';

export const routes = [
  implement(bulk.addRolesToUsers, async (ctx, { body: { userIds, roleIds } }) => {
    const add = {
      endpoint: api.addUserRoles,
      events,
      handle: async (one, { params, body }) => ({
        roleIds: body.roleIds,
        addedRoleIds: await service.addUserRoles(one, params.userId, body.roleIds),
      }),
    } satisfies Parameters<typeof runEach<typeof api.addUserRoles>>[2];
    return runEach(ctx, bulk.addRolesToUsers, add, userIds, (userId) => ({
      params: { userId },
      body: { roleIds },
    }));
  }),
];
