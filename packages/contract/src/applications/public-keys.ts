import { z } from 'zod';
import { bounded } from '../validation/bounded.ts';

const base64url = (most: number) =>
  bounded(most)
    .min(1)
    .regex(/^[A-Za-z0-9_-]+$/, 'must be base64url');
const text = (most: number) => bounded(most).min(1);

/** Parameters of any key. Those of private keys are missing, so a private key that was pasted by mistake is refused and never stored. */
const common = {
  kid: text(128).optional(),
  alg: text(16).optional(),
  use: z.literal('sig').optional(),
  key_ops: z.array(text(16)).max(8).optional(),
  ext: z.boolean().optional(),
  x5c: z.array(text(8192)).max(4).optional(),
  x5t: text(64).optional(),
  'x5t#S256': text(64).optional(),
};
const error = (issue: z.core.$ZodRawIssue): string | undefined =>
  issue.code === 'unrecognized_keys'
    ? `must have only parameters of a public key, not ${issue.keys[0]}`
    : undefined;

const shortKey = 'must have at least 2048 bits';
/** 2048 bits are 342 characters, and 8192 bits are 1366. */
const modulus = base64url(1366).min(342, shortKey);

/** A public key for signatures (RFC 7517, RFC 7518 6, RFC 8037 2). */
export const publicKey = z.discriminatedUnion('kty', [
  z.strictObject(
    {
      kty: z.literal('EC'),
      crv: z.enum(['P-256', 'P-384']),
      x: base64url(64),
      y: base64url(64),
      ...common,
    },
    { error },
  ),
  z.strictObject({ kty: z.literal('RSA'), n: modulus, e: base64url(16), ...common }, { error }),
  z.strictObject(
    { kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: base64url(43), ...common },
    { error },
  ),
]);
export type PublicKey = z.infer<typeof publicKey>;

/** The keys of an application: more than one, so that it can change to another without interruption. */
export const publicKeySet = z.object({ keys: z.array(publicKey).min(1).max(10) });
export type PublicKeySet = z.infer<typeof publicKeySet>;

/** How a confidential application authenticates at the token endpoint (RFC 6749 2.3.1, RFC 7523 2.2). */
export const clientAuthentications = ['client_secret', 'private_key_jwt'] as const;

/** The algorithms that applications may sign with: none that is symmetric. */
export const clientSigningAlgorithms = ['ES256', 'ES384', 'PS256', 'RS256', 'EdDSA', 'Ed25519'] as const;

/** Seconds from now that a client assertion may expire in at most. */
export const longestAssertion = 600;

/** Seconds from now that a signed request may expire in at most. */
export const longestRequest = 3600;

/** Whether an application may use a protection, or has to. */
export const protections = ['off', 'allowed', 'required'] as const;
