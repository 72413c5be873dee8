import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

/** The webhook that Hasura calls for each of its requests, with the headers of its caller. The handler verifies the token. */
export const authorizeHasura = endpoint({
  method: 'GET',
  path: '/api/authn/hasura',
  permission: 'public',
  checks: async () => (await checks()).authorizeHasura,
});
