import { edgeErrors } from '@gatehouse/contract/errors';
import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import type { User } from '@gatehouse/contract/users/users';
import type { Actor, Ctx, TransactionCtx } from '../runtime/ctx.ts';
import { fail, found } from '../lib/fail.ts';
import { getUser } from './user-store.ts';

type Caller = Extract<Actor, { kind: 'user' }>;

/** The caller of the account API. */
export const callerOf = ({ actor }: Pick<Ctx, 'actor'>): Caller =>
  actor.kind === 'user' ? actor : fail(edgeErrors.unauthorized);

/** Their account. If it was deleted or suspended since the edge found the token, the error is that of a suspended one. */
export async function readOwn({ db, actor }: Pick<TransactionCtx, 'db' | 'actor'>): Promise<User> {
  const user = await getUser(db, callerOf({ actor }).userId);
  return found(user?.isSuspended ? undefined : user, accountErrors.suspended);
}
