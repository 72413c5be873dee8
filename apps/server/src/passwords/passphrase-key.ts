import { randomBytes } from 'node:crypto';

/** Argon2id for keys from passphrases: 64 MiB and three passes, as RFC 9106 recommends for little memory, in one lane (ADR 207). */
export const passphraseParameters = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

export const deriveSalt = (): Buffer => randomBytes(16);

/** Derives a key of 32 bytes. */
export type DeriveKey = (passphrase: string, salt: Buffer) => Promise<Buffer>;

/** Derives a key in this process, which it blocks: for commands. A server has `hasher.deriveKey`. */
export const deriveKeyHere: DeriveKey = async (passphrase, salt) => {
  const { runHashJob } = await import('./hash-job.ts');
  return Buffer.from(
    String(runHashJob({ kind: 'key', passphrase, salt: salt.toString('base64') })),
    'base64',
  );
};
