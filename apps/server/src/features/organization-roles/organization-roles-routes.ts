import * as api from '@gatehouse/contract/organization-roles/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { implement } from '../../web/implement.ts';
import * as service from './organization-roles-service.ts';
import * as store from './organization-roles-store.ts';
import {
  listOrganizationPermissions,
  listResourcePermissions,
  organizationPermissions,
  permissionErrors,
  resourcePermissions,
} from './role-permissions.ts';

const of = (organizationRoleId: string) => ({ organizationRoleId });

export const routes = [
  implement(api.listOrganizationRoles, (ctx, { query }) => store.listOrganizationRoles(ctx.db, query, query)),

  implement(api.createOrganizationRole, (ctx, { body }) => service.createOrganizationRole(ctx, body)),

  implement(api.getOrganizationRole, async (ctx, { params }) =>
    ctx.found(await store.getOrganizationRole(ctx.db, params.id), entityErrors.notExistsWithId),
  ),

  implement(api.updateOrganizationRole, (ctx, { params, body }) =>
    service.updateOrganizationRole(ctx, params.id, body),
  ),

  implement(api.deleteOrganizationRole, async (ctx, { params }) => {
    if (!(await store.deleteOrganizationRole(ctx.db, params.id))) ctx.fail(entityErrors.notFound);
  }),

  implement(api.listOrganizationRoleScopes, async (ctx, { params, query }) => {
    ctx.found(await store.getOrganizationRole(ctx.db, params.id), entityErrors.notExistsWithId);
    return listOrganizationPermissions(ctx.db, params.id, query);
  }),

  implement(api.addOrganizationRoleScopes, (ctx, { params, body }) =>
    organizationPermissions.add(ctx.db, of(params.id), body.organizationScopeIds, permissionErrors),
  ),

  implement(
    api.replaceOrganizationRoleScopes,
    (ctx, { params, body }) =>
      organizationPermissions.replace(ctx.db, of(params.id), body.organizationScopeIds, permissionErrors),
    ({ db }, { params, body }) =>
      organizationPermissions.takesAway(db, of(params.id), body.organizationScopeIds),
  ),

  implement(api.removeOrganizationRoleScope, async (ctx, { params }) => {
    if (!(await organizationPermissions.remove(ctx.db, of(params.id), params.organizationScopeId)))
      ctx.fail(entityErrors.notFound);
  }),

  implement(api.listOrganizationRoleResourceScopes, async (ctx, { params, query }) => {
    ctx.found(await store.getOrganizationRole(ctx.db, params.id), entityErrors.notExistsWithId);
    return listResourcePermissions(ctx.db, params.id, query);
  }),

  implement(api.addOrganizationRoleResourceScopes, (ctx, { params, body }) =>
    service.addResourcePermissions(ctx, params.id, body.scopeIds),
  ),

  implement(
    api.replaceOrganizationRoleResourceScopes,
    (ctx, { params, body }) => service.replaceResourcePermissions(ctx, params.id, body.scopeIds),
    ({ db }, { params, body }) => resourcePermissions.takesAway(db, of(params.id), body.scopeIds),
  ),

  implement(api.removeOrganizationRoleResourceScope, async (ctx, { params }) => {
    if (!(await resourcePermissions.remove(ctx.db, of(params.id), params.scopeId)))
      ctx.fail(entityErrors.notFound);
  }),
];
