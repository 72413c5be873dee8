import { endpoint } from '../endpoint.ts';
import { editable, scoped, verified } from './access.ts';

const checks = () => import('./identifier-checks.ts');

export const setOwnEmail = endpoint({
  method: 'POST',
  path: '/api/my-account/primary-email',
  permission: 'account',
  access: [verified, editable('email'), scoped('email', 400)],
  checks: async () => (await checks()).setOwnEmail,
});

export const removeOwnEmail = endpoint({
  method: 'DELETE',
  path: '/api/my-account/primary-email',
  permission: 'account',
  access: [verified, editable('email'), scoped('email', 400)],
  checks: async () => (await checks()).removeOwnEmail,
});

export const setOwnPhone = endpoint({
  method: 'POST',
  path: '/api/my-account/primary-phone',
  permission: 'account',
  access: [verified, editable('phone'), scoped('phone', 400)],
  checks: async () => (await checks()).setOwnPhone,
});

export const removeOwnPhone = endpoint({
  method: 'DELETE',
  path: '/api/my-account/primary-phone',
  permission: 'account',
  access: [verified, editable('phone'), scoped('phone', 400)],
  checks: async () => (await checks()).removeOwnPhone,
});
