import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const getCaptchaProvider = endpoint({
  method: 'GET',
  path: '/api/captcha-provider',
  permission: 'read:data',
  checks: async () => (await checks()).getCaptchaProvider,
});

export const putCaptchaProvider = endpoint({
  method: 'PUT',
  path: '/api/captcha-provider',
  permission: 'write:data',
  checks: async () => (await checks()).putCaptchaProvider,
});

export const deleteCaptchaProvider = endpoint({
  method: 'DELETE',
  path: '/api/captcha-provider',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteCaptchaProvider,
});
