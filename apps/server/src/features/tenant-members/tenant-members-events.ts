import * as api from '@gatehouse/contract/tenant-members/endpoints';
import * as invitations from '@gatehouse/contract/tenant-members/invitation-endpoints';
import * as settings from '@gatehouse/contract/tenant-members/settings-endpoints';
import { on } from '../../web/events.ts';

/** In the admin tenant, which has no webhooks. */
export const events = [
  on(api.updateTenantMemberRole, { audit: 'Tenant.Member.Role.Updated', logs: ['roleName'] }),
  on(invitations.createTenantInvitations, { audit: 'Tenant.Invitation.Created', logs: ['roleName'] }),
  on(invitations.renewTenantInvitation, { audit: 'Tenant.Invitation.Link.Created' }),
  on(invitations.revokeTenantInvitation, { audit: 'Tenant.Invitation.Revoked' }),
  on(invitations.deleteTenantInvitation, { audit: 'Tenant.Invitation.Deleted' }),
  on(api.removeTenantMember, { audit: 'Tenant.Member.Removed' }),
  on(settings.updateTenantSettings, { audit: 'Tenant.Settings.Updated', logs: ['isMfaRequired'] }),
];
