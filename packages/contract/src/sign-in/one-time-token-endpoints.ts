import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { oneTimeTokenErrors } from '../one-time-tokens/one-time-tokens.ts';
import { userEmail } from '../validation/email.ts';
import { sessionErrors } from './errors.ts';

const { notFound, emailMismatch, eventMismatch, expired, consumed, revoked } = oneTimeTokenErrors;

export const proveOneTimeToken = endpoint({
  method: 'POST',
  path: '/api/experience/verification/one-time-token/verify',
  summary: 'Prove an e-mail address by the one-time token of a link that was sent there',
  permission: 'flow',
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
