import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listTenantMembers = endpoint({
  method: 'GET',
  path: '/api/tenants/{tenantId}/members',
  permission: 'read:member',
  checks: async () => (await checks()).listTenantMembers,
});

export const listTenantMemberScopes = endpoint({
  method: 'GET',
  path: '/api/tenants/{tenantId}/members/{userId}/scopes',
  permission: 'read:member',
  checks: async () => (await checks()).listTenantMemberScopes,
});

export const updateTenantMemberRole = endpoint({
  method: 'PUT',
  path: '/api/tenants/{tenantId}/members/{userId}/roles',
  permission: 'update:member:role',
  checks: async () => (await checks()).updateTenantMemberRole,
});

/** Every member may leave. */
export const removeTenantMember = endpoint({
  method: 'DELETE',
  path: '/api/tenants/{tenantId}/members/{userId}',
  permission: 'read:member',
  alsoNeeds: { scope: 'remove:member', when: 'the member isn’t the caller' },
  worksWhileSuspended: true,
  checks: async () => (await checks()).removeTenantMember,
});
