import { z } from 'zod';
import { timestamp } from '../common.ts';
import { guessedFactors } from '../sign-in-experience/mfa-factors.ts';
import { identifier } from './interaction.ts';

/** Kinds of attempts that are counted. */
export const sentinelAction = z.enum([
  'Password',
  'VerificationCode',
  'OneTimeToken',
  ...guessedFactors.map((factor) => `Mfa${factor}` as const),
  'MfaVerificationCode',
]);
export type SentinelAction = z.infer<typeof sentinelAction>;

/** Result of the latest attempt. It is stored as `Failed` before the secret is compared and updated if it is correct. */
export const sentinelResult = z.enum(['Success', 'Failed']);

/** The sentinel's decision (STATE-07). `Challenge` requires a CAPTCHA. */
export const sentinelDecision = z.enum(['Undecided', 'Allowed', 'Blocked', 'Challenge']);
export type SentinelDecision = z.infer<typeof sentinelDecision>;

/** Attempts at one target (ENT-27). */
export const sentinelActivity = z.object({
  action: sentinelAction,
  result: sentinelResult,
  decision: sentinelDecision,
});
export type SentinelActivity = z.infer<typeof sentinelActivity>;

/** A block after too many wrong attempts, or a wait after too many requested codes. */
export const userBlock = z.object({
  /** `Message`: the next code to the identifier has to wait. */
  action: z.enum([...sentinelAction.options, 'Message']),
  /**
   * What it applies to: this identifier, the account by any identifier, or one browser that the user has signed in with before, which is
   * counted separately (ADR 7).
   */
  scope: z.enum(['Identifier', 'Account', 'Browser']),
  /** The identifier that was used, if that is the scope; the recipient of a message. */
  identifier: identifier.nullable(),
  expiresAt: timestamp,
});
export type UserBlock = z.infer<typeof userBlock>;
