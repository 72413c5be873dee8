import { messageUsage } from '@gatehouse/contract/connectors/connectors';
import { passwordEncryptionMethod } from '@gatehouse/contract/passwords/encryption-methods';
import { oneTimeTokenContext } from '@gatehouse/contract/one-time-tokens/one-time-tokens';
import { identifier, socialUserInfo } from '@gatehouse/contract/sign-in/interaction';
import { registrationPayload } from '@gatehouse/contract/sign-in/web-authn';
import { z } from 'zod';

/** The hash of a password that the flow keeps until it is submitted. */
export const storedPassword = z.strictObject({ method: passwordEncryptionMethod, value: z.string() });

/** An account at an enterprise identity provider. */
export const ssoIdentity = z.strictObject({
  id: z.string(),
  ssoConnectorId: z.string(),
  issuer: z.string(),
  identityId: z.string(),
  detail: z.record(z.string(), z.unknown()),
});
export type SsoIdentity = z.infer<typeof ssoIdentity>;

// Identifiers were validated before they were stored, by rules that may have changed since.
const emailAddress = z.strictObject({ type: z.literal('email'), value: z.string() });
const phoneNumber = z.strictObject({ type: z.literal('phone'), value: z.string() });
const address = z.discriminatedUnion('type', [emailAddress, phoneNumber]);

const id = z.string();
const userId = z.string();
/** When a code was sent, until when it is valid, and whether it was entered. */
const sentCode = {
  id,
  identifier: address,
  verified: z.boolean(),
  resendAt: z.number(),
  expiresAt: z.number(),
};
/** What the provider must return, and what the connector needs then; removed after it was used. */
const pending = z
  .strictObject({
    state: z.string(),
    redirectUri: z.string(),
    kept: z.record(z.string(), z.string()),
  })
  .optional();
/** The provider's tokens, encrypted; stored for the user when the flow is submitted, and removed then (ADR 170). */
const sealedTokens = z.string().optional();
// A connector may return more about a user than the contract names.
const userInfo = socialUserInfo.loose().optional();

/** The password was correct; it is only stored then. */
const passwordVerification = z.strictObject({ id, type: z.literal('Password'), identifier, userId });

/** Username and password of an account that will be created. */
const newPasswordIdentity = z.strictObject({
  id,
  type: z.literal('NewPasswordIdentity'),
  identifier: z.strictObject({ type: z.literal('username'), value: z.string() }),
  password: storedPassword,
});

/** `userId`: the account that had the email address or phone number when the code was entered. */
const codeVerification = {
  ...sentCode,
  usage: messageUsage,
  /** Sent to make the recipient a second factor. */
  isForFactor: z.boolean().optional(),
  userId: userId.optional(),
};
const emailCodeVerification = z.strictObject({
  ...codeVerification,
  type: z.literal('EmailVerificationCode'),
});
const phoneCodeVerification = z.strictObject({
  ...codeVerification,
  type: z.literal('PhoneVerificationCode'),
});

/** A code to the account's own email address or phone number, as second factor. */
const mfaEmailCodeVerification = z.strictObject({
  ...sentCode,
  type: z.literal('MfaEmailVerificationCode'),
  userId,
});
const mfaPhoneCodeVerification = z.strictObject({
  ...sentCode,
  type: z.literal('MfaPhoneVerificationCode'),
  userId,
});

/**
 * `userId`: the account that had the email address when the token was used. `hash` recognizes the same token if the
 * flow sends it again.
 */
const tokenVerification = z.strictObject({
  id,
  type: z.literal('OneTimeToken'),
  identifier: emailAddress,
  context: oneTimeTokenContext,
  hash: z.string(),
  userId: userId.optional(),
});

/**
 * A social account: first on its way to the provider, then verified. `userId` is the account that signs in with it or,
 * if `isLinking`, that will from now on, because the provider vouches for the email address or phone number that both
 * have. `relatedUserId` has the same one, and can be linked once it is verified too.
 */
const socialVerification = z.strictObject({
  id,
  type: z.literal('Social'),
  connectorId: z.string(),
  target: z.string(),
  syncsProfile: z.boolean(),
  pending,
  userInfo,
  sealedTokens,
  userId: userId.optional(),
  isLinking: z.boolean().optional(),
  relatedUserId: userId.optional(),
});

/**
 * An account at an enterprise identity provider: first on its way there, then verified. `userId` is the account that
 * signs in with it or, if `isLinking`, that will from now on, because the provider is trusted for the domain of the
 * email address that both have (ADR 80).
 */
const ssoVerification = z.strictObject({
  id,
  type: z.literal('EnterpriseSso'),
  connectorId: z.string(),
  syncsProfile: z.boolean(),
  pending,
  identity: ssoIdentity.optional(),
  userInfo,
  sealedTokens,
  userId: userId.optional(),
  isLinking: z.boolean().optional(),
});

/** A passkey that verifies the account by itself. `factorId`: its row among the account's second factors. */
const passkeyVerification = z.strictObject({
  id,
  type: z.literal('SignInPasskey'),
  userId: userId.optional(),
  factorId: z.string().optional(),
  verified: z.boolean(),
});

/**
 * An authenticator app: the account's own, or one that is being set up, whose secret is encrypted here until it is
 * written.
 */
const totpVerification = z.strictObject({
  id,
  type: z.literal('Totp'),
  userId,
  verified: z.boolean(),
  setUp: z.strictObject({ sealed: z.string(), lastStep: z.number().optional() }).optional(),
});

/** A passkey or security key as second factor. `challenge`: what a browser must sign, once; removed afterwards. */
const webAuthnVerification = z.strictObject({
  id,
  type: z.literal('WebAuthn'),
  userId,
  verified: z.boolean(),
  challenge: z.string().optional(),
  isSetUp: z.boolean(),
  credential: z
    .strictObject({
      credentialId: z.string(),
      publicKey: z.string(),
      transports: registrationPayload.shape.response.shape.transports.unwrap(),
      counter: z.number(),
      rpId: z.string(),
      agent: z.string(),
    })
    .optional(),
});

/** A backup code that was used, or new ones, in the form that the account will store. */
const backupCodeVerification = z.strictObject({
  id,
  type: z.literal('BackupCode'),
  userId,
  setUp: z
    .strictObject({
      sealed: z.string(),
      codes: z.array(z.strictObject({ hash: z.string(), usedAt: z.number().nullable() })),
    })
    .optional(),
});

/**
 * The verifications of a flow, as each factor stores them. `userId`: ID of the verified user; for an email address or
 * phone number, the user who owns it. A change that earlier releases can't read needs a new format (`flow-state.ts`).
 */
export const verification = z.discriminatedUnion('type', [
  passwordVerification,
  newPasswordIdentity,
  emailCodeVerification,
  phoneCodeVerification,
  mfaEmailCodeVerification,
  mfaPhoneCodeVerification,
  tokenVerification,
  socialVerification,
  ssoVerification,
  passkeyVerification,
  totpVerification,
  webAuthnVerification,
  backupCodeVerification,
]);
export type Verification = z.infer<typeof verification>;

/** A verification of these types. */
export type VerificationOf<T extends Verification['type']> = Extract<Verification, { type: T }>;

/** The ID of the verified user; for an email address or phone number, the user who owns it. */
export const accountOf = (verification: Verification): string | undefined =>
  'userId' in verification ? verification.userId : undefined;
