import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/one-time-tokens/endpoints';
import { oneTimeTokenErrors } from '@gatehouse/contract/one-time-tokens/one-time-tokens';
import { implement } from '../../web/implement.ts';
import { createSecret } from '../../lib/ids.ts';
import * as store from '../../one-time/one-time-token-store.ts';
import { hashToken, useToken } from '../../one-time/one-time-token-service.ts';

export const routes = [
  implement(api.listOneTimeTokens, ({ db, now }, { query }) =>
    store.listOneTimeTokens(db, query, query, now),
  ),

  implement(api.createOneTimeToken, async ({ db, now }, { body: { email, context, expiresIn } }) => {
    const token = createSecret();
    const row = await store.insertOneTimeToken(db, {
      email,
      hash: hashToken(token),
      context,
      createdAt: now,
      expiresAt: now + expiresIn * 1000,
    });
    return store.toOneTimeToken(row, now, token);
  }),

  implement(api.verifyOneTimeToken, (ctx, { body }) => useToken(ctx, body)),

  implement(api.getOneTimeToken, async ({ db, now, found }, { params }) =>
    found(await store.getOneTimeToken(db, params.id, now), entityErrors.notExistsWithId),
  ),

  implement(
    api.updateOneTimeTokenStatus,
    async ({ db, now, fail, found }, { params: { id }, body: { status } }) => {
      const known = found(await store.getOneTimeToken(db, id, now), entityErrors.notFound);
      if (known.status === status) return known;
      if (status === 'active') fail(oneTimeTokenErrors.cannotReactivate);
      if (known.status !== 'active') fail(oneTimeTokenErrors[known.status]);
      return found(await store.endOneTimeToken(db, id, status, now), oneTimeTokenErrors.consumed);
    },
  ),

  implement(api.deleteOneTimeToken, async ({ db, fail }, { params }) => {
    if (!(await store.deleteOneTimeToken(db, params.id))) fail(entityErrors.notFound);
  }),
];
