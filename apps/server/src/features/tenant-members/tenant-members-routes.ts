import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/tenant-members/endpoints';
import { organizationOfTenant, tenantRoles } from '@gatehouse/contract/tenant-members/tenant-roles';
import { implement } from '../../web/implement.ts';
import { revokeInvitationsOf } from './tenant-invitations-store.ts';
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

  implement(api.updateTenantMemberRole, async ({ db, now }, { params: { tenantId, userId }, body }) => {
    const organizationId = organizationOfTenant(tenantId);
    await store.replaceRole(db, organizationId, userId, body.roleName);
    if (!tenantRoles[body.roleName].includes('invite:member'))
      await revokeInvitationsOf(db, organizationId, { userId, now });
  }),

  implement(
    api.removeTenantMember,
    async ({ db, now, fail }, { params: { tenantId, userId } }) => {
      const organizationId = organizationOfTenant(tenantId);
      if (!(await store.removeMember(db, organizationId, userId))) fail(entityErrors.notFound);
      await revokeInvitationsOf(db, organizationId, { userId, now });
    },
    async ({ actor }, { params }) => !('userId' in actor && actor.userId === params.userId),
  ),
];
