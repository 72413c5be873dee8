import { z } from 'zod';
import { bounded } from '../validation/bounded.ts';
import { isOnboardingDone, onboardingKey } from './onboarding-state.ts';

/** What a newcomer may say about themselves and their project, each as the kebab-case form of its label (ONB-42, ONB-43, OPEN-34). */
export const questionnaire = z.object({
  project: z.enum(['personal', 'company']),
  /** Only of a company (ONB-11). */
  companyName: bounded(128).trim(),
  stage: z.enum(['new-product', 'existing-product', 'target-enterprise-ready']),
  additionalFeatures: z
    .array(
      z.enum([
        'customize-ui-and-flow',
        'compliance',
        'export-user-data',
        'budget-control',
        'bring-own-auth',
        'others',
      ]),
    )
    .max(6),
  // The screen doesn't ask for these.
  deployment: z.enum(['open-source', 'cloud']),
  companySize: z.enum(['1', '2-49', '50-199', '200-999', '1000+']),
  titles: z.array(z.enum(['developer', 'team-lead', 'ceo', 'cto', 'product', 'others'])).max(6),
  reasons: z
    .array(z.enum(['passwordless', 'efficiency', 'access-control', 'multi-tenancy', 'enterprise', 'others']))
    .max(6),
});
export type Questionnaire = Partial<z.infer<typeof questionnaire>>;

/** How far an account is with onboarding. */
export interface Onboarding {
  /** Undefined until the first step was answered. */
  questionnaire: Questionnaire | undefined;
  isOnboardingDone: boolean;
}

/** Reads onboarding from custom data. What is missing or invalid counts as not answered. */
export const readOnboarding = (customData: Record<string, unknown>): Onboarding => ({
  questionnaire: stored.safeParse(customData[onboardingKey]).data?.questionnaire,
  isOnboardingDone: isOnboardingDone({ customData }),
});

const stored = z.object({ questionnaire: questionnaire.partial().optional().catch(undefined) });
