import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { userGrant, userSessionErrors } from '../sessions/sessions.ts';

export const listOwnGrants = checks({
  summary: 'List the grants of the current user',
  query: z.object({ appType: z.enum(['firstParty', 'thirdParty']).optional() }),
  output: z.object({ grants: z.array(userGrant) }),
});

export const endOwnGrant = checks({
  summary: 'Revoke a grant of the current user; its tokens end at once',
  errors: [userSessionErrors.grantNotFound],
});
