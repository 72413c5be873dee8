import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { userEmail } from '../validation/email.ts';
import {
  oneTimeToken,
  oneTimeTokenContext,
  oneTimeTokenErrors,
  oneTimeTokenSeconds,
  oneTimeTokenStatus,
} from './one-time-tokens.ts';

const { notFound, emailMismatch, expired, consumed, revoked, cannotReactivate } = oneTimeTokenErrors;

export const listOneTimeTokens = checks({
  summary: 'List one-time tokens, newest first, without their values',
  query: z.object({ email: userEmail.optional(), status: oneTimeTokenStatus.optional() }),
  output: oneTimeToken,
});

export const createOneTimeToken = checks({
  summary: 'Create a one-time token for an email address, to be sent in a link',
  status: 201,
  body: z.object({
    email: userEmail,
    context: oneTimeTokenContext.default({}),
    /** Seconds from now. */
    expiresIn: z.number().int().positive().max(oneTimeTokenSeconds.most).default(oneTimeTokenSeconds.usual),
  }),
  output: oneTimeToken,
});

export const verifyOneTimeToken = checks({
  summary: 'Verify and consume a one-time token',
  body: z.object({ token: z.string().min(1).max(256), email: userEmail }),
  output: oneTimeToken,
  errors: [notFound, emailMismatch, expired, consumed, revoked],
});

export const getOneTimeToken = checks({
  summary: 'Get a one-time token without its value',
  output: oneTimeToken,
  errors: [entityErrors.notExistsWithId],
});

export const deleteOneTimeToken = checks({
  summary: 'Delete a one-time token',
  errors: [entityErrors.notFound],
});

export const updateOneTimeTokenStatus = checks({
  summary: 'Revoke an active one-time token',
  body: z.object({ status: oneTimeTokenStatus }),
  output: oneTimeToken,
  errors: [entityErrors.notFound, cannotReactivate, expired, consumed, revoked],
});
