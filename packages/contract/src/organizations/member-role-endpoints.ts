import { endpoint } from '../endpoint.ts';

const checks = () => import('./member-role-checks.ts');

export const addRolesToMembers = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/users/roles',
  permission: 'write:data',
  features: ['organizationsLimit'],
  invalidates: ['/api/users'],
  checks: async () => (await checks()).addRolesToMembers,
});

export const listMemberRoles = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/users/{userId}/roles',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listMemberRoles,
});

export const addMemberRoles = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/users/{userId}/roles',
  permission: 'write:data',
  features: ['organizationsLimit'],
  invalidates: ['/api/users'],
  checks: async () => (await checks()).addMemberRoles,
});

export const replaceMemberRoles = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/users/{userId}/roles',
  permission: 'write:data',
  features: ['organizationsLimit'],
  invalidates: ['/api/users'],
  alsoNeeds: { scope: 'delete:data', when: 'it takes a role away' },
  checks: async () => (await checks()).replaceMemberRoles,
});

export const removeMemberRole = endpoint({
  method: 'DELETE',
  path: '/api/organizations/{id}/users/{userId}/roles/{organizationRoleId}',
  permission: 'delete:data',
  invalidates: ['/api/users'],
  checks: async () => (await checks()).removeMemberRole,
});

export const listMemberScopes = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/users/{userId}/scopes',
  permission: 'read:data',
  checks: async () => (await checks()).listMemberScopes,
});
