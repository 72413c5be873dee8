import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { oneTimeTokenContext } from '../sign-in/interaction.ts';
import { userEmail } from '../validation/email.ts';
import {
  oneTimeToken,
  oneTimeTokenErrors,
  oneTimeTokenSeconds,
  oneTimeTokenStatus,
} from './one-time-tokens.ts';

const { notFound, emailMismatch, expired, consumed, revoked, cannotReactivate } = oneTimeTokenErrors;

export const listOneTimeTokens = endpoint({
  method: 'GET',
  path: '/api/one-time-tokens',
  summary: 'List one-time tokens, newest first; the tokens themselves are not shown again',
  permission: 'read:data',
  query: z.object({ email: userEmail.optional(), status: oneTimeTokenStatus.optional() }),
  output: oneTimeToken,
  list: true,
});

export const createOneTimeToken = endpoint({
  method: 'POST',
  path: '/api/one-time-tokens',
  summary: 'Make a one-time token for an e-mail address, to be sent there in a link',
  permission: 'write:data',
  event: 'OneTimeToken.Created',
  status: 201,
  body: z.object({
    email: userEmail,
    context: oneTimeTokenContext.default({}),
    /** Seconds from now. */
    expiresIn: z.number().int().positive().max(oneTimeTokenSeconds.most).default(oneTimeTokenSeconds.usual),
  }),
  output: oneTimeToken,
});

export const verifyOneTimeToken = endpoint({
  method: 'POST',
  path: '/api/one-time-tokens/verify',
  summary: 'Use a one-time token up, on a page of one’s own',
  permission: 'write:data',
  event: 'OneTimeToken.Verified',
  body: z.object({ token: z.string().min(1).max(256), email: userEmail }),
  output: oneTimeToken,
  errors: [notFound, emailMismatch, expired, consumed, revoked],
});

export const getOneTimeToken = endpoint({
  method: 'GET',
  path: '/api/one-time-tokens/{id}',
  summary: 'Get a one-time token; the token itself is not shown again',
  permission: 'read:data',
  output: oneTimeToken,
  errors: [entityErrors.notExistsWithId],
});

export const deleteOneTimeToken = endpoint({
  method: 'DELETE',
  path: '/api/one-time-tokens/{id}',
  summary: 'Delete a one-time token',
  permission: 'delete:data',
  event: 'OneTimeToken.Deleted',
  errors: [entityErrors.notFound],
});

export const updateOneTimeTokenStatus = endpoint({
  method: 'PUT',
  path: '/api/one-time-tokens/{id}/status',
  summary: 'End a one-time token that is active',
  permission: 'write:data',
  event: 'OneTimeToken.Status.Updated',
  body: z.object({ status: oneTimeTokenStatus }),
  output: oneTimeToken,
  errors: [entityErrors.notFound, cannotReactivate, expired, consumed, revoked],
});
