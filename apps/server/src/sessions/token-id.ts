import { createHash } from 'node:crypto';

/** What the store keeps instead of a token or session id: who reads the database cannot use what is there. */
export const hashTokenId = (id: string): string => createHash('sha256').update(id).digest('base64url');

/** Only grants keep their id: it travels in our own tokens and opens nothing by itself. */
export const storedId = (model: string, id: string): string => (model === 'Grant' ? id : hashTokenId(id));
