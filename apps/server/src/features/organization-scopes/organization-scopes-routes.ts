import * as api from '@gatehouse/contract/organization-scopes/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { implement } from '../../web/implement.ts';
import * as store from './organization-scopes-store.ts';

export const routes = [
  implement(api.listOrganizationScopes, (ctx, { query }) =>
    store.listOrganizationScopes(ctx.db, query.q, query),
  ),

  implement(api.createOrganizationScope, (ctx, { body }) => store.insertOrganizationScope(ctx.db, body)),

  implement(api.getOrganizationScope, async (ctx, { params }) =>
    ctx.found(await store.getOrganizationScope(ctx.db, params.id), entityErrors.notExistsWithId),
  ),

  implement(api.updateOrganizationScope, async (ctx, { params, body }) =>
    ctx.found(await store.updateOrganizationScope(ctx.db, params.id, body), entityErrors.notFound),
  ),

  implement(api.deleteOrganizationScope, async (ctx, { params }) => {
    if (!(await store.deleteOrganizationScope(ctx.db, params.id))) ctx.fail(entityErrors.notFound);
  }),
];
