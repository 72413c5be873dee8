import { z } from 'zod';
import { customData, id, timestamp } from '../common.ts';
import { userId } from '../users/users.ts';

/** How a subject token starts, so that scanners for leaked secrets can recognize it. */
export const subjectTokenPrefix = 'sub_';

/** A subject token is valid for ten minutes. */
export const subjectTokenSeconds = 600;

/** Lets an application act as a user, once (ENT-28, OPEN-39). Its value is stored as a hash. */
export const subjectToken = z.object({
  id,
  userId,
  context: customData,
  expiresAt: timestamp,
  consumedAt: timestamp.nullable(),
});
export type SubjectToken = z.infer<typeof subjectToken>;

/** A created subject token: the only answer that has its value. */
export const newSubjectToken = z.object({
  subjectToken: z.string().min(1).max(64),
  /** Seconds. */
  expiresIn: z.number().int(),
});
