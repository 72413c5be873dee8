import { z } from 'zod';

/** What may be guessed, and is therefore counted. */
export const sentinelAction = z.enum([
  'Password',
  'VerificationCode',
  'OneTimeToken',
  'MfaTotp',
  'MfaBackupCode',
  'MfaVerificationCode',
]);
export type SentinelAction = z.infer<typeof sentinelAction>;

/** How the latest try ended. It stands as `Failed` from before the secret is compared until it has proved right. */
export const sentinelResult = z.enum(['Success', 'Failed']);

/** What the sentinel makes of the tries so far (STATE-07). `Challenge` is for a captcha. */
export const sentinelDecision = z.enum(['Undecided', 'Allowed', 'Blocked', 'Challenge']);
export type SentinelDecision = z.infer<typeof sentinelDecision>;

/** What has been tried against one target (ENT-27). */
export const sentinelActivity = z.object({
  action: sentinelAction,
  result: sentinelResult,
  decision: sentinelDecision,
});
export type SentinelActivity = z.infer<typeof sentinelActivity>;
