import {
  type SubjectToken,
  subjectTokenPrefix,
  subjectTokenSeconds,
} from '@gatehouse/contract/subject-tokens/subject-tokens';
import { entityErrors } from '@gatehouse/contract/errors';
import type { TransactionCtx } from '../runtime/ctx.ts';
import { fail } from '../lib/fail.ts';
import { createId, createSecret } from '../lib/ids.ts';
import { hashTokenId } from './token-id.ts';

/** The model of subject tokens in the protocol's store: they end with everything else of their user, and are used up like codes. */
export const subjectTokenModel = 'SubjectToken';

/** Who created a subject token: what its use may do is on their account, too. */
export interface SubjectTokenCreator {
  kind: string;
  id: string | undefined;
}

/**
 * Creates a subject token for a user who may sign in, and returns it with its value, which is not stored. Throws 404 if there is no such
 * user; the user is locked, so that a suspension that happens at the same time ends the token.
 */
export async function insertSubjectToken(
  { db, now, actor }: TransactionCtx,
  { userId, context }: Pick<SubjectToken, 'userId' | 'context'>,
): Promise<SubjectToken & { value: string }> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('isSuspended', '=', false)
    .forKeyShare()
    .executeTakeFirst();
  if (!user) return fail(entityErrors.relationNotFound);
  const value = subjectTokenPrefix + createSecret();
  const id = createId();
  const expiresAt = now + subjectTokenSeconds * 1000;
  const creator: SubjectTokenCreator = {
    kind: actor.kind,
    id: 'userId' in actor ? actor.userId : 'clientId' in actor ? actor.clientId : undefined,
  };
  await db
    .insertInto('oidcInstances')
    .values({
      model: subjectTokenModel,
      id: hashTokenId(value),
      payload: JSON.stringify({ accountId: userId, subjectTokenId: id, context, creator }),
      accountId: userId,
      createdAt: new Date(now),
      expiresAt: new Date(expiresAt),
    })
    .execute();
  return { id, userId, context, expiresAt, consumedAt: null, value };
}
