import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { givenPassword, user, userErrors } from './users.ts';

/** What decides whether a user gets in: password and suspension. */

export const setUserPassword = endpoint({
  method: 'PATCH',
  path: '/api/users/{userId}/password',
  summary: 'Set a user’s password and end everything they are signed in to',
  permission: 'write:data',
  event: 'User.Password.Updated',
  transaction: 'none',
  body: z.object({ password: givenPassword }),
  output: user,
  errors: [entityErrors.notFound],
});

export const verifyUserPassword = endpoint({
  method: 'POST',
  path: '/api/users/{userId}/password/verify',
  summary: 'Tell whether a password is the user’s',
  permission: 'write:data',
  transaction: 'none',
  body: z.object({ password: givenPassword }),
  errors: [entityErrors.notFound, userErrors.wrongPassword],
});

export const hasUserPassword = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/has-password',
  summary: 'Tell whether a user has a password',
  permission: 'read:data',
  output: z.object({ hasPassword: z.boolean() }),
  errors: [entityErrors.notFound],
});

export const suspendUser = endpoint({
  method: 'PATCH',
  path: '/api/users/{userId}/is-suspended',
  summary: 'Suspend a user and end everything they are signed in to, or let them in again',
  permission: 'write:data',
  event: 'User.SuspensionStatus.Updated',
  logs: ['isSuspended'],
  body: z.object({ isSuspended: z.boolean() }),
  output: user,
  errors: [entityErrors.notFound],
});
