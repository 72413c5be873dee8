import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const getClientRegistration = endpoint({
  method: 'GET',
  path: '/api/client-registration',
  permission: 'read:data',
  checks: async () => (await checks()).getClientRegistration,
});

export const updateClientRegistration = endpoint({
  method: 'PATCH',
  path: '/api/client-registration',
  permission: 'write:data',
  checks: async () => (await checks()).updateClientRegistration,
});

export const listInitialAccessTokens = endpoint({
  method: 'GET',
  path: '/api/client-registration/tokens',
  permission: 'read:data',
  checks: async () => (await checks()).listInitialAccessTokens,
});

export const createInitialAccessToken = endpoint({
  method: 'POST',
  path: '/api/client-registration/tokens',
  permission: 'write:data',
  checks: async () => (await checks()).createInitialAccessToken,
});

export const deleteInitialAccessToken = endpoint({
  method: 'DELETE',
  path: '/api/client-registration/tokens/{tokenId}',
  permission: 'delete:data',
  invalidates: ['/api/client-registration'],
  checks: async () => (await checks()).deleteInitialAccessToken,
});

/** A registered client is deleted as any application is. */
export const listRegisteredClients = endpoint({
  method: 'GET',
  path: '/api/client-registration/clients',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listRegisteredClients,
});
