import { endpoint } from '../endpoint.ts';

const checks = () => import('./preview-checks.ts');

/** The state of a sign-in page with unsaved changes. The console posts it to the page that it shows. */
export const previewSignIn = endpoint({
  method: 'POST',
  path: '/api/sign-in-exp/preview',
  permission: 'read:data',
  checks: async () => (await checks()).previewSignIn,
});
