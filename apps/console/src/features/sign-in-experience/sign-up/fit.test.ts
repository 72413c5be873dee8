import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { findProblem } from '@gatehouse/contract/sign-in-experience/rules';
import { describe, expect, it } from 'vitest';
import { fitMethods, fitSignUp, identifiersOf, nameOption, signUpOptions, suggestRecovery } from './fit.ts';

const senders = { email: true, phone: true };

describe('an option for the sign-up identifier', () => {
  it.each(signUpOptions.flatMap((option) => [true, false].map((password) => [option, password] as const)))(
    '[CONST-19 part] sets the methods that it needs: %s, password %s',
    (option, password) => {
      const signUp = fitSignUp({ identifiers: identifiersOf(option), password, verify: false });
      const methods = fitMethods(signUp, defaultSignInExperience.signIn.methods);
      const settings = { ...defaultSignInExperience, signUp, signIn: { methods } };
      expect([nameOption(signUp.identifiers), findProblem(settings, senders)]).toEqual([option, undefined]);
    },
  );

  it('is “other” for combinations that only the API can set, and ignores the order of identifiers', () => {
    expect(nameOption(['username', 'email'])).toBe('other');
    expect(nameOption(['phone', 'email'])).toBe('emailOrSms');
  });
});

describe('the suggested channel for password reset', () => {
  const { methods } = defaultSignInExperience.signIn;
  const phone = {
    identifier: 'phone',
    password: true,
    verificationCode: false,
    isPasswordPrimary: true,
  } as const;
  const byCode = { ...phone, password: false, verificationCode: true };
  const nothing = { email: false, phone: false };

  it.each([
    ['email before SMS', [...methods, phone], senders, 'email'],
    ['SMS, if email can’t be sent', [...methods, phone], { email: false, phone: true }, 'phone'],
    ['none, if nothing can be sent', methods, nothing, undefined],
    ['none, until it is known what can be sent', methods, undefined, undefined],
    ['none, if there are no passwords', [byCode], senders, undefined],
    ['none, if users sign in with a username', methods.slice(0, 1), senders, undefined],
  ])('[RT-27 part] is %s', (_, offered, sending, expected) => {
    expect(suggestRecovery(offered, sending)).toBe(expected);
  });
});
