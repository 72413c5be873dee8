import { z } from 'zod';
import { timestamp } from '../common.ts';
import { connectorErrors } from '../connectors/errors.ts';
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

export const createPasswordLink = checks({
  summary: 'Create a one-time link with which the user sets a password; it replaces an earlier one',
  // Counting the message and the write are transactions of their own.
  transaction: 'none',
  body: z.object({
    /** What the message says: the user has an account already, or has just been given one. */
    purpose: z.enum(['reset', 'invitation']).default('reset'),
    /** Send it to the user's email address, instead of returning it. */
    send: z.boolean().default(false),
    /** Seconds; a day by default, for an invitation a week. */
    expiresIn: z.number().int().min(60).max(2_592_000).optional(),
  }),
  status: 201,
  output: z.object({
    /** Returned only once; null if it was sent. */
    link: z.string().nullable(),
    sentTo: z.string().nullable(),
    expiresAt: timestamp,
  }),
  errors: [
    entityErrors.notFound,
    userErrors.linkNotPossible,
    userErrors.noEmail,
    connectorErrors.noSender,
    connectorErrors.messageRateLimited,
  ],
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
