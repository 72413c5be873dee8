import { type Ctx, queriesOf } from '../runtime/ctx.ts';
import { getUser } from './user-store.ts';

const ofPath = { userId: 'params.userId' } as const;

/** The user of the path, after the change; their password and factors aren't in it. */
const userAfter = {
  says: 'the user',
  pick: ({ params }: { params: { userId: string } }, ctx: Ctx) => getUser(queriesOf(ctx), params.userId),
};

/** For an operation on a user's data whose response isn't the user. */
export const userDataUpdated = { event: 'User.Data.Updated', ids: ofPath, data: userAfter } as const;

/** For an operation on a user that ends all of their sessions. */
export const allSessionsEnded = {
  event: 'User.Session.Ended',
  ids: ofPath,
  data: { says: '`sessionId: null`, all sessions', pick: () => ({ sessionId: null }) },
} as const;
