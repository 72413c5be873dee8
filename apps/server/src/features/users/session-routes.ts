import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/users/session-endpoints';
import { userSessionErrors } from '@gatehouse/contract/users/sessions';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { implement } from '../../web/implement.ts';
import { found } from '../../lib/fail.ts';
import {
  endSession,
  listGrants,
  listSessions,
  revokeGrant,
  type StoredSession,
} from '../../sessions/sessions.ts';
import { getUser } from '../../users/user-store.ts';

const seconds = (ms: number): number => Math.floor(ms / 1000);

/** Sessions are identified by their `uid` here. The ID in the cookie is a secret and isn't stored. */
const toSession = ({ uid, accountId, issuedAt, loginTs, authorizations, expiresAt }: StoredSession) => ({
  payload: {
    exp: seconds(expiresAt),
    iat: issuedAt,
    jti: uid,
    uid,
    kind: 'Session' as const,
    loginTs,
    accountId,
    authorizations,
  },
  lastSubmission: null,
  clientId: Object.keys(authorizations).at(-1) ?? null,
  accountId,
  expiresAt,
});

const requireUser = async ({ db }: TransactionCtx, id: string): Promise<void> =>
  void found(await getUser(db, id), entityErrors.notFound);

export const routes = [
  implement(api.listUserSessions, async (ctx, { params }) => {
    await requireUser(ctx, params.userId);
    return { sessions: (await listSessions(ctx.db, params.userId, ctx.now)).map(toSession) };
  }),

  implement(api.getUserSession, async (ctx, { params }) => {
    const sessions = await listSessions(ctx.db, params.userId, ctx.now);
    const session = sessions.find(({ uid }) => uid === params.sessionId);
    return toSession(ctx.found(session, userSessionErrors.notFound));
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
