import { endpoint } from '../endpoint.ts';

const checks = () => import('./own-invitation-checks.ts');

/** Only of the address that the caller's account has verified. */
export const listOwnInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations',
  permission: 'manage:tenant:self',
  onlyIn: 'cloud',
  checks: async () => (await checks()).listOwnInvitations,
});

export const getOwnInvitation = endpoint({
  method: 'GET',
  path: '/api/invitations/{invitationId}',
  permission: 'manage:tenant:self',
  onlyIn: 'cloud',
  checks: async () => (await checks()).getOwnInvitation,
});

export const acceptOwnInvitation = endpoint({
  method: 'PATCH',
  path: '/api/invitations/{invitationId}/status',
  permission: 'manage:tenant:self',
  onlyIn: 'cloud',
  invalidates: ['/api/tenants', '/me'],
  checks: async () => (await checks()).acceptOwnInvitation,
});
