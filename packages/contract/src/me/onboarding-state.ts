import type { Me } from './me.ts';

// Apart from the questions, whose schema the console's first pages don't need.

/** Field of an administrator's custom data (VIEW-05). */
export const onboardingKey = 'onboarding';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the account has gone through the onboarding, or needs none because it has joined or created a tenant (GUARD-06, OPEN-61). */
export function isOnboardingDone({ customData }: Pick<Me, 'customData'>): boolean {
  const { [onboardingKey]: onboarding } = customData;
  return isRecord(onboarding) && onboarding['isOnboardingDone'] === true;
}

/** The custom data of an account that needs no onboarding any more. What it has answered stays. */
export function finishedOnboarding({ customData }: Pick<Me, 'customData'>): Record<string, unknown> {
  const { [onboardingKey]: onboarding } = customData;
  return { [onboardingKey]: { ...(isRecord(onboarding) && onboarding), isOnboardingDone: true } };
}
