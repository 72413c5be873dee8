import { endpoint } from '../endpoint.ts';

const checks = () => import('./page-checks.ts');

const permission = 'connection-link';

/** Exchanges the secret of a link for the cookie that all others need. */
export const openConnectionLink = endpoint({
  method: 'POST',
  path: '/api/connection-link/session',
  permission: 'public',
  checks: async () => (await checks()).openConnectionLink,
});

export const getConnectionPage = endpoint({
  method: 'GET',
  path: '/api/connection-link',
  permission,
  checks: async () => (await checks()).getConnectionPage,
});

export const proposeConnection = endpoint({
  method: 'PUT',
  path: '/api/connection-link/settings',
  permission,
  checks: async () => (await checks()).proposeConnection,
});

export const checkConnection = endpoint({
  method: 'POST',
  path: '/api/connection-link/check',
  permission,
  checks: async () => (await checks()).checkConnection,
});

export const proposeDomain = endpoint({
  method: 'POST',
  path: '/api/connection-link/domains',
  permission,
  checks: async () => (await checks()).proposeDomain,
});

export const verifyProposedDomain = endpoint({
  method: 'POST',
  path: '/api/connection-link/domains/{domain}/verify',
  permission,
  checks: async () => (await checks()).verifyProposedDomain,
});

export const withdrawDomain = endpoint({
  method: 'DELETE',
  path: '/api/connection-link/domains/{domain}',
  permission,
  checks: async () => (await checks()).withdrawDomain,
});

export const submitConnection = endpoint({
  method: 'POST',
  path: '/api/connection-link/submit',
  permission,
  checks: async () => (await checks()).submitConnection,
});
