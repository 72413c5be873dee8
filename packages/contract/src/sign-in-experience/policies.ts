import { z } from 'zod';
import { mfaFactors } from './mfa-factors.ts';

export const mfaFactor = z.enum(mfaFactors);

export const mfa = z.object({
  factors: z.array(mfaFactor).max(10),
  policy: z.enum([
    'UserControlled',
    'Mandatory',
    'PromptOnlyAtSignIn',
    'PromptAtSignInAndSignUp',
    'NoPrompt',
    'PromptAtSignInAndSignUpMandatory',
    'PromptOnlyAtSignInMandatory',
  ]),
  organizationRequiredMfaPolicy: z.enum(['NoPrompt', 'Mandatory']).optional(),
});

/** Whether every user needs a second factor; the names of these policies end with `Mandatory`. */
export const isMfaMandatory = ({ policy }: z.infer<typeof mfa>): boolean => policy.endsWith('Mandatory');

/** Whether members of organizations that require MFA must set it up at sign-in, whatever the tenant's policy; otherwise they only get no access to these. */
export const enforcesOrganizationMfa = ({ organizationRequiredMfaPolicy }: z.infer<typeof mfa>): boolean =>
  organizationRequiredMfaPolicy !== 'NoPrompt';

export const switchable = z.object({ enabled: z.boolean().optional() });

/** Lockout (OPEN-42): `maxAttempts` failed attempts within an hour block the identifier for `lockoutDuration` minutes. */
export const sentinelPolicy = z.object({
  maxAttempts: z.number().int().min(1).max(1000).optional(),
  /** Minutes. */
  lockoutDuration: z.number().int().min(1).max(10_080).optional(),
});

/** The sentinel's policy with its defaults. */
export function completeSentinelPolicy(policy: z.infer<typeof sentinelPolicy>): {
  maxAttempts: number;
  lockoutDuration: number;
} {
  return { maxAttempts: policy.maxAttempts ?? 10, lockoutDuration: policy.lockoutDuration ?? 60 };
}

const addresses = z.array(z.string().min(1).max(256)).max(1000).optional();

/** Which email addresses users may register with or add to their account. Format of entries: `email-lists.ts`. */
export const emailBlocklistPolicy = z.object({
  blockDisposableAddresses: z.boolean().optional(),
  blockSubaddressing: z.boolean().optional(),
  /** If not empty, only these addresses are accepted. The rest of the policy applies to them, too. */
  customAllowlist: addresses,
  customBlocklist: addresses,
});

export const verificationCodePolicy = z.object({
  /** Minutes. */
  expirationDuration: z.number().int().min(1).max(60).optional(),
  maxRetryAttempts: z.number().int().min(1).max(100).optional(),
});

/** The lifetime of a code and its number of attempts, with defaults (OPEN-40). */
export function completeVerificationCodePolicy(policy: z.infer<typeof verificationCodePolicy>): {
  lifeMs: number;
  maxAttempts: number;
} {
  return { lifeMs: (policy.expirationDuration ?? 10) * 60_000, maxAttempts: policy.maxRetryAttempts ?? 10 };
}

/** Whether passwords expire. The server sets `enabledAt`, from which passwords count whose age isn't known. */
export const passwordExpiration = z.discriminatedUnion('enabled', [
  z.object({
    enabled: z.literal(true),
    validPeriodDays: z.number().int().default(90),
    enabledAt: z.number().optional(),
  }),
  z.object({ enabled: z.literal(false).optional() }),
]);

export const profileFields = z.array(z.object({ name: z.string().min(1).max(128) })).max(100);
