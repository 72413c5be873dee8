import { endpoint } from '../endpoint.ts';
import { editable, scoped, sessionsScope, verified, visible } from './access.ts';

const checks = () => import('./session-checks.ts');

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/api/my-account/sessions',
  permission: 'account',
  access: [verified, visible('session'), scoped(sessionsScope, 401)],
  checks: async () => (await checks()).listOwnSessions,
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/my-account/sessions/{sessionId}',
  permission: 'account',
  access: [verified, editable('session'), scoped(sessionsScope, 401)],
  checks: async () => (await checks()).endOwnSession,
});
