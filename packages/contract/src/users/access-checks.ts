import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { givenPassword, user, userErrors } from './users.ts';

export const setUserPassword = checks({
  summary: 'Set a user’s password and end everything they are signed in to',
  event: 'User.Password.Updated',
  transaction: 'none',
  body: z.object({ password: givenPassword }),
  output: user,
  errors: [entityErrors.notFound],
});

export const verifyUserPassword = checks({
  summary: 'Tell whether a password is the user’s',
  transaction: 'none',
  body: z.object({ password: givenPassword }),
  errors: [entityErrors.notFound, userErrors.wrongPassword],
});

export const hasUserPassword = checks({
  summary: 'Tell whether a user has a password',
  output: z.object({ hasPassword: z.boolean() }),
  errors: [entityErrors.notFound],
});

export const suspendUser = checks({
  summary: 'Suspend a user and end everything they are signed in to, or let them in again',
  event: 'User.SuspensionStatus.Updated',
  logs: ['isSuspended'],
  body: z.object({ isSuspended: z.boolean() }),
  output: user,
  errors: [entityErrors.notFound],
});
