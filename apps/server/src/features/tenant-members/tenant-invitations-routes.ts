import { entityErrors } from '@gatehouse/contract/errors';
import { invitationRefused } from '@gatehouse/contract/organization-invitations/organization-invitations';
import * as api from '@gatehouse/contract/tenant-members/invitation-endpoints';
import { organizationOfTenant } from '@gatehouse/contract/tenant-members/tenant-roles';
import { revokeInvitation } from '../../organizations/invitation-store.ts';
import { implement } from '../../web/implement.ts';
import * as service from './tenant-invitations-service.ts';
import * as store from './tenant-invitations-store.ts';

/** The edge has checked that the caller is a member of the tenant in the path. */
export const routes = [
  implement(api.listTenantInvitations, ({ db, now }, { params }) =>
    store.listInvitations(db, organizationOfTenant(params.tenantId), now),
  ),

  implement(api.createTenantInvitations, (ctx, { params, body }) =>
    service.createInvitations(ctx, params.tenantId, body),
  ),

  implement(api.renewTenantInvitation, (ctx, { params }) =>
    service.renewInvitation(ctx, params.tenantId, params.invitationId),
  ),

  implement(
    api.revokeTenantInvitation,
    async ({ db, now, found, fail }, { params: { tenantId, invitationId: id } }) => {
      const organizationId = organizationOfTenant(tenantId);
      const find = () => store.getInvitation(db, organizationId, { id, now });
      found(await find(), entityErrors.notFound);
      if (!(await revokeInvitation(db, id, now)))
        fail(invitationRefused, { data: { reason: 'not_pending' } });
      return found(await find(), entityErrors.notFound);
    },
  ),

  implement(api.deleteTenantInvitation, async ({ db, fail }, { params }) => {
    const organizationId = organizationOfTenant(params.tenantId);
    if (!(await store.deleteInvitation(db, organizationId, params.invitationId))) fail(entityErrors.notFound);
  }),
];
