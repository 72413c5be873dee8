import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const sendManagedCode = endpoint({
  method: 'POST',
  path: '/api/verification-codes',
  permission: 'write:data',
  checks: async () => (await checks()).sendManagedCode,
});

export const verifyManagedCode = endpoint({
  method: 'POST',
  path: '/api/verification-codes/verify',
  permission: 'write:data',
  checks: async () => (await checks()).verifyManagedCode,
});
