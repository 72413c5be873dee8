import { z } from 'zod';
import { shown } from '../shown.ts';
import { writableCustomData } from '../applications/applications.ts';
import { customData, timestamp, webUrl } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { keptFactors } from '../sign-in-experience/mfa-factors.ts';
import { ssoIdentity } from '../sso-connectors/sso-connectors.ts';
import { passwordEncryptionMethod } from '../passwords/encryption-methods.ts';
import { userEmail } from '../validation/email.ts';
import { phone } from '../validation/phone.ts';
import { anyUsername } from '../validation/username.ts';
import { identifierErrors } from './identifier-errors.ts';
import { bounded } from '../validation/bounded.ts';

/** IDs of users are 12 letters and digits (ENT-07, OPEN-48). */
export const userId = z.string().min(1).max(12);

const claim = z.string().max(2048).optional();

/** Standard claims (OpenID Connect Core 5.1) in camel case. */
export const userProfile = z.object({
  familyName: claim,
  givenName: claim,
  middleName: claim,
  nickname: claim,
  preferredUsername: claim,
  profile: claim,
  website: claim,
  gender: claim,
  birthdate: claim,
  zoneinfo: claim,
  locale: claim,
  address: z
    .object({
      formatted: claim,
      streetAddress: claim,
      locality: claim,
      region: claim,
      postalCode: claim,
      country: claim,
    })
    .optional(),
});
export type UserProfile = z.infer<typeof userProfile>;

/** Profile that users enter at registration; URLs must be http or https. */
export const extraProfile = z.strictObject({
  ...userProfile.shape,
  name: bounded(1024).trim().min(1).max(128).optional(),
  avatar: webUrl.optional(),
  profile: webUrl.optional(),
  website: webUrl.optional(),
});
export type ExtraProfile = z.infer<typeof extraProfile>;

/** Linked social identities by the target of their connector. */
export const identities = z.record(
  z.string(),
  z.object({ userId: z.string(), details: customData.optional() }),
);

/** A user (ENT-07), without password and factors. */
export const user = z.object({
  id: userId,
  /** The user's ID in another system, such as the one that they were imported from. */
  externalId: shown(z.string().max(256).nullable()),
  username: shown(z.string().max(128).nullable()),
  primaryEmail: shown(z.string().max(128).nullable()),
  primaryPhone: shown(z.string().max(128).nullable()),
  name: shown(z.string().max(128).nullable()),
  avatar: shown(z.string().max(2048).nullable()),
  customData,
  identities,
  profile: shown(userProfile),
  applicationId: z.string().max(21).nullable(),
  isSuspended: shown(z.boolean()),
  hasPassword: z.boolean(),
  /** When the password was set; null without one, or if it was set before this was recorded. */
  passwordUpdatedAt: timestamp.nullable(),
  /** An administrator requires a new password at the next sign-in. The tenant's `passwordExpiration` doesn't set it. */
  isPasswordExpired: shown(z.boolean()),
  lastSignInAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type User = z.infer<typeof user>;

/** A user with the stored password hash, for migrations to other systems: only if requested, and only with the scope `all`. */
export const userWithHash = user.extend({
  /** Enterprise SSO identities; only if requested. */
  ssoIdentities: z.array(ssoIdentity).optional(),
  /** Second factors that are set up, without codes to the email address or phone number; only if requested. */
  mfaFactors: z.array(z.enum(keptFactors)).optional(),
  passwordDigest: z.string().nullable().optional(),
  passwordAlgorithm: passwordEncryptionMethod.nullable().optional(),
});
export type UserWithHash = z.infer<typeof userWithHash>;

/** `null` and `''` clear the value. Not a union, which would hide the error messages of the schema. */
function clearable<S extends z.ZodType<string>>(schema: S) {
  return z
    .string()
    .nullable()
    .transform((value, context) => {
      if (!value) return null;
      const result = schema.safeParse(value);
      if (result.success) return result.data;
      for (const { message } of result.error.issues) context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

/**
 * The fields of a user that the Management API can write. Email addresses and phone numbers set here count as verified (ADR 7).
 */
export const writableUser = z.object({
  externalId: clearable(bounded(256)),
  username: clearable(anyUsername),
  primaryEmail: clearable(userEmail),
  primaryPhone: clearable(phone),
  name: clearable(z.string().max(128, 'must be at most 128 characters')),
  avatar: clearable(webUrl),
  customData: writableCustomData,
  profile: userProfile,
  isPasswordExpired: z.boolean(),
});
export type WritableUser = z.infer<typeof writableUser>;

/** A password set by an administrator; the password policy only applies to users. */
export const givenPassword = z.string().min(1).max(1024);

/** A user's settings. The key is the one that published clients use (OPEN-49). */
export const userSettings = z.object({
  mfa: shown(
    z
      .object({
        enabled: z.boolean().default(false),
        skipped: z.boolean().default(false),
        skipMfaOnSignIn: z.boolean().default(false),
        additionalBindingSuggestionSkipped: z.boolean().optional(),
      })
      .default({ enabled: false, skipped: false, skipMfaOnSignIn: false }),
  ),
  passkeySignIn: shown(z.object({ skipped: z.boolean().default(false) }).default({ skipped: false })),
});
export type UserSettings = z.infer<typeof userSettings>;

/** Changed settings; omitted ones keep their values. */
export const userSettingsChange = z.object({
  mfa: z
    .object({
      enabled: z.boolean(),
      skipped: z.boolean(),
      skipMfaOnSignIn: z.boolean(),
      additionalBindingSuggestionSkipped: z.boolean(),
    })
    .partial()
    .optional(),
  passkeySignIn: z.object({ skipped: z.boolean() }).partial().optional(),
});
export type UserSettingsChange = z.infer<typeof userSettingsChange>;

export const userErrors = {
  ...identifierErrors,
  ...declareErrors({
    invalidPhone: [
      'user.invalid_phone',
      422,
      'This isn’t a valid phone number: it needs a country code and 7 to 15 digits in total.',
    ],
    passwordAndDigest: ['user.password_and_digest', 400, 'Send a password or its hash, not both.'],
    algorithmRequired: [
      'user.password_algorithm_required',
      400,
      'A password hash requires its algorithm, and an algorithm requires a hash.',
    ],
    unsupportedMethod: [
      'password.unsupported_encryption_method',
      400,
      'Passwords hashed with this algorithm aren’t supported.',
    ],
    malformedHash: [
      'password.malformed_hash',
      400,
      'The password hash doesn’t match the format of its algorithm.',
    ],
    costlyHash: [
      'password.hash_too_costly',
      400,
      'Verifying this password hash would cost too much at every sign-in.',
    ],
    linkNotPossible: [
      'user.password_link_not_possible',
      422,
      'The user is suspended, or can’t sign in with a password: no sign-in method of the tenant fits their identifiers.',
    ],
    externalIdInUse: ['user.external_id_in_use', 422, 'This external ID belongs to another user.'],
    noEmail: ['user.email_required', 422, 'The user has no email address.'],
    wrongPassword: ['session.invalid_credentials', 422, 'The user has no password or a different one.'],
  }),
};
