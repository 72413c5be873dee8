import * as api from '@gatehouse/contract/account-center/endpoints';
import { listChanged } from '../../lib/changed-parts.ts';
import { readAccountCenter, saveAccountCenter } from '../../experience/account-center-store.ts';
import { requireKnownFields } from '../../profile-fields/require-known-fields.ts';
import { implement } from '../../web/implement.ts';

export const routes = [
  implement(api.getAccountCenter, (ctx) => readAccountCenter(ctx.db, ctx.tenant.id)),

  implement(api.updateAccountCenter, async (ctx, { body }) => {
    await requireKnownFields(ctx.db, body.profileFields ?? []);
    const before = await readAccountCenter(ctx.db, ctx.tenant.id);
    await saveAccountCenter(ctx.db, body);
    const after = await readAccountCenter(ctx.db, ctx.tenant.id);
    ctx.note({ changed: listChanged(before, after) });
    return after;
  }),

  implement(api.getPublicAccountCenter, (ctx) => readAccountCenter(ctx.db, ctx.tenant.id)),
];
