import { z } from 'zod';
import { id, tenantId, timestamp } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { flowEvents } from '../flow-events.ts';
import { userEmail } from '../validation/email.ts';

export const oneTimeTokenStatus = z.enum(['active', 'consumed', 'revoked', 'expired']);
export type OneTimeTokenStatus = z.infer<typeof oneTimeTokenStatus>;

/** What a one-time token may be used for. Without an event: to sign in and to register. Resetting a password needs `ForgotPassword`. */
export const oneTimeTokenContext = z.object({
  /** Organizations that the user joins. */
  jitOrganizationIds: z.array(id).max(100).optional(),
  interactionEvent: z.enum(flowEvents).optional(),
});
export type OneTimeTokenContext = z.infer<typeof oneTimeTokenContext>;

/** What stands in the place of a token that was made before: only its hash is kept. */
export const hiddenToken = '********';

/** A secret that proves an e-mail address once, as the link in a message that the tenant sends by itself (magic link). */
export const oneTimeToken = z.object({
  tenantId,
  id,
  email: userEmail,
  /** Shown when it is made, and to who shows it; `hiddenToken` otherwise. */
  token: z.string().min(1).max(256),
  context: oneTimeTokenContext,
  status: oneTimeTokenStatus,
  createdAt: timestamp,
  expiresAt: timestamp,
});
export type OneTimeToken = z.infer<typeof oneTimeToken>;

/** Seconds that a token is good for unless it is said otherwise, and at most. */
export const oneTimeTokenSeconds = { usual: 600, most: 30 * 24 * 3600 } as const;

/** What is said of a token is said to who holds it; a token that is none is one answer, whoever has the address. */
export const oneTimeTokenErrors = declareErrors({
  notFound: ['one_time_token.token_not_found', 404, 'This is no one-time token, or it was deleted.'],
  emailMismatch: [
    'one_time_token.email_mismatch',
    400,
    'The one-time token was made for another e-mail address.',
  ],
  eventMismatch: [
    'one_time_token.interaction_event_mismatch',
    400,
    'The one-time token was made for something else: signing in, registering or a forgotten password.',
  ],
  expired: ['one_time_token.token_expired', 400, 'The one-time token has expired.'],
  consumed: ['one_time_token.token_consumed', 400, 'The one-time token has been used.'],
  revoked: ['one_time_token.token_revoked', 400, 'The one-time token was revoked.'],
  cannotReactivate: [
    'one_time_token.cannot_reactivate_token',
    400,
    'A one-time token that has ended stays ended. Make a new one.',
  ],
});
