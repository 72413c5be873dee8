import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { userSession, userSessionErrors } from '../sessions/sessions.ts';

export const listOwnSessions = checks({
  summary: 'List the sessions of the current user; `isCurrent` is the one that the token comes from',
  output: z.object({ sessions: z.array(userSession.extend({ isCurrent: z.boolean() })) }),
});

export const endOwnSession = checks({
  summary: 'End a session of the current user',
  query: z.object({
    /** Also revokes grants that outlive the session: those of all applications, or only of first-party ones. */
    revokeGrantsTarget: z.enum(['all', 'firstParty']).optional(),
  }),
  errors: [userSessionErrors.notFound],
});
