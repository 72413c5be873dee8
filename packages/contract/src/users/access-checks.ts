import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { signInExperienceErrors } from '../sign-in-experience/errors.ts';
import { givenPassword, user, userErrors } from './users.ts';

export const setUserPassword = checks({
  summary: 'Set a user’s password and end all their sessions and tokens',
  transaction: 'none',
  body: z.object({
    password: givenPassword,
    /** Require the user to replace it at the next sign-in. */
    isPasswordExpired: z.boolean().default(false),
  }),
  output: user,
  errors: [entityErrors.notFound],
});

export const expireUserPassword = checks({
  summary: 'Expire a user’s password, or take that back; only while passwords expire',
  body: z.object({ isExpired: z.boolean() }),
  output: user,
  errors: [entityErrors.notFound, signInExperienceErrors.passwordExpirationNotEnabled],
});

export const verifyUserPassword = checks({
  summary: 'Check a user’s password',
  transaction: 'none',
  body: z.object({ password: givenPassword }),
  errors: [entityErrors.notFound, userErrors.wrongPassword],
});

export const hasUserPassword = checks({
  summary: 'Get whether a user has a password',
  output: z.object({ hasPassword: z.boolean() }),
  errors: [entityErrors.notFound],
});

export const suspendUser = checks({
  summary: 'Suspend a user and end all their sessions and tokens, or reactivate them',
  body: z.object({ isSuspended: z.boolean() }),
  output: user,
  errors: [entityErrors.notFound],
});
