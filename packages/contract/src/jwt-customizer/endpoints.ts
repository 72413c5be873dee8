import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listJwtCustomizers = endpoint({
  method: 'GET',
  path: '/api/configs/jwt-customizer',
  permission: 'read:data',
  checks: async () => (await checks()).listJwtCustomizers,
});

export const testJwtCustomizer = endpoint({
  method: 'POST',
  path: '/api/configs/jwt-customizer/test',
  permission: 'write:data',
  features: ['customJwtEnabled'],
  checks: async () => (await checks()).testJwtCustomizer,
});

export const runJwtCustomizer = endpoint({
  method: 'POST',
  path: '/api/configs/jwt-customizer/run',
  permission: 'write:data',
  features: ['customJwtEnabled'],
  checks: async () => (await checks()).runJwtCustomizer,
});

export const getJwtCustomizer = endpoint({
  method: 'GET',
  path: '/api/configs/jwt-customizer/{tokenTypePath}',
  permission: 'read:data',
  checks: async () => (await checks()).getJwtCustomizer,
});

export const putJwtCustomizer = endpoint({
  method: 'PUT',
  path: '/api/configs/jwt-customizer/{tokenTypePath}',
  permission: 'write:data',
  features: ['customJwtEnabled'],
  checks: async () => (await checks()).putJwtCustomizer,
});

export const updateJwtCustomizer = endpoint({
  method: 'PATCH',
  path: '/api/configs/jwt-customizer/{tokenTypePath}',
  permission: 'write:data',
  features: ['customJwtEnabled'],
  checks: async () => (await checks()).updateJwtCustomizer,
});

export const deleteJwtCustomizer = endpoint({
  method: 'DELETE',
  path: '/api/configs/jwt-customizer/{tokenTypePath}',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteJwtCustomizer,
});

export const listJwtCustomizerVersions = endpoint({
  method: 'GET',
  path: '/api/configs/jwt-customizer/{tokenTypePath}/versions',
  permission: 'read:data',
  checks: async () => (await checks()).listJwtCustomizerVersions,
});
