import { z } from 'zod';

const text = z.string().max(16_384);
const transport = z.enum(['usb', 'nfc', 'ble', 'internal', 'cable', 'hybrid', 'smart-card']);
const descriptor = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(transport).optional(),
});
const requirement = z.enum(['required', 'preferred', 'discouraged']);
const extensions = z
  .object({ appid: z.string(), credProps: z.boolean(), hmacCreateSecret: z.boolean() })
  .partial();

/** `PublicKeyCredentialCreationOptions` as JSON (WebAuthn Level 3, section 5.1.8). */
export const registrationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  authenticatorSelection: z
    .object({
      authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
      requireResidentKey: z.boolean().optional(),
      residentKey: z.enum(['discouraged', 'preferred', 'required']).optional(),
      userVerification: requirement.optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
  extensions: extensions.optional(),
});

/** `PublicKeyCredentialRequestOptions` as JSON (WebAuthn Level 3, section 5.1.8). */
export const authenticationOptions = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(descriptor).optional(),
  userVerification: requirement.optional(),
  extensions: extensions.optional(),
});

const credential = z.object({
  type: z.literal('WebAuthn'),
  id: text,
  rawId: text,
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z
    .object({
      appid: z.boolean(),
      crepProps: z.object({ rk: z.boolean().optional() }),
      hmacCreateSecret: z.boolean(),
    })
    .partial(),
});

/** The result of `navigator.credentials.create`, with the `type` that the wire adds. */
export const registrationPayload = credential.extend({
  response: z.object({
    clientDataJSON: text,
    attestationObject: z.string().max(65_536),
    authenticatorData: text.optional(),
    transports: z.array(transport).max(10).optional(),
    publicKeyAlgorithm: z.number().optional(),
    publicKey: text.optional(),
  }),
});
export type RegistrationOptions = z.infer<typeof registrationOptions>;
export type RegistrationPayload = z.infer<typeof registrationPayload>;

/** The result of `navigator.credentials.get`. */
export const authenticationPayload = credential.extend({
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
});
export type AuthenticationPayload = z.infer<typeof authenticationPayload>;
