/** A verification of the user's identity: its ID, which is worth nothing without the token, and when it expires. */
interface Proof {
  id: string;
  expiresAt: number;
}

const key = 'account:proof';

/** Kept for the tab, so that the user isn't asked again after a reload or the way back from a provider. */
export function keepProof(id: string, expiresAt: number): void {
  sessionStorage.setItem(key, JSON.stringify({ id, expiresAt } satisfies Proof));
}

export const dropProof = (): void => sessionStorage.removeItem(key);

/** The verification that counts at least a few seconds longer. */
export function readProof(): string | undefined {
  // Written by `keepProof`.
  const { id, expiresAt } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Proof>;
  return id !== undefined && expiresAt !== undefined && expiresAt > Date.now() + 5000 ? id : undefined;
}
