import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/users/personal-access-token-endpoints';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { implement } from '../../web/implement.ts';
import { fail, found } from '../../lib/fail.ts';
import * as store from '../../users/personal-access-tokens.ts';
import { getUser } from '../../users/user-store.ts';

async function rename({ db }: TransactionCtx, userId: string, name: string, newName: string) {
  return found(await store.renamePersonalAccessToken(db, { userId, name, newName }), entityErrors.notFound);
}

async function remove({ db }: TransactionCtx, userId: string, name: string): Promise<void> {
  if (!(await store.deletePersonalAccessToken(db, userId, name))) fail(entityErrors.notFound);
}

export const routes = [
  implement(api.listPersonalAccessTokens, async ({ db }, { params: { userId } }) => {
    found(await getUser(db, userId), entityErrors.notFound);
    return store.listPersonalAccessTokens(db, userId);
  }),

  implement(api.createPersonalAccessToken, ({ db, now }, { params: { userId }, body }) => {
    if (body.expiresAt !== null && body.expiresAt <= now)
      fail(edgeErrors.invalidInput, { data: { fields: { 'body.expiresAt': 'must be in the future' } } });
    return store.insertPersonalAccessToken(db, { userId, ...body, now });
  }),

  implement(api.renamePersonalAccessToken, (ctx, { params, body }) =>
    rename(ctx, params.userId, body.currentName, body.name),
  ),
  implement(api.renameNamedPersonalAccessToken, (ctx, { params, body }) =>
    rename(ctx, params.userId, params.name, body.name),
  ),

  implement(api.deletePersonalAccessToken, (ctx, { params, body }) => remove(ctx, params.userId, body.name)),
  implement(api.deleteNamedPersonalAccessToken, (ctx, { params }) => remove(ctx, params.userId, params.name)),
];
