import * as api from '@gatehouse/contract/account/session-endpoints';
import { userSessionErrors } from '@gatehouse/contract/sessions/sessions';
import { endSession, findSessionOfGrant, listSessions, toUserSession } from '../../sessions/sessions.ts';
import { implement } from '../../web/implement.ts';
import { callerOf } from '../../users/own-user.ts';

export const routes = [
  implement(api.listOwnSessions, async (ctx) => {
    const { userId, grantId } = callerOf(ctx);
    const current = await findSessionOfGrant(ctx.db, userId, grantId);
    const sessions = await listSessions(ctx.db, userId, ctx.now);
    return {
      sessions: sessions.map((session) => ({
        ...toUserSession(session),
        isCurrent: session.uid === current?.uid,
      })),
    };
  }),

  implement(api.endOwnSession, async (ctx, { params, query }) => {
    const { userId } = callerOf(ctx);
    if (!(await endSession(ctx.db, userId, params.sessionId, query.revokeGrantsTarget)))
      ctx.fail(userSessionErrors.notFound);
  }),
];
