import { endpoint } from '../endpoint.ts';

const checks = () => import('./preview-checks.ts');

/** What a sign-in page would be with changes that are not saved; answered to the console, which posts it to the page it shows. */
export const previewSignIn = endpoint({
  method: 'POST',
  path: '/api/sign-in-exp/preview',
  permission: 'read:data',
  checks: async () => (await checks()).previewSignIn,
});
