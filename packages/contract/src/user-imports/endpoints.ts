import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listUserImports = endpoint({
  method: 'GET',
  path: '/api/user-imports',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listUserImports,
});

export const createUserImport = endpoint({
  method: 'POST',
  path: '/api/user-imports',
  permission: 'write:data',
  checks: async () => (await checks()).createUserImport,
});

export const getUserImport = endpoint({
  method: 'GET',
  path: '/api/user-imports/{id}',
  permission: 'read:data',
  checks: async () => (await checks()).getUserImport,
});

export const uploadUserImportPart = endpoint({
  method: 'POST',
  path: '/api/user-imports/{id}/parts',
  permission: 'write:data',
  upload: true,
  checks: async () => (await checks()).uploadUserImportPart,
});

export const checkUserImport = endpoint({
  method: 'POST',
  path: '/api/user-imports/{id}/check',
  permission: 'write:data',
  checks: async () => (await checks()).checkUserImport,
});

export const startUserImport = endpoint({
  method: 'POST',
  path: '/api/user-imports/{id}/start',
  permission: 'write:data',
  invalidates: ['/api/users', '/api/roles'],
  checks: async () => (await checks()).startUserImport,
});

export const listUserImportRows = endpoint({
  method: 'GET',
  path: '/api/user-imports/{id}/rows',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listUserImportRows,
});

export const deleteUserImport = endpoint({
  method: 'DELETE',
  path: '/api/user-imports/{id}',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteUserImport,
});
