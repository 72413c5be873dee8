import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const liftBlocks = endpoint({
  method: 'POST',
  path: '/api/sentinel-activities/delete',
  summary: 'Forget the failed tries against people, and let those in who are blocked for them',
  permission: 'delete:data',
  event: 'Sentinel.Block.Lifted',
  body: z.object({
    targetType: z.literal('User'),
    /** Usernames, e-mail addresses, phone numbers or ids of users, whether or not anybody has them. */
    targets: z.array(z.string().min(1).max(256)).min(1).max(100),
  }),
});
