import { entityErrors } from '@gatehouse/contract/errors';
import * as access from '@gatehouse/contract/users/access-endpoints';
import * as api from '@gatehouse/contract/users/endpoints';
import { requireSmallWhole } from '../../database/custom-data.ts';
import { implement } from '../../web/implement.ts';
import { listSsoIdentities } from '../../users/sso-identity-store.ts';
import * as store from '../../users/user-data-store.ts';
import { getUser } from '../../users/user-store.ts';
import { createLink } from './password-link-service.ts';
import * as service from './users-service.ts';

export const routes = [
  implement(
    api.listUsers,
    (ctx, { query }) => service.listUsers(ctx, query),
    async (_ctx, { query }) => query.includePasswordHash ?? false,
  ),

  implement(api.createUser, (ctx, { body }) => service.createUser(ctx, body)),

  implement(
    api.getUser,
    async (ctx, { params, query }) => {
      const user = query.includePasswordHash
        ? await service.getUserWithHash(ctx, params.userId)
        : ctx.found(await getUser(ctx.db, params.userId), entityErrors.notFound);
      if (!query.includeSsoIdentities) return user;
      return { ...user, ssoIdentities: await listSsoIdentities(ctx.db, params.userId) };
    },
    async (_ctx, { query }) => query.includePasswordHash ?? false,
  ),

  implement(api.updateUser, (ctx, { params, body }) => service.updateUser(ctx, params.userId, body)),

  implement(api.deleteUser, (ctx, { params }) => service.deleteUser(ctx, params.userId)),

  implement(api.getUserCustomData, async (ctx, { params }) => {
    const user = ctx.found(await getUser(ctx.db, params.userId), entityErrors.notFound);
    return user.customData;
  }),

  implement(api.updateUserCustomData, async (ctx, { params, body }) => {
    const merged = await store.mergeInto(ctx.db, params.userId, 'customData', body.customData);
    return requireSmallWhole(ctx.found(merged, entityErrors.notFound).customData, 'body.customData');
  }),

  implement(api.updateUserProfile, async (ctx, { params, body }) => {
    const merged = await store.mergeInto(ctx.db, params.userId, 'profile', body.profile);
    return ctx.found(merged, entityErrors.notFound).profile;
  }),

  implement(api.getUserSettings, async (ctx, { params }) =>
    ctx.found(await store.getSettings(ctx.db, params.userId), entityErrors.notFound),
  ),

  implement(api.updateUserSettings, async (ctx, { params, body }) =>
    ctx.found(await store.mergeSettings(ctx.db, params.userId, body), entityErrors.notFound),
  ),

  implement(access.setUserPassword, (ctx, { params, body }) => service.setPassword(ctx, params.userId, body)),

  implement(access.expireUserPassword, (ctx, { params, body }) =>
    service.expirePassword(ctx, params.userId, body.isExpired),
  ),

  implement(access.createPasswordLink, (ctx, { params, body }) => createLink(ctx, params.userId, body)),

  implement(access.verifyUserPassword, (ctx, { params, body }) =>
    service.verifyPassword(ctx, params.userId, body.password),
  ),

  implement(access.hasUserPassword, async (ctx, { params }) => {
    const user = ctx.found(await getUser(ctx.db, params.userId), entityErrors.notFound);
    return { hasPassword: user.hasPassword };
  }),

  implement(access.suspendUser, (ctx, { params, body }) =>
    service.suspendUser(ctx, params.userId, body.isSuspended),
  ),
];
