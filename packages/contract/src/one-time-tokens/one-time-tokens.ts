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
  /** `false` if the new user joins no organization by the domain of the email address. */
  joinsByDomain: z.boolean().optional(),
});
export type OneTimeTokenContext = z.infer<typeof oneTimeTokenContext>;

/** Replaces the value of an existing token, of which only a hash is stored. */
export const hiddenToken = '********';

/** A token that verifies an email address once; the tenant sends it in a link of its own message (magic link). */
export const oneTimeToken = z.object({
  tenantId,
  id,
  email: userEmail,
  /** The value when the token is created or verified; otherwise `hiddenToken`. */
  token: z.string().min(1).max(256),
  context: oneTimeTokenContext,
  status: oneTimeTokenStatus,
  createdAt: timestamp,
  expiresAt: timestamp,
});
export type OneTimeToken = z.infer<typeof oneTimeToken>;

/** Default and maximum lifetime of a token in seconds. */
export const oneTimeTokenSeconds = { usual: 600, most: 30 * 24 * 3600 } as const;

/** Details are only revealed to a caller with the token; an unknown token has one response, whether or not the email address exists. */
export const oneTimeTokenErrors = declareErrors({
  notFound: ['one_time_token.token_not_found', 404, 'The one-time token doesn’t exist or was deleted.'],
  emailMismatch: [
    'one_time_token.email_mismatch',
    400,
    'The one-time token was created for another email address.',
  ],
  eventMismatch: [
    'one_time_token.interaction_event_mismatch',
    400,
    'The one-time token was created for another event: sign-in, registration or password reset.',
  ],
  expired: ['one_time_token.token_expired', 400, 'The one-time token has expired.'],
  consumed: ['one_time_token.token_consumed', 400, 'The one-time token has been used.'],
  revoked: ['one_time_token.token_revoked', 400, 'The one-time token was revoked.'],
  cannotReactivate: [
    'one_time_token.cannot_reactivate_token',
    400,
    'An expired, consumed or revoked one-time token can’t be reactivated. Create a new one.',
  ],
});
