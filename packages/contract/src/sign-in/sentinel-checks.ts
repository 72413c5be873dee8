import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { userBlock } from './sentinel.ts';

export const liftBlocks = checks({
  summary: 'Reset failed attempts and lift blocks and message delays of identifiers',
  body: z.object({
    targetType: z.literal('User'),
    /** Usernames, email addresses, phone numbers or user IDs; they don't have to exist. */
    targets: z.array(z.string().min(1).max(256)).min(1).max(100),
  }),
});

export const listUserBlocks = checks({
  summary: 'List the blocks and message delays of a user',
  output: z.object({ blocks: z.array(userBlock) }),
  errors: [entityErrors.notFound],
});

export const liftUserBlocks = checks({
  summary: 'Reset failed attempts and lift blocks and message delays of a user',
  errors: [entityErrors.notFound],
});
