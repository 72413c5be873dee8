import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { userGrant, userSession, userSessionErrors } from './sessions.ts';

export const listUserSessions = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/sessions',
  summary: 'List the browsers a user is signed in with',
  permission: 'read:data',
  output: z.object({ sessions: z.array(userSession) }),
  errors: [entityErrors.notFound],
});

export const getUserSession = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/sessions/{sessionId}',
  summary: 'Get a session of a user by its `uid`',
  permission: 'read:data',
  output: userSession,
  errors: [userSessionErrors.notFound],
});

export const endUserSession = endpoint({
  method: 'DELETE',
  path: '/api/users/{userId}/sessions/{sessionId}',
  summary: 'End a session of a user with what lives in it',
  permission: 'delete:data',
  event: 'User.Session.Ended',
  query: z.object({
    /** Also ends what applications were given beyond the session: all of them, or those that are our own. */
    revokeGrantsTarget: z.enum(['all', 'firstParty']).optional(),
  }),
  errors: [userSessionErrors.notFound],
});

export const listUserGrants = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/grants',
  summary: 'List what a user has allowed applications',
  permission: 'read:data',
  query: z.object({ appType: z.enum(['firstParty', 'thirdParty']).optional() }),
  output: z.object({ grants: z.array(userGrant) }),
  errors: [entityErrors.notFound],
});

export const endUserGrant = endpoint({
  method: 'DELETE',
  path: '/api/users/{userId}/grants/{grantId}',
  summary: 'Take back what a user allowed an application, with its tokens',
  permission: 'delete:data',
  event: 'User.Grant.Ended',
  errors: [userSessionErrors.grantNotFound],
});
