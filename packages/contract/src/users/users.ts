import { z } from 'zod';
import { writableCustomData } from '../applications/applications.ts';
import { customData, timestamp, webUrl } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { ssoIdentity } from '../sso-connectors/sso-connectors.ts';
import { passwordEncryptionMethod } from '../passwords/encryption-methods.ts';
import { userEmail } from '../validation/email.ts';
import { phone } from '../validation/phone.ts';
import { username } from '../validation/username.ts';
import { identifierErrors } from './identifier-errors.ts';
import { bounded } from '../validation/bounded.ts';

/** Ids of users are 12 letters and digits (ENT-07, OPEN-48). */
export const userId = z.string().min(1).max(12);

const claim = z.string().max(2048).optional();

/** Standard claims of OpenID Connect Core 5.1, in our spelling. */
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

/** What people say of themselves when they register; addresses are such as others may open. */
export const extraProfile = z.strictObject({
  ...userProfile.shape,
  name: bounded(1024).trim().min(1).max(128).optional(),
  avatar: webUrl.optional(),
  profile: webUrl.optional(),
  website: webUrl.optional(),
});
export type ExtraProfile = z.infer<typeof extraProfile>;

/** An account elsewhere that signs this user in, by the target of its connector. */
export const identities = z.record(
  z.string(),
  z.object({ userId: z.string(), details: customData.optional() }),
);

/** Somebody who can sign in (ENT-07). Passwords and factors are never part of it. */
export const user = z.object({
  id: userId,
  username: z.string().max(128).nullable(),
  primaryEmail: z.string().max(128).nullable(),
  primaryPhone: z.string().max(128).nullable(),
  name: z.string().max(128).nullable(),
  avatar: z.string().max(2048).nullable(),
  customData,
  identities,
  profile: userProfile,
  applicationId: z.string().max(21).nullable(),
  isSuspended: z.boolean(),
  hasPassword: z.boolean(),
  lastSignInAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type User = z.infer<typeof user>;

/** With the stored hash, for those who move away: only when it is asked for, and only for a token with `all`. */
export const userWithHash = user.extend({
  /** Accounts at companies’ identity providers; only when they are asked for. */
  ssoIdentities: z.array(ssoIdentity).optional(),
  passwordDigest: z.string().nullable().optional(),
  passwordAlgorithm: passwordEncryptionMethod.nullable().optional(),
});
export type UserWithHash = z.infer<typeof userWithHash>;

/** `null` and `''` both clear the value. Not a union, so that what is wrong keeps its own text. */
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
 * What an administrator sets of a user. An address set so counts as verified: who holds `write:data` vouches for it
 * (ADR 7).
 */
export const writableUser = z.object({
  username: clearable(username),
  primaryEmail: clearable(userEmail),
  primaryPhone: clearable(phone),
  name: clearable(z.string().max(128, 'must be at most 128 characters')),
  avatar: clearable(webUrl),
  customData: writableCustomData,
  profile: userProfile,
});
export type WritableUser = z.infer<typeof writableUser>;

/** A password as an administrator sets it: the tenant's policy binds people, not those who make the policy. */
export const givenPassword = z.string().min(1).max(1024);

/** The user's settings; the key on the wire keeps the literal name that published clients know (OPEN-49). */
export const userSettings = z.object({
  mfa: z
    .object({
      enabled: z.boolean().default(false),
      skipped: z.boolean().default(false),
      skipMfaOnSignIn: z.boolean().default(false),
      additionalBindingSuggestionSkipped: z.boolean().optional(),
    })
    .default({ enabled: false, skipped: false, skipMfaOnSignIn: false }),
  passkeySignIn: z.object({ skipped: z.boolean().default(false) }).default({ skipped: false }),
});
export type UserSettings = z.infer<typeof userSettings>;

/** Changed settings; what is left out stays. */
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
      'There can be no such phone number: it takes a country code and 7 to 15 digits in all.',
    ],
    passwordAndDigest: ['user.password_and_digest', 400, 'Give a password or its hash, not both.'],
    algorithmRequired: [
      'user.password_algorithm_required',
      400,
      'A password hash needs its algorithm beside it, and an algorithm its hash.',
    ],
    unsupportedMethod: [
      'password.unsupported_encryption_method',
      400,
      'Passwords hashed by this method cannot be verified here.',
    ],
    malformedHash: ['password.malformed_hash', 400, 'This is not a password hash of the named algorithm.'],
    costlyHash: [
      'password.hash_too_costly',
      400,
      'Verifying this password hash would cost too much at every sign-in.',
    ],
    wrongPassword: ['session.invalid_credentials', 422, 'The user has no password or another one.'],
  }),
};
