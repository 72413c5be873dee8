import { endpoint } from '../endpoint.ts';

const checks = () => import('./invitation-checks.ts');

export const listTenantInvitations = endpoint({
  method: 'GET',
  path: '/api/tenants/{tenantId}/invitations',
  permission: 'invite:member',
  checks: async () => (await checks()).listTenantInvitations,
});

export const createTenantInvitations = endpoint({
  method: 'POST',
  path: '/api/tenants/{tenantId}/invitations',
  permission: 'invite:member',
  quota: ['tenantMembersLimit'],
  checks: async () => (await checks()).createTenantInvitations,
});

/** A new link instead of the former one, which is stored only as a hash. */
export const renewTenantInvitation = endpoint({
  method: 'POST',
  path: '/api/tenants/{tenantId}/invitations/{invitationId}/message',
  permission: 'invite:member',
  checks: async () => (await checks()).renewTenantInvitation,
});

export const revokeTenantInvitation = endpoint({
  method: 'PATCH',
  path: '/api/tenants/{tenantId}/invitations/{invitationId}/status',
  permission: 'invite:member',
  checks: async () => (await checks()).revokeTenantInvitation,
});

export const deleteTenantInvitation = endpoint({
  method: 'DELETE',
  path: '/api/tenants/{tenantId}/invitations/{invitationId}',
  permission: 'invite:member',
  checks: async () => (await checks()).deleteTenantInvitation,
});
