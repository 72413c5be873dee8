import { describe, expect, it } from 'vitest';
import { finishedOnboarding, isOnboardingDone } from './onboarding-state.ts';
import { questionnaire, readOnboarding } from './onboarding.ts';

const accepts = (name: keyof typeof questionnaire.shape, value: unknown): boolean =>
  questionnaire.partial().safeParse({ [name]: value }).success;

describe('the questionnaire', () => {
  it.each<[keyof typeof questionnaire.shape, string[]]>([
    ['project', ['personal', 'company']],
    ['deployment', ['open-source', 'cloud']],
    ['companySize', ['1', '2-49', '50-199', '200-999', '1000+']],
    ['stage', ['new-product', 'existing-product', 'target-enterprise-ready']],
  ])('[ONB-42] [OPEN-34] accepts each value of %s, and no other', (name, values) => {
    for (const value of values) expect(accepts(name, value)).toBe(true);
    for (const value of ['', 'Personal', '10-20', 7, [values[0]]]) expect(accepts(name, value)).toBe(false);
  });

  it('[ONB-43] has a field for each further group of options', () => {
    expect(Object.keys(questionnaire.shape).toSorted()).toEqual([
      'additionalFeatures',
      'companyName',
      'companySize',
      'deployment',
      'project',
      'reasons',
      'stage',
      'titles',
    ]);
    for (const name of ['titles', 'reasons', 'additionalFeatures'] as const) {
      expect(accepts(name, ['others'])).toBe(true);
      expect(accepts(name, ['unknown'])).toBe(false);
    }
  });

  it('[VIEW-05 part] is read from custom data; what is invalid counts as not answered', () => {
    const answers = { project: 'company', companyName: 'Northwind' };
    expect(readOnboarding({ onboarding: { questionnaire: answers, isOnboardingDone: true } })).toEqual({
      questionnaire: answers,
      isOnboardingDone: true,
    });
    for (const broken of [undefined, null, 'done', 7, [], { isOnboardingDone: 'yes', questionnaire: 7 }])
      expect(readOnboarding({ onboarding: broken })).toEqual({
        questionnaire: undefined,
        isOnboardingDone: false,
      });
  });

  it('[GUARD-06 part] is done once it says so, and keeps what was answered', () => {
    const answered = { onboarding: { questionnaire: { project: 'personal' } }, theme: 'dark' };
    const done = finishedOnboarding({ customData: answered });
    expect(done).toEqual({ onboarding: { ...answered.onboarding, isOnboardingDone: true } });
    expect([{}, answered, done].map((customData) => isOnboardingDone({ customData }))).toEqual([
      false,
      false,
      true,
    ]);
    expect(finishedOnboarding({ customData: { onboarding: [] } })).toEqual({
      onboarding: { isOnboardingDone: true },
    });
  });
});
