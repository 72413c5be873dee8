import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { findProblem } from '@gatehouse/contract/sign-in-experience/rules';
import { describe, expect, it } from 'vitest';
import { combinationNames, nameCombination, toWays, waysOf } from './combinations.ts';

const [password, code] = ['password', 'verificationCode'] as const;
const choices = [[password], [code], [password, code], [code, password]];
/** The settings for an identifier and its methods. */
const map = (identifier: 'email' | 'username', methods: (typeof password | typeof code)[]) => {
  const { signUp, signIn } = toWays({ identifier, methods });
  expect([signUp.identifiers, signIn.methods.map((method) => method.identifier)]).toEqual([
    [identifier],
    [identifier],
  ]);
  return { signUp, method: signIn.methods[0] };
};

describe('identifiers and their verification', () => {
  it.each(choices)('[ONB-36 part] a username only has a password, for %s %s', (...methods) => {
    const { signUp, method } = map('username', methods);
    expect([signUp.password, method?.password, method?.verificationCode]).toEqual([true, true, false]);
  });

  it.each(choices)('[ONB-37] an email address is verified at sign-up, for %s %s', (...methods) => {
    expect(map('email', methods).signUp.verify).toBe(true);
    expect(map('username', methods).signUp.verify).toBe(false);
  });

  it.each(choices)(
    '[ONB-38] [ONB-39] sign-up and sign-in have a password for usernames, and if selected: %s %s',
    (...methods) => {
      for (const identifier of ['email', 'username'] as const) {
        const { signUp, method } = map(identifier, methods);
        const isNeeded = identifier === 'username' || methods.includes(password);
        expect([identifier, signUp.password, method?.password]).toEqual([identifier, isNeeded, isNeeded]);
      }
    },
  );

  it.each(choices)('[ONB-40] only email addresses have codes, if selected: %s %s', (...methods) => {
    expect(map('email', methods).method?.verificationCode).toBe(methods.includes(code));
    expect(map('username', methods).method?.verificationCode).toBe(false);
  });
});

describe('a preset', () => {
  it.each(combinationNames)('%s has valid settings and is recognized', (name) => {
    const settings = { ...defaultSignInExperience, ...waysOf(name) };
    expect(findProblem(settings, { email: true, phone: false })).toBeUndefined();
    expect(nameCombination(settings)).toBe(name);
    const [method] = settings.signIn.methods;
    if (!method) throw new Error('no method');
    const codeFirst = { ...settings, signIn: { methods: [{ ...method, isPasswordPrimary: false }] } };
    expect(nameCombination(codeFirst)).toBe(name);
    const more = {
      ...settings,
      signUp: { ...settings.signUp, secondaryIdentifiers: [{ identifier: 'phone' as const }] },
    };
    expect(nameCombination(more)).toBeUndefined();
  });

  it('is not selected in a new tenant, which has usernames and email addresses', () => {
    expect(nameCombination(defaultSignInExperience)).toBeUndefined();
  });
});
