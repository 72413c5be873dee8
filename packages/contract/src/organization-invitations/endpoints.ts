import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listOrganizationInvitations = endpoint({
  method: 'GET',
  path: '/api/organization-invitations',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listOrganizationInvitations,
});

export const createOrganizationInvitation = endpoint({
  method: 'POST',
  path: '/api/organization-invitations',
  permission: 'write:data',
  // The list names who invited, as the audit log has it.
  invalidates: ['/api/logs'],
  checks: async () => (await checks()).createOrganizationInvitation,
});

export const getOrganizationInvitation = endpoint({
  method: 'GET',
  path: '/api/organization-invitations/{id}',
  permission: 'read:data',
  checks: async () => (await checks()).getOrganizationInvitation,
});

export const deleteOrganizationInvitation = endpoint({
  method: 'DELETE',
  path: '/api/organization-invitations/{id}',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteOrganizationInvitation,
});

export const sendOrganizationInvitation = endpoint({
  method: 'POST',
  path: '/api/organization-invitations/{id}/message',
  permission: 'write:data',
  checks: async () => (await checks()).sendOrganizationInvitation,
});

export const createOrganizationInvitationLink = endpoint({
  method: 'POST',
  path: '/api/organization-invitations/{id}/link',
  permission: 'write:data',
  checks: async () => (await checks()).createOrganizationInvitationLink,
});

export const updateOrganizationInvitationStatus = endpoint({
  method: 'PUT',
  path: '/api/organization-invitations/{id}/status',
  permission: 'write:data',
  invalidates: ['/api/organizations', '/api/users'],
  checks: async () => (await checks()).updateOrganizationInvitationStatus,
});
