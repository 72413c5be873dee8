import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listSigningKeys = endpoint({
  method: 'GET',
  path: '/api/configs/oidc/{keyType}',
  permission: 'read:data',
  checks: async () => (await checks()).listSigningKeys,
});

export const rotateSigningKey = endpoint({
  method: 'POST',
  path: '/api/configs/oidc/{keyType}/rotate',
  permission: 'write:data',
  invalidates: ['/api/configs'],
  checks: async () => (await checks()).rotateSigningKey,
});

export const deleteSigningKey = endpoint({
  method: 'DELETE',
  path: '/api/configs/oidc/{keyType}/{keyId}',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteSigningKey,
});
