import { createHash } from 'node:crypto';

/** Key of the open reset, in the admin tenant's configs: `{ tokenHash, userId, expiresAt }`. */
export const administratorResetKey = 'administratorReset';

/** The stored form of the token in the link. */
export const hashResetToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
