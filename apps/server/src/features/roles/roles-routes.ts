import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/roles/endpoints';
import { implement } from '../../web/implement.ts';
import { listRoleScopes } from './role-scopes.ts';
import * as service from './roles-service.ts';
import * as store from './roles-store.ts';

export const routes = [
  implement(api.listRoles, (ctx, { query }) => store.listRoles(ctx.db, query, query)),

  implement(api.createRole, (ctx, { body }) => service.createRole(ctx, body)),

  implement(api.getRole, async (ctx, { params }) =>
    ctx.found(await store.getRole(ctx.db, params.id), entityErrors.notFound),
  ),

  implement(api.updateRole, (ctx, { params, body }) => service.updateRole(ctx, params.id, body)),

  implement(api.deleteRole, async (ctx, { params }) => {
    await service.getEditableRole(ctx, params.id);
    await store.deleteRole(ctx.db, params.id);
  }),

  implement(api.listRoleScopes, async (ctx, { params, query }) => {
    const role = ctx.found(await store.getRole(ctx.db, params.id), entityErrors.notFound);
    return listRoleScopes(ctx.db, role.id, query.search, query);
  }),

  implement(api.addRoleScopes, (ctx, { params, body }) =>
    service.addRoleScopes(ctx, params.id, body.scopeIds),
  ),

  implement(api.removeRoleScope, (ctx, { params }) =>
    service.removeRoleScope(ctx, params.id, params.scopeId),
  ),
];
