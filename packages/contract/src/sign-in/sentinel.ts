import { z } from 'zod';
import { timestamp } from '../common.ts';
import { guessedFactors } from '../sign-in-experience/mfa-factors.ts';
import { identifier } from './interaction.ts';

/** What may be guessed, and is therefore counted. */
export const sentinelAction = z.enum([
  'Password',
  'VerificationCode',
  'OneTimeToken',
  ...guessedFactors.map((factor) => `Mfa${factor}` as const),
  'MfaVerificationCode',
]);
export type SentinelAction = z.infer<typeof sentinelAction>;

/** How the latest attempt ended. It stands as `Failed` from before the secret is compared until it has proved right. */
export const sentinelResult = z.enum(['Success', 'Failed']);

/** What the sentinel makes of the attempts so far (STATE-07). `Challenge` is for a captcha. */
export const sentinelDecision = z.enum(['Undecided', 'Allowed', 'Blocked', 'Challenge']);
export type SentinelDecision = z.infer<typeof sentinelDecision>;

/** What has been tried against one target (ENT-27). */
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
