import { z } from 'zod';
import { bounded } from '../validation/bounded.ts';
import { auditLog } from '../audit-logs/audit-logs.ts';
import { timestamp } from '../common.ts';

/** A UTC day: `2026-11-26`. */
export const day = bounded(10).regex(z.regexes.date);

/** A user who was active on a day, because an access token was issued for them (ENT-28). */
export const dailyActiveUser = z.object({ userId: z.string(), date: day });

/** The access tokens that were issued on a day (ENT-28). */
export const dailyTokenUsage = z.object({ date: day, usage: z.number() });

/** A number, and its difference to the period before. */
export const figure = z.object({ count: z.number(), delta: z.number() });
export type Figure = z.infer<typeof figure>;

export const totalUsers = z.object({ totalUserCount: z.number() });

/** Users who were created today and in the last seven days. */
export const newUsers = z.object({ today: figure, last7Days: figure });

/** The active users of a day, and of the 7 and 30 days that end with it: each user counts once. */
export const activeUsers = z.object({
  /** 30 days, the oldest first. */
  dauCurve: z.array(z.object({ date: day, count: z.number() })),
  dau: figure,
  wau: figure,
  mau: figure,
});
export type ActiveUsers = z.infer<typeof activeUsers>;

/** Why a sign-in failed. */
export const signInFailure = z.enum([
  'Credentials',
  'Code',
  'SecondFactor',
  'Link',
  'Provider',
  'Blocked',
  'Suspended',
]);
export type SignInFailure = z.infer<typeof signInFailure>;

/** What users have verified to sign in: a first factor, or a second one. */
export const signInFactor = z.enum([
  'Password',
  'EmailVerificationCode',
  'PhoneVerificationCode',
  'OneTimeToken',
  'Social',
  'EnterpriseSso',
  'SignInPasskey',
  'Totp',
  'WebAuthn',
  'BackupCode',
  'MfaEmailVerificationCode',
  'MfaPhoneVerificationCode',
]);
export type SignInFactor = z.infer<typeof signInFactor>;

/** The sign-ins of 30 days: on the sign-in pages, without those of browsers that are signed in already. */
export const signIns = z.object({
  /** 30 days, the oldest first. */
  curve: z.array(z.object({ date: day, succeeded: z.number(), failed: z.number() })),
  succeeded: figure,
  failed: figure,
  /** The most frequent first; those that didn't happen are left out. */
  reasons: z.array(z.object({ reason: signInFailure, count: z.number() })),
  /** The ten with the most sign-ins. `name` is null if the application was deleted. */
  applications: z.array(
    z.object({
      applicationId: z.string(),
      name: z.string().nullable(),
      succeeded: z.number(),
      failed: z.number(),
    }),
  ),
  /** Of successful sign-ins; one with two factors counts for both. The most frequent first. */
  factors: z.array(z.object({ factor: signInFactor, count: z.number() })),
  /** Access tokens that were issued for users and for machine-to-machine applications. */
  tokens: z.object({ users: z.number(), machines: z.number() }),
});
export type SignIns = z.infer<typeof signIns>;

/** A user who can't sign in for now, after too many failed attempts. */
export const lockedAccount = z.object({
  userId: z.string(),
  username: z.string().nullable(),
  primaryEmail: z.string().nullable(),
  primaryPhone: z.string().nullable(),
  name: z.string().nullable(),
  avatar: z.string().nullable(),
  /** When the last block ends. */
  lockedUntil: timestamp,
});
export type LockedAccount = z.infer<typeof lockedAccount>;

/** What doesn't work now: a connector or a webhook. */
export const problem = z.object({
  kind: z.enum(['Email', 'Sms', 'Social', 'EnterpriseSso', 'Webhook']),
  /** Null for the sender of the operator or the development inbox. */
  id: z.string().nullable(),
  name: z.string(),
  reason: z.enum([
    /** Its settings are missing. */
    'NotConfigured',
    /** Messages of the last 24 hours weren't sent. */
    'NotSent',
    /** The last deliveries of a webhook failed. */
    'Failing',
    /** It was disabled after three days of failures. */
    'Disabled',
  ]),
  /** When it failed last, or since when it fails. */
  at: timestamp.nullable(),
});
export type Problem = z.infer<typeof problem>;

/** What expires within 30 days, or has expired in the last 30. */
export const expiring = z.object({
  kind: z.enum(['Secret', 'Certificate', 'ProviderCertificate']),
  /** The application or the enterprise SSO connector. */
  recordId: z.string(),
  recordName: z.string(),
  /** The secret's name. */
  name: z.string().nullable(),
  expiresAt: timestamp,
});
export type Expiring = z.infer<typeof expiring>;

/** What needs an administrator's attention, and what administrators and backends have changed last. */
export const attention = z.object({
  problems: z.array(problem),
  /** The first to expire first. */
  expiring: z.array(expiring),
  changes: z.array(auditLog),
});
export type Attention = z.infer<typeof attention>;
