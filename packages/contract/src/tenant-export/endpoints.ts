import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

/** With all secrets: only for admins, whose identity was verified in the last ten minutes. A machine-to-machine application has no such token. */
export const exportSealedTenant = endpoint({
  method: 'POST',
  path: '/api/tenants/{tenantId}/export',
  permission: 'manage:tenant',
  worksWhileSuspended: true,
  streams: 'application/octet-stream',
  checks: async () => (await checks()).exportSealedTenant,
});

/** JSON lines, without secrets and password hashes. */
export const exportTenant = endpoint({
  method: 'GET',
  path: '/api/tenant-export',
  permission: 'read:data',
  streams: 'application/x-ndjson',
  checks: async () => (await checks()).exportTenant,
});
