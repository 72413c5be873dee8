import * as api from '@gatehouse/contract/organization-scopes/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { implement } from '../../web/implement.ts';
import { fail, found } from '../../lib/fail.ts';
import * as store from './organization-scopes-store.ts';

export const routes = [
  implement(api.listOrganizationScopes, (ctx, { query }) =>
    store.listOrganizationScopes(ctx.db, query.search, query),
  ),

  implement(api.createOrganizationScope, (ctx, { body }) => store.insertOrganizationScope(ctx.db, body)),

  implement(api.getOrganizationScope, async (ctx, { params }) =>
    found(await store.getOrganizationScope(ctx.db, params.id), entityErrors.notFound),
  ),

  implement(api.updateOrganizationScope, async (ctx, { params, body }) =>
    found(await store.updateOrganizationScope(ctx.db, params.id, body), entityErrors.notFound),
  ),

  implement(api.deleteOrganizationScope, async (ctx, { params }) => {
    if (!(await store.deleteOrganizationScope(ctx.db, params.id))) fail(entityErrors.notFound);
  }),
];
