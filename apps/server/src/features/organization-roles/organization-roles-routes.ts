import * as api from '@gatehouse/contract/organization-roles/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { implement } from '../../web/implement.ts';
import { fail, found } from '../../lib/fail.ts';
import * as store from './organization-roles-store.ts';

export const routes = [
  implement(api.listOrganizationRoles, (ctx, { query }) =>
    store.listOrganizationRoles(ctx.db, query.search, query),
  ),

  implement(api.createOrganizationRole, (ctx, { body }) => store.insertOrganizationRole(ctx.db, body)),

  implement(api.getOrganizationRole, async (ctx, { params }) =>
    found(await store.getOrganizationRole(ctx.db, params.id), entityErrors.notFound),
  ),

  implement(api.updateOrganizationRole, async (ctx, { params, body }) =>
    found(await store.updateOrganizationRole(ctx.db, params.id, body), entityErrors.notFound),
  ),

  implement(api.deleteOrganizationRole, async (ctx, { params }) => {
    if (!(await store.deleteOrganizationRole(ctx.db, params.id))) fail(entityErrors.notFound);
  }),
];
