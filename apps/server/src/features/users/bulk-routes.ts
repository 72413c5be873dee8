import * as access from '@gatehouse/contract/users/access-endpoints';
import * as bulk from '@gatehouse/contract/users/bulk-endpoints';
import * as api from '@gatehouse/contract/users/endpoints';
import { runEach } from '../../web/bulk.ts';
import { implement } from '../../web/implement.ts';
import { events } from './users-events.ts';
import * as service from './users-service.ts';

/** Operations on several users, each as the single operation. */
export const routes = [
  implement(bulk.suspendUsers, async (ctx, { body: { userIds, isSuspended } }) => {
    const suspend = {
      endpoint: access.suspendUser,
      events,
      handle: (one, { params, body }) => service.suspendUser(one, params.userId, body.isSuspended),
    } satisfies Parameters<typeof runEach<typeof access.suspendUser>>[2];
    return runEach(ctx, bulk.suspendUsers, suspend, userIds, (userId) => ({
      params: { userId },
      body: { isSuspended },
    }));
  }),

  implement(bulk.deleteUsers, async (ctx, { body: { userIds } }) => {
    const remove = {
      endpoint: api.deleteUser,
      events,
      handle: (one, { params }) => service.deleteUser(one, params.userId),
    } satisfies Parameters<typeof runEach<typeof api.deleteUser>>[2];
    return runEach(ctx, bulk.deleteUsers, remove, userIds, (userId) => ({
      params: { userId },
      body: undefined,
    }));
  }),
];
