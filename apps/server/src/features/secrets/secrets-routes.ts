import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/secrets/endpoints';
import { deleteTokenSet } from '../../identity-providers/vault/token-sets.ts';
import { implement } from '../../web/implement.ts';

export const routes = [
  implement(api.deleteSecret, async (ctx, { params }) => {
    const { userId } = ctx.found(await deleteTokenSet(ctx.db, { id: params.id }), entityErrors.notFound);
    ctx.note({ params: { userId } });
  }),
];
