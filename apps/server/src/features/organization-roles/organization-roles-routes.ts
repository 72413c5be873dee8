import * as api from '@gatehouse/contract/organization-roles/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { implement } from '../../web/implement.ts';
import * as service from './organization-roles-service.ts';
import * as store from './organization-roles-store.ts';
import * as permissions from './role-permissions.ts';

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
    return permissions.listOrganizationPermissions(ctx.db, params.id, query);
  }),

  implement(api.addOrganizationRoleScopes, (ctx, { params, body }) =>
    permissions.addPermissions(ctx.db, 'organization', params.id, body.organizationScopeIds),
  ),

  implement(
    api.replaceOrganizationRoleScopes,
    (ctx, { params, body }) =>
      service.replaceOrganizationPermissions(ctx, params.id, body.organizationScopeIds),
    async ({ db }, { params, body }) =>
      takesAway(await permissions.lockPermissions(db, 'organization', params.id), body.organizationScopeIds),
  ),

  implement(api.removeOrganizationRoleScope, async (ctx, { params }) => {
    const { id, organizationScopeId } = params;
    if (!(await permissions.removePermission(ctx.db, 'organization', id, organizationScopeId)))
      ctx.fail(entityErrors.notFound);
  }),

  implement(api.listOrganizationRoleResourceScopes, async (ctx, { params, query }) => {
    ctx.found(await store.getOrganizationRole(ctx.db, params.id), entityErrors.notExistsWithId);
    return permissions.listResourcePermissions(ctx.db, params.id, query);
  }),

  implement(api.addOrganizationRoleResourceScopes, (ctx, { params, body }) =>
    service.addResourcePermissions(ctx, params.id, body.scopeIds),
  ),

  implement(
    api.replaceOrganizationRoleResourceScopes,
    (ctx, { params, body }) => service.replaceResourcePermissions(ctx, params.id, body.scopeIds),
    async ({ db }, { params, body }) =>
      takesAway(await permissions.lockPermissions(db, 'resource', params.id), body.scopeIds),
  ),

  implement(api.removeOrganizationRoleResourceScope, async (ctx, { params }) => {
    if (!(await permissions.removePermission(ctx.db, 'resource', params.id, params.scopeId)))
      ctx.fail(entityErrors.notFound);
  }),
];

/** Whether one of the permissions that a role has is not among the new ones. */
const takesAway = (held: readonly string[] | undefined, ids: readonly string[]): boolean =>
  held?.some((id) => !ids.includes(id)) ?? false;
