import { z } from 'zod';
import { timestamp } from '../common.ts';

/** `private-keys` sign tokens, `cookie-keys` sign the cookies of the sign-in pages and of sessions. */
export const signingKeyType = z.enum(['private-keys', 'cookie-keys']);
export type SigningKeyType = z.infer<typeof signingKeyType>;

/** EC signs with ES256, RSA with RS256; clients read the algorithm from the key set. */
export const signingKeyAlgorithm = z.enum(['EC', 'RSA']);
export type SigningKeyAlgorithm = z.infer<typeof signingKeyAlgorithm>;

/** The current key signs. Next and previous keys are published, too: one will sign, the other one has signed. */
export const signingKeyStatus = z.enum(['Next', 'Current', 'Previous']);
export type SigningKeyStatus = z.infer<typeof signingKeyStatus>;

/** A key of the tenant, without anything secret. */
export const signingKey = z.object({
  id: z.string(),
  createdAt: timestamp,
  /** Of private keys. */
  signingKeyAlgorithm: signingKeyAlgorithm.optional(),
  status: signingKeyStatus,
  /** Of the next key: when it becomes the current one. */
  effectiveAt: timestamp.optional(),
  /** Of the previous private key: until when tokens that it signed can be valid. Not on the wire. */
  tokensValidUntil: timestamp.optional(),
});
export type SigningKey = z.infer<typeof signingKey>;

/**
 * The least time that a key is published before it signs, in seconds. Every process publishes it within ten seconds, and proxies don't
 * cache the key set.
 */
export const shortestGracePeriod = 60;

/** A month: a rotation that is further ahead is forgotten. */
export const longestGracePeriod = 31 * 86_400;

export const signingKeyRotation = z.object({
  signingKeyAlgorithm: signingKeyAlgorithm.default('EC'),
  /** Seconds until the new key signs; without it, or with 0, it signs at once. */
  rotationGracePeriod: z
    .number()
    .int()
    .refine((seconds) => seconds === 0 || (seconds >= shortestGracePeriod && seconds <= longestGracePeriod), {
      error: 'A grace period is 0, or from 1 minute to 31 days (60 to 2,678,400 seconds).',
    })
    .optional(),
});
