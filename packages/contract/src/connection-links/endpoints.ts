import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

const path = '/api/sso-connectors/{id}/connection-links';

export const listConnectionLinks = endpoint({
  method: 'GET',
  path,
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listConnectionLinks,
});

export const createConnectionLink = endpoint({
  method: 'POST',
  path,
  permission: 'write:data',
  checks: async () => (await checks()).createConnectionLink,
});

export const revokeConnectionLink = endpoint({
  method: 'POST',
  path: `${path}/{linkId}/revoke`,
  permission: 'write:data',
  checks: async () => (await checks()).revokeConnectionLink,
});

export const getConnectionProposal = endpoint({
  method: 'GET',
  path: `${path}/{linkId}/proposal`,
  permission: 'read:data',
  checks: async () => (await checks()).getConnectionProposal,
});

export const confirmConnectionProposal = endpoint({
  method: 'POST',
  path: `${path}/{linkId}/confirm`,
  permission: 'write:data',
  invalidates: ['/api/organizations', '/api/sign-in-exp'],
  checks: async () => (await checks()).confirmConnectionProposal,
});

export const rejectConnectionProposal = endpoint({
  method: 'POST',
  path: `${path}/{linkId}/reject`,
  permission: 'write:data',
  checks: async () => (await checks()).rejectConnectionProposal,
});
