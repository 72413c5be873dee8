import { endpoint } from '../endpoint.ts';

const checks = () => import('./custom-ui-checks.ts');

export const uploadCustomUi = endpoint({
  method: 'POST',
  path: '/api/sign-in-exp/default/custom-ui-assets',
  permission: 'write:data',
  features: ['bringYourUiEnabled'],
  upload: true,
  checks: async () => (await checks()).uploadCustomUi,
});
