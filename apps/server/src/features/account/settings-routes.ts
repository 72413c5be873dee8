import * as api from '@gatehouse/contract/account/settings-endpoints';
import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import { getSettings, mergeSettings } from '../../users/user-data-store.ts';
import { implement } from '../../web/implement.ts';
import { callerOf } from '../../users/own-user.ts';

export const routes = [
  implement(api.getOwnSettings, async (ctx) =>
    ctx.found(await getSettings(ctx.db, callerOf(ctx).userId), accountErrors.suspended),
  ),

  implement(api.updateOwnSettings, async (ctx, { body }) =>
    ctx.found(await mergeSettings(ctx.db, callerOf(ctx).userId, body), accountErrors.suspended),
  ),

  implement(api.getOwnMfaSettings, async (ctx) => {
    const { mfa } = ctx.found(await getSettings(ctx.db, callerOf(ctx).userId), accountErrors.suspended);
    return { skipMfaOnSignIn: mfa.skipMfaOnSignIn };
  }),

  implement(api.updateOwnMfaSettings, async (ctx, { body }) => {
    const settings = await mergeSettings(ctx.db, callerOf(ctx).userId, { mfa: body });
    const { mfa } = ctx.found(settings, accountErrors.suspended);
    return { skipMfaOnSignIn: mfa.skipMfaOnSignIn };
  }),
];
