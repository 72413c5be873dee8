import { endpoint } from '../endpoint.ts';

const checks = () => import('./jit-email-domain-checks.ts');

export const listJitEmailDomains = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/jit/email-domains',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listJitEmailDomains,
});

export const addJitEmailDomain = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/jit/email-domains',
  permission: 'write:data',
  features: ['organizationsLimit'],
  checks: async () => (await checks()).addJitEmailDomain,
});

export const replaceJitEmailDomains = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/jit/email-domains',
  permission: 'write:data',
  features: ['organizationsLimit'],
  alsoNeeds: { scope: 'delete:data', when: 'it removes a domain' },
  checks: async () => (await checks()).replaceJitEmailDomains,
});

export const removeJitEmailDomain = endpoint({
  method: 'DELETE',
  path: '/api/organizations/{id}/jit/email-domains/{emailDomain}',
  permission: 'delete:data',
  checks: async () => (await checks()).removeJitEmailDomain,
});
