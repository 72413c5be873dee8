import { createHash } from 'node:crypto';

/** What the store keeps instead of a token or session id: who reads the database cannot use what is there. */
export const hashTokenId = (id: string): string => createHash('sha256').update(id).digest('base64url');
