import { endpoint } from '../endpoint.ts';

const checks = () => import('./member-checks.ts');

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/users',
  permission: 'read:data',
  list: true,
  searchedBy: 'q',
  checks: async () => (await checks()).listMembers,
});

export const addMembers = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/users',
  permission: 'write:data',
  features: ['organizationsLimit'],
  invalidates: ['/api/users'],
  checks: async () => (await checks()).addMembers,
});

export const replaceMembers = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/users',
  permission: 'write:data',
  features: ['organizationsLimit'],
  invalidates: ['/api/users'],
  alsoNeeds: { scope: 'delete:data', when: 'it removes a member' },
  checks: async () => (await checks()).replaceMembers,
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/organizations/{id}/users/{userId}',
  permission: 'delete:data',
  invalidates: ['/api/users'],
  checks: async () => (await checks()).removeMember,
});

export const listUserOrganizations = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/organizations',
  permission: 'read:data',
  checks: async () => (await checks()).listUserOrganizations,
});
