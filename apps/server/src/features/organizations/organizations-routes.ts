import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/organizations/endpoints';
import { implement } from '../../web/implement.ts';
import * as store from './organizations-store.ts';

export const routes = [
  implement(api.listOrganizations, (ctx, { query }) => store.listOrganizations(ctx.db, query, query)),

  implement(api.createOrganization, (ctx, { body }) => store.insertOrganization(ctx.db, body)),

  implement(api.getOrganization, (ctx, { params }) => store.requireOrganization(ctx.db, params.id)),

  implement(api.updateOrganization, async (ctx, { params, body }) =>
    ctx.found(await store.updateOrganization(ctx.db, params.id, body), entityErrors.notExistsWithId),
  ),

  implement(api.deleteOrganization, async (ctx, { params }) => {
    if (!(await store.deleteOrganization(ctx.db, params.id))) ctx.fail(entityErrors.notFound);
  }),
];
