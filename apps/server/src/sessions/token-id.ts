import { hash } from 'node:crypto';

/** The stored form of a token or session ID, so that a copy of the database can't be used to sign in. */
export const hashTokenId = (id: string): string => hash('sha256', id, 'base64url');

/** Only grants keep their ID: our own tokens contain it, and it gives no access by itself. */
export const storedId = (model: string, id: string): string => (model === 'Grant' ? id : hashTokenId(id));
