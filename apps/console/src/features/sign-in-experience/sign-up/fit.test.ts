import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { findProblem } from '@gatehouse/contract/sign-in-experience/rules';
import { describe, expect, it } from 'vitest';
import { fitMethods, fitSignUp, identifiersOf, nameOption, signUpOptions } from './fit.ts';

const senders = { email: true, phone: true };

describe('a choice of what sign-up asks for', () => {
  it.each(signUpOptions.flatMap((option) => [true, false].map((password) => [option, password] as const)))(
    '[CONST-19 part] brings along what it needs: %s, password %s',
    (option, password) => {
      const signUp = fitSignUp({ identifiers: identifiersOf(option), password, verify: false });
      const methods = fitMethods(signUp, defaultSignInExperience.signIn.methods);
      const settings = { ...defaultSignInExperience, signUp, signIn: { methods } };
      expect([nameOption(signUp.identifiers), findProblem(settings, senders)]).toEqual([option, undefined]);
    },
  );

  it('has no name for what only the API says', () => {
    expect(nameOption(['username', 'email'])).toBe('other');
    expect(nameOption(['phone', 'email'])).toBe('emailOrSms');
  });
});
