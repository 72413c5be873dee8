import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/tenant-members/endpoints';
import { organizationOfTenant } from '@gatehouse/contract/tenant-members/tenant-roles';
import { implement } from '../../web/implement.ts';
import * as store from './tenant-members-store.ts';

/** The edge has checked that the caller is a member of the tenant in the path. */
export const routes = [
  implement(api.listTenantMembers, ({ db }, { params }) =>
    store.listMembers(db, organizationOfTenant(params.tenantId)),
  ),

  implement(api.listTenantMemberScopes, async ({ db, found }, { params: { tenantId, userId } }) => {
    const scopes = await store.findScopes(db, organizationOfTenant(tenantId), userId);
    return found(scopes, entityErrors.notFound).map((name) => ({ name }));
  }),

  implement(api.updateTenantMemberRole, ({ db }, { params: { tenantId, userId }, body }) =>
    store.replaceRole(db, organizationOfTenant(tenantId), userId, body.roleName),
  ),

  implement(
    api.removeTenantMember,
    async (ctx, { params: { tenantId, userId } }) => {
      if (!(await store.removeMember(ctx.db, organizationOfTenant(tenantId), userId)))
        ctx.fail(entityErrors.notFound);
    },
    async ({ actor }, { params }) => !('userId' in actor && actor.userId === params.userId),
  ),
];
