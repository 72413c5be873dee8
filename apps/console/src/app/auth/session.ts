import { readJson, storageKeys } from '../storage.ts';

export interface AccessToken {
  value: string;
  scopes: string[];
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The administrator's session, shared by all tabs, so that they share tokens and sign out together. */
export interface Session {
  subject: string;
  refreshToken: string;
  /** By resource; `''` is the token without a resource, for the account API. */
  tokens: Record<string, AccessToken>;
}

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' &&
  value !== null &&
  'refreshToken' in value &&
  'subject' in value &&
  'tokens' in value &&
  typeof value.tokens === 'object';

/** The stored session, unless it is missing or invalid. */
export function readSession(): Session | undefined {
  const value = readJson(localStorage, storageKeys.session);
  return isSession(value) ? value : undefined;
}

export function writeSession(session: Session): void {
  localStorage.setItem(storageKeys.session, JSON.stringify(session));
}

export function clearSession(): void {
  localStorage.removeItem(storageKeys.session);
}

/** Forgets the token for a resource, so that the next call gets a new one. */
export function dropToken(resource: string): void {
  const session = readSession();
  if (!session) return;
  const { [resource]: _, ...tokens } = session.tokens;
  writeSession({ ...session, tokens });
}

/** Runs a callback when another tab signs out. */
export function onSignedOutElsewhere(react: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === storageKeys.session && event.newValue === null) react();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
