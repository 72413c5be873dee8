import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { userGrant, userSessionErrors } from '../users/sessions.ts';

export const listOwnGrants = checks({
  summary: 'List what one has allowed applications',
  query: z.object({ appType: z.enum(['firstParty', 'thirdParty']).optional() }),
  output: z.object({ grants: z.array(userGrant) }),
});

export const endOwnGrant = checks({
  summary: 'Take back what one has allowed an application; its tokens end at once',
  event: 'User.Grant.Ended',
  errors: [userSessionErrors.grantNotFound],
});
