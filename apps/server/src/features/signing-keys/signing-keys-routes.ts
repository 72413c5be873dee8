import * as api from '@gatehouse/contract/signing-keys/endpoints';
import { getTenantKeys, keysChanged } from '../../keys/signing-keys-store.ts';
import { implement } from '../../web/implement.ts';
import * as service from './signing-keys-service.ts';
import * as store from './signing-keys-store.ts';

export const routes = [
  implement(api.listSigningKeys, async (ctx, { params }) => {
    // A key that is due is promoted first.
    await getTenantKeys(ctx.runtime, ctx.tenant.id);
    return store.listKeys(ctx.db, params.keyType);
  }),

  implement(api.rotateSigningKey, async (ctx, { params, body }) => {
    const { id, keys } = await service.rotate(ctx, params.keyType, body);
    ctx.note({ params: { keyId: id } });
    await keysChanged(ctx.runtime, ctx.tenant.id);
    return keys;
  }),

  implement(api.deleteSigningKey, async (ctx, { params }) => {
    await service.remove(ctx, params.keyType, params.keyId);
    ctx.afterCommit(() => keysChanged(ctx.runtime, ctx.tenant.id));
  }),
];
