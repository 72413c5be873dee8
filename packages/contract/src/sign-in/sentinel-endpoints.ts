import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { userBlock } from './sentinel.ts';

export const liftBlocks = endpoint({
  method: 'POST',
  path: '/api/sentinel-activities/delete',
  summary: 'Forget failed attempts and lift the blocks and message waits of people',
  permission: 'delete:data',
  event: 'Sentinel.Block.Lifted',
  body: z.object({
    targetType: z.literal('User'),
    /** Usernames, e-mail addresses, phone numbers or ids of users, whether or not anybody has them. */
    targets: z.array(z.string().min(1).max(256)).min(1).max(100),
  }),
});

/** Not of the wire: the console shows it on the user's page. */
export const listUserBlocks = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/sentinel-activities',
  summary: 'List the blocks and message waits of a user, with their ends',
  permission: 'read:data',
  output: z.object({ blocks: z.array(userBlock) }),
  errors: [entityErrors.notFound],
});

/** Not of the wire, whose `liftBlocks` takes names of anybody: this one is about a user, and its line in the audit log too. */
export const liftUserBlocks = endpoint({
  method: 'DELETE',
  path: '/api/users/{userId}/sentinel-activities',
  summary: 'Forget failed attempts and lift the blocks and message waits of a user',
  permission: 'delete:data',
  event: 'Sentinel.Block.Lifted',
  errors: [entityErrors.notFound],
});
