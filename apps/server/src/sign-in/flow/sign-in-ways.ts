import type { Identifier, InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { SignInMethod } from '@gatehouse/contract/sign-in-experience/methods';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';

const recoveryTypes = { EmailVerificationCode: 'email', PhoneVerificationCode: 'phone' } as const;

/** Where the code to replace a forgotten password can be sent. Takes settings with their `forgotPasswordMethods` resolved. */
export const recoveryIdentifiers = ({
  forgotPasswordMethods,
}: Pick<SignInExperience, 'forgotPasswordMethods'>): ('email' | 'phone')[] =>
  (forgotPasswordMethods ?? []).map((method) => recoveryTypes[method]);

const byCode = (identifier: Identifier['type']): SignInMethod => ({
  identifier,
  password: false,
  verificationCode: true,
  isPasswordPrimary: false,
});

/** How each kind of identifier goes on: from the tenant's settings alone, so that it says nothing about who has an account. */
export function waysOf(event: InteractionEvent, experience: SignInExperience): SignInMethod[] {
  if (event === 'SignIn')
    return experience.signIn.methods.map((method) => ({
      ...method,
      verificationCode: method.verificationCode && method.identifier !== 'username',
    }));
  if (event === 'ForgotPassword') return recoveryIdentifiers(experience).map(byCode);
  return experience.signUp.identifiers.map((identifier) =>
    identifier === 'username'
      ? { identifier, password: true, verificationCode: false, isPasswordPrimary: true }
      : byCode(identifier),
  );
}
