import { z } from 'zod';
import { tenantId, timestamp } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { userId } from './users.ts';

/** How a personal access token starts, so that scanners for leaked secrets can recognize it. */
export const personalAccessTokenPrefix = 'pat_';

/** The longest name of a personal access token. */
export const personalAccessTokenName = z.string().trim().min(1).max(256);

/** Replaces the value of an existing token, of which only a hash is stored: it ends with the last four characters. */
export const maskPersonalAccessToken = (lastFour: string): string =>
  `${personalAccessTokenPrefix}********${lastFour}`;

/** Authorizes scripts and tools of a user: applications exchange it for access tokens (ENT-28, OPEN-39). */
export const personalAccessToken = z.object({
  tenantId,
  userId,
  name: personalAccessTokenName,
  /** The token when it is created; later a mask with its last four characters. */
  value: z.string().min(1).max(64),
  createdAt: timestamp,
  /** Null: it doesn't expire. */
  expiresAt: timestamp.nullable(),
  /** When it was last exchanged, to the minute; null: never. */
  lastUsedAt: timestamp.nullable(),
});
export type PersonalAccessToken = z.infer<typeof personalAccessToken>;

export const personalAccessTokenErrors = declareErrors({
  nameExists: [
    'user.personal_access_token_name_exists',
    422,
    'The user has a personal access token with this name already.',
  ],
});
