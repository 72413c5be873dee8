import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listCustomPhrases = endpoint({
  method: 'GET',
  path: '/api/custom-phrases',
  permission: 'read:data',
  checks: async () => (await checks()).listCustomPhrases,
});

export const getCustomPhrase = endpoint({
  method: 'GET',
  path: '/api/custom-phrases/{languageTag}',
  permission: 'read:data',
  checks: async () => (await checks()).getCustomPhrase,
});

export const putCustomPhrase = endpoint({
  method: 'PUT',
  path: '/api/custom-phrases/{languageTag}',
  permission: 'write:data',
  checks: async () => (await checks()).putCustomPhrase,
});

export const deleteCustomPhrase = endpoint({
  method: 'DELETE',
  path: '/api/custom-phrases/{languageTag}',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteCustomPhrase,
});
