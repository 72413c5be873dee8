import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { sessionsScope } from './account.ts';
import { userGrant, userSessionErrors } from '../users/sessions.ts';

export const listOwnGrants = endpoint({
  method: 'GET',
  path: '/api/my-account/grants',
  summary: 'List what one has allowed applications',
  permission: 'account',
  alsoNeeds: { scope: sessionsScope },
  query: z.object({ appType: z.enum(['firstParty', 'thirdParty']).optional() }),
  output: z.object({ grants: z.array(userGrant) }),
});

export const endOwnGrant = endpoint({
  method: 'DELETE',
  path: '/api/my-account/grants/{grantId}',
  summary: 'Take back what one has allowed an application; its tokens end at once',
  permission: 'account',
  alsoNeeds: { scope: sessionsScope },
  event: 'User.Grant.Ended',
  errors: [userSessionErrors.grantNotFound],
});
