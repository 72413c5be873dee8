import * as account from '@gatehouse/contract/account/endpoints';
import { avatarTypes } from '@gatehouse/contract/assets/avatar-types';
import { edgeErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/me/endpoints';
import type { Ctx } from '../../runtime/ctx.ts';
import { mergeCustomData, requireSmallWhole } from '../../database/custom-data.ts';
import { implement } from '../../web/implement.ts';
import { fail } from '../../lib/fail.ts';
import { countOrRefuse } from '../../limits/rate-limit.ts';
import { uploadAsset } from '../../uploads/save-upload.ts';
import { getUser, updateUser } from '../../users/user-store.ts';
import { describeOwn, updateCustomData, updateOwn, updateProfile } from './own-account.ts';
import { callerOf } from '../../users/own-user.ts';
import { changePassword } from './password-service.ts';

/** The edge lets only administrators call `me`. If their account was deleted since that check, the caller counts as signed out. */
const ownId = ({ actor }: Ctx): string =>
  actor.kind === 'administrator' ? actor.userId : fail(edgeErrors.unauthorized);

/** Uploads stay for a day even if nothing refers to them. */
const avatars = { name: 'own-avatars', limit: 20, windowMs: 3_600_000 };

export const routes = [
  implement(api.getMe, async (ctx) => ctx.found(await getUser(ctx.db, ownId(ctx)), edgeErrors.unauthorized)),

  implement(api.updateMe, async (ctx, { body }) =>
    ctx.found(await updateUser(ctx.db, ownId(ctx), body), edgeErrors.unauthorized),
  ),

  implement(api.updateMyCustomData, async (ctx, { body }) => {
    const merged = await mergeCustomData(ctx.db, 'users', ownId(ctx), body);
    return requireSmallWhole(ctx.found(merged, edgeErrors.unauthorized), 'body');
  }),

  implement(account.getOwnAccount, (ctx) => describeOwn(ctx)),

  implement(account.updateOwnAccount, (ctx, { body }) => updateOwn(ctx, body)),

  implement(account.updateOwnProfile, (ctx, { body }) => updateProfile(ctx, body)),

  implement(account.updateOwnCustomData, (ctx, { body }) => updateCustomData(ctx, body)),

  implement(account.uploadOwnAvatar, async (ctx, { file }) => {
    await countOrRefuse(ctx.runtime, ctx.tenant.id, avatars, callerOf(ctx).userId);
    return ctx.runtime.database.tenant(ctx.tenant.id, (db) => uploadAsset({ ...ctx, db }, file, avatarTypes));
  }),

  implement(account.changeOwnPassword, (ctx, { body }) => changePassword(ctx, body.password)),
];
