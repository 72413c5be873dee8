import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { userGrant, userSession, userSessionErrors } from './sessions.ts';

export const listUserSessions = checks({
  summary: 'List the sessions of a user',
  output: z.object({ sessions: z.array(userSession) }),
  errors: [entityErrors.notFound],
});

export const getUserSession = checks({
  summary: 'Get a session of a user by its `uid`',
  output: userSession,
  errors: [userSessionErrors.notFound],
});

export const endUserSession = checks({
  summary: 'End a session of a user',
  query: z.object({
    /** Also revokes grants that outlive the session: those of all applications, or only of first-party ones. */
    revokeGrantsTarget: z.enum(['all', 'firstParty']).optional(),
  }),
  errors: [userSessionErrors.notFound],
});

export const listUserGrants = checks({
  summary: 'List the grants of a user',
  query: z.object({ appType: z.enum(['firstParty', 'thirdParty']).optional() }),
  output: z.object({ grants: z.array(userGrant) }),
  errors: [entityErrors.notFound],
});

export const endUserGrant = checks({
  summary: 'Revoke a grant of a user and its tokens',
  errors: [userSessionErrors.grantNotFound],
});
