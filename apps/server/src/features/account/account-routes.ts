import { changeOwnPassword, verifyOwnPassword } from '@gatehouse/contract/account/endpoints';
import { edgeErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/me/endpoints';
import type { Ctx } from '../../runtime/ctx.ts';
import { mergeCustomData, requireSmallWhole } from '../../database/custom-data.ts';
import { implement } from '../../web/implement.ts';
import { fail } from '../../lib/fail.ts';
import { getUser, updateUser } from '../../users/user-store.ts';
import { changePassword, verifyPassword } from './password-service.ts';

/** The edge lets only administrators call `me`. If their account was deleted since that check, the caller counts as signed out. */
const ownId = ({ actor }: Ctx): string =>
  actor.kind === 'administrator' ? actor.userId : fail(edgeErrors.unauthorized);

export const routes = [
  implement(api.getMe, async (ctx) => ctx.found(await getUser(ctx.db, ownId(ctx)), edgeErrors.unauthorized)),

  implement(api.updateMe, async (ctx, { body }) =>
    ctx.found(await updateUser(ctx.db, ownId(ctx), body), edgeErrors.unauthorized),
  ),

  implement(api.updateMyCustomData, async (ctx, { body }) => {
    const merged = await mergeCustomData(ctx.db, 'users', ownId(ctx), body);
    return requireSmallWhole(ctx.found(merged, edgeErrors.unauthorized), 'body');
  }),

  implement(verifyOwnPassword, (ctx, { body }) => verifyPassword(ctx, body.password)),

  implement(changeOwnPassword, (ctx, { body }) => changePassword(ctx, body.password)),
];
