import { createHash } from 'node:crypto';

const prefix = 'administratorReset:';

/** Key of an administrator's open reset, in the admin tenant's configs: `{ tokenHash, userId, expiresAt }`. A new one replaces only their own. */
export const administratorResetKey = (userId: string): string => `${prefix}${userId}`;

/** Matches the keys of all administrators' resets in SQL. */
export const administratorResetKeys = `${prefix}%`;

/** The stored form of the token in the link. */
export const hashResetToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
