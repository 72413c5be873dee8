import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const uploadAsset = endpoint({
  method: 'POST',
  path: '/api/user-assets',
  permission: 'write:data',
  upload: true,
  checks: async () => (await checks()).uploadAsset,
});

export const getAssetService = endpoint({
  method: 'GET',
  path: '/api/user-assets/service-status',
  permission: 'read:data',
  checks: async () => (await checks()).getAssetService,
});

/** Served at the administrators' origin, outside `/api` (OPEN-04). */
export const uploadMyAsset = endpoint({
  method: 'POST',
  path: '/me/user-assets',
  permission: 'me',
  upload: true,
  checks: async () => (await checks()).uploadMyAsset,
});

export const getMyAssetService = endpoint({
  method: 'GET',
  path: '/me/user-assets/service-status',
  permission: 'me',
  checks: async () => (await checks()).getMyAssetService,
});
