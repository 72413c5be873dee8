import { endOwnGrant, listOwnGrants } from '@gatehouse/contract/account/grant-endpoints';
import { userSessionErrors } from '@gatehouse/contract/sessions/sessions';
import { implement } from '../../web/implement.ts';
import { listGrants, revokeGrant } from '../../sessions/sessions.ts';
import { callerOf } from '../../users/own-user.ts';

export const routes = [
  implement(listOwnGrants, async (ctx, { query }) => ({
    grants: await listGrants(ctx.db, callerOf(ctx).userId, ctx.now, query.appType),
  })),

  implement(endOwnGrant, async (ctx, { params }) => {
    const grant = await revokeGrant(ctx.db, callerOf(ctx).userId, params.grantId);
    ctx.note({ params: ctx.found(grant, userSessionErrors.grantNotFound) });
  }),
];
