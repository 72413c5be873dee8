import { z } from 'zod';
import { edgeErrors } from '../errors.ts';
import { endpoint } from '../endpoint.ts';
import { userGrant, userSessionErrors } from '../users/sessions.ts';

export const listOwnGrants = endpoint({
  method: 'GET',
  path: '/api/my-account/grants',
  summary: 'List what one has allowed applications',
  permission: 'account',
  query: z.object({ appType: z.enum(['firstParty', 'thirdParty']).optional() }),
  output: z.object({ grants: z.array(userGrant) }),
  errors: [edgeErrors.forbidden],
});

export const endOwnGrant = endpoint({
  method: 'DELETE',
  path: '/api/my-account/grants/{grantId}',
  summary: 'Take back what one has allowed an application; its tokens end at once',
  permission: 'account',
  event: 'User.Grant.Ended',
  errors: [edgeErrors.forbidden, userSessionErrors.grantNotFound],
});
