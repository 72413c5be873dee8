import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { userBlock } from './sentinel.ts';

export const liftBlocks = checks({
  summary: 'Forget failed attempts and lift the blocks and message waits of people',
  event: 'Sentinel.Block.Lifted',
  body: z.object({
    targetType: z.literal('User'),
    /** Usernames, e-mail addresses, phone numbers or ids of users, whether or not anybody has them. */
    targets: z.array(z.string().min(1).max(256)).min(1).max(100),
  }),
});

export const listUserBlocks = checks({
  summary: 'List the blocks and message waits of a user, with their ends',
  output: z.object({ blocks: z.array(userBlock) }),
  errors: [entityErrors.notFound],
});

export const liftUserBlocks = checks({
  summary: 'Forget failed attempts and lift the blocks and message waits of a user',
  event: 'Sentinel.Block.Lifted',
  errors: [entityErrors.notFound],
});
