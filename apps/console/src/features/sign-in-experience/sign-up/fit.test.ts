import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { findProblem } from '@gatehouse/contract/sign-in-experience/rules';
import { describe, expect, it } from 'vitest';
import { fitMethods, fitSignUp, identifiersOf, nameOption, signUpOptions, suggestRecovery } from './fit.ts';

const senders = { email: true, phone: true };

describe('an option for the sign-up identifier', () => {
  it.each(signUpOptions.flatMap((option) => [true, false].map((password) => [option, password] as const)))(
    '[CONST-19 part] brings along what it needs: %s, password %s',
    (option, password) => {
      const signUp = fitSignUp({ identifiers: identifiersOf(option), password, verify: false });
      const methods = fitMethods(signUp, defaultSignInExperience.signIn.methods);
      const settings = { ...defaultSignInExperience, signUp, signIn: { methods } };
      expect([nameOption(signUp.identifiers), findProblem(settings, senders)]).toEqual([option, undefined]);
    },
  );

  it('has no name for combinations of the API', () => {
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
    ['nowhere, where nothing is sent', methods, nothing, undefined],
    ['nowhere, until it is known what is sent', methods, undefined, undefined],
    ['none, if there are no passwords', [byCode], senders, undefined],
    ['nowhere, where people are known by a username', methods.slice(0, 1), senders, undefined],
  ])('[RT-27 part] is %s', (_, offered, sending, expected) => {
    expect(suggestRecovery(offered, sending)).toBe(expected);
  });
});
