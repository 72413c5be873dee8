import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/sessions/endpoints';
import { userSessionErrors } from '@gatehouse/contract/sessions/sessions';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { implement } from '../../web/implement.ts';
import { found } from '../../lib/fail.ts';
import { endSession, listGrants, listSessions, revokeGrant, toUserSession } from '../../sessions/sessions.ts';
import { getUser } from '../../users/user-store.ts';

const requireUser = async ({ db }: TransactionCtx, id: string): Promise<void> =>
  void found(await getUser(db, id), entityErrors.notFound);

export const routes = [
  implement(api.listUserSessions, async (ctx, { params }) => {
    await requireUser(ctx, params.userId);
    return { sessions: (await listSessions(ctx.db, params.userId, ctx.now)).map(toUserSession) };
  }),

  implement(api.getUserSession, async (ctx, { params }) => {
    const sessions = await listSessions(ctx.db, params.userId, ctx.now);
    const session = sessions.find(({ uid }) => uid === params.sessionId);
    return toUserSession(ctx.found(session, userSessionErrors.notFound));
  }),

  implement(api.endUserSession, async (ctx, { params, query }) => {
    const ended = await endSession(ctx.db, params.userId, params.sessionId, query.revokeGrantsTarget);
    if (!ended) ctx.fail(userSessionErrors.notFound);
  }),

  implement(api.listUserGrants, async (ctx, { params, query }) => {
    await requireUser(ctx, params.userId);
    return { grants: await listGrants(ctx.db, params.userId, ctx.now, query.appType) };
  }),

  implement(api.endUserGrant, async (ctx, { params }) => {
    const grant = await revokeGrant(ctx.db, params.userId, params.grantId);
    ctx.note({ params: ctx.found(grant, userSessionErrors.grantNotFound) });
  }),
];
