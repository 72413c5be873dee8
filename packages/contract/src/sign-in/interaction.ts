import { z } from 'zod';
import { messageUsage } from '../connectors/connectors.ts';
import { flowEvents } from '../flow-events.ts';
import { oneTimeTokenContext } from '../one-time-tokens/one-time-tokens.ts';
import { identifierType } from '../sign-in-experience/methods.ts';
import { keptFactors, spareFactor } from '../sign-in-experience/mfa-factors.ts';
import { userProfile } from '../users/users.ts';
import { userEmail } from '../validation/email.ts';
import { normalizeIdentifier } from '../validation/identifiers.ts';
import { phone } from '../validation/phone.ts';

/** The event of a flow (STATE-11). */
export const interactionEvent = z.enum(flowEvents);
export type InteractionEvent = z.infer<typeof interactionEvent>;

/** ID of a verification record of this flow. */
export const verificationId = z.string().max(256);

/** An identifier as entered. Not validated: an impossible value gets the same response as an unknown one. */
export const identifier = z.object({ type: identifierType, value: z.string().min(1).max(256) });
export type Identifier = z.infer<typeof identifier>;

/** An email address or phone number. */
export const address = z.discriminatedUnion('type', [
  z.object({ type: z.literal('email'), value: userEmail }),
  z.object({ type: z.literal('phone'), value: phone.min(3) }),
]);
export type Address = z.infer<typeof address>;

/** A password as entered. The limit is higher than that of policies and low enough that length doesn't affect the cost of hashing. */
export const enteredPassword = z.string().min(1).max(1024);

/** The normalized form in which an identifier is looked up and counted; undefined if no user can have it. */
export const canonicalIdentifier = ({ type, value }: Identifier): string | undefined =>
  normalizeIdentifier(type, value)?.toLowerCase();

/** A user's profile at a social provider. Email address and phone number are included only if the provider has verified them. */
export const socialUserInfo = z.object({
  id: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
  name: z.string().optional(),
  avatar: z.string().optional(),
  rawData: z.unknown().optional(),
});

/** Second factors of which the record only has whether they were verified. */
const secondFactors = keptFactors.filter((factor) => factor !== spareFactor);

/** A verification of this flow. */
export const verificationRecord = z.discriminatedUnion('type', [
  z.object({ id: z.string(), type: z.literal('Password'), identifier, verified: z.boolean() }),
  z.object({ id: z.string(), type: z.literal('NewPasswordIdentity'), identifier }),
  z.object({
    id: z.string(),
    type: z.literal('EmailVerificationCode'),
    templateType: messageUsage,
    identifier,
    verified: z.boolean(),
  }),
  z.object({
    id: z.string(),
    type: z.literal('PhoneVerificationCode'),
    templateType: messageUsage,
    identifier,
    verified: z.boolean(),
  }),
  z.object({
    id: z.string(),
    type: z.literal('MfaEmailVerificationCode'),
    templateType: messageUsage,
    /** Masked, because the caller has verified only one factor. */
    identifier,
    verified: z.boolean(),
  }),
  z.object({
    id: z.string(),
    type: z.literal('MfaPhoneVerificationCode'),
    templateType: messageUsage,
    identifier,
    verified: z.boolean(),
  }),
  z.object({ id: z.string(), type: z.enum(secondFactors), userId: z.string(), verified: z.boolean() }),
  z.object({
    id: z.string(),
    type: z.literal('SignInPasskey'),
    userId: z.string().optional(),
    verified: z.boolean(),
  }),
  z.object({ id: z.string(), type: z.literal(spareFactor), userId: z.string() }),
  z.object({
    id: z.string(),
    type: z.literal('Social'),
    connectorId: z.string(),
    socialUserInfo: socialUserInfo.optional(),
  }),
  z.object({
    id: z.string(),
    type: z.literal('EnterpriseSso'),
    connectorId: z.string(),
    enterpriseSsoUserInfo: socialUserInfo.optional(),
    issuer: z.string().optional(),
  }),
  z.object({
    id: z.string(),
    type: z.literal('OneTimeToken'),
    verified: z.boolean(),
    identifier,
    oneTimeTokenContext: oneTimeTokenContext.optional(),
  }),
]);
export type VerificationRecord = z.infer<typeof verificationRecord>;
export type VerificationType = VerificationRecord['type'];

/** The changes of the account that submitting will save, without a password. */
export const interactionProfile = z.object({
  name: z.string().nullable().optional(),
  avatar: z.string().nullable().optional(),
  profile: userProfile.optional(),
  customData: z.record(z.string(), z.unknown()).optional(),
  username: z.string().nullable().optional(),
  primaryEmail: z.string().nullable().optional(),
  primaryPhone: z.string().nullable().optional(),
});

/** An identity at an enterprise SSO connector. */
const enterpriseIdentity = z.object({
  identityId: z.string(),
  issuer: z.string(),
  detail: z.record(z.string(), z.unknown()),
});

/** A sign-in flow as the wire shows it. */
export const interaction = z.object({
  interactionEvent,
  userId: z.string().optional(),
  profile: interactionProfile.extend({
    /** Identities that submitting will link, or that are linked already. */
    socialIdentity: z.object({ target: z.string(), userInfo: socialUserInfo }).optional(),
    enterpriseSsoIdentity: enterpriseIdentity.extend({ ssoConnectorId: z.string() }).optional(),
    syncedEnterpriseSsoIdentity: enterpriseIdentity.optional(),
    submitted: z.boolean().optional(),
  }),
  verificationRecords: z.array(verificationRecord),
  captcha: z.object({ verified: z.boolean(), skipped: z.boolean() }).optional(),
  /** Changes of second factors that submitting will save, without secrets. */
  mfa: z
    .object({
      mfaEnabled: z.boolean().optional(),
      mfaSkipped: z.boolean().optional(),
      passkeySkipped: z.boolean().optional(),
      totp: z.object({ type: z.literal('Totp') }).optional(),
      backupCode: z.object({ type: z.literal('BackupCode') }).optional(),
    })
    .optional(),
});
export type Interaction = z.infer<typeof interaction>;
