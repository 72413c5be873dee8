import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

/** Our addition to the wire: what the sign-in and the protocol would decide, without a sign-in (ADR 212). */
export const explainAccess = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/access/{applicationId}',
  permission: 'read:data',
  checks: async () => (await checks()).explainAccess,
});

/** Our addition to the wire. A POST, so that the token is in no URL, and with it in no history or log of a proxy (ADR 213). */
export const explainToken = endpoint({
  method: 'POST',
  path: '/api/explain-token',
  permission: 'read:data',
  checks: async () => (await checks()).explainToken,
});
