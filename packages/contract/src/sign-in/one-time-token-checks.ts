import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { oneTimeTokenErrors } from '../one-time-tokens/one-time-tokens.ts';
import { userEmail } from '../validation/email.ts';
import { sessionErrors } from './errors.ts';

const { notFound, emailMismatch, eventMismatch, expired, consumed, revoked } = oneTimeTokenErrors;

export const verifyOneTimeTokenInFlow = checks({
  summary: 'Verify an email address with the one-time token of a link',
  transaction: 'none',
  body: z.object({
    identifier: z.object({ type: z.literal('email'), value: userEmail }),
    token: z.string().min(1).max(256),
  }),
  output: z.object({ verificationId: z.string() }),
  errors: [
    sessionErrors.notFound,
    sessionErrors.changed,
    sessionErrors.crossSite,
    sessionErrors.interactionNotFound,
    sessionErrors.tooManyAttempts,
    notFound,
    emailMismatch,
    eventMismatch,
    expired,
    consumed,
    revoked,
  ],
});
