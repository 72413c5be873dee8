import type { ConnectorType } from '@gatehouse/contract/connectors/connectors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';

type MessageType = Exclude<ConnectorType, 'Social'>;

/** Features that need email or SMS; keys of `connectors.uses`. */
export type Use = 'signIn' | 'signUp' | 'signUpPhone' | 'forgotPassword' | 'mfa';

const words = {
  Email: { identifier: 'email', code: 'EmailVerificationCode', signUp: 'signUp' },
  Sms: { identifier: 'phone', code: 'PhoneVerificationCode', signUp: 'signUpPhone' },
} as const;

/** The features of the sign-in experience that need email or SMS. `canSend`: whether it can be sent now. */
export function listUses(
  type: MessageType,
  experience: SignInExperience,
  { canSend }: { canSend: boolean },
): Use[] {
  const { signIn, signUp, forgotPasswordMethods, mfa } = experience;
  const { identifier, code, signUp: signUpUse } = words[type];
  const own = signIn.methods.find((method) => method.identifier === identifier);
  const needs: [Use, boolean][] = [
    ['signIn', own?.verificationCode ?? false],
    [signUpUse, signUp.verify && signUp.identifiers.includes(identifier)],
    // By default, every available channel is used.
    ['forgotPassword', forgotPasswordMethods?.includes(code) ?? canSend],
    ['mfa', mfa.factors.includes(code)],
  ];
  return needs.flatMap(([use, isNeeded]) => (isNeeded ? [use] : []));
}

/** The sign-in methods that remain if codes can't be sent. */
export const withoutCodes = (type: MessageType, { signIn }: Pick<SignInExperience, 'signIn'>) => ({
  methods: signIn.methods.map((method) =>
    method.identifier === words[type].identifier ? { ...method, verificationCode: false } : method,
  ),
});
