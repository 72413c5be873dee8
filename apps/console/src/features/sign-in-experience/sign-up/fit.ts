import type { Senders } from '@gatehouse/contract/sign-in-experience/rules';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';

type SignUp = SignInExperienceSettings['signUp'];
type Method = SignInExperienceSettings['signIn']['methods'][number];
type Identifier = Method['identifier'];

/** The options for the sign-up identifier (CONST-19). */
export const signUpOptions = ['email', 'phone', 'username', 'emailOrSms', 'none'] as const;
export type SignUpOption = (typeof signUpOptions)[number];

const identifiers: Record<SignUpOption, Identifier[]> = {
  email: ['email'],
  phone: ['phone'],
  username: ['username'],
  emailOrSms: ['email', 'phone'],
  none: [],
};

export const identifiersOf = (option: SignUpOption): Identifier[] => identifiers[option];

/** The option for these identifiers, or `other` for a combination that only the API can set. */
export const nameOption = (chosen: readonly Identifier[]): SignUpOption | 'other' =>
  signUpOptions.find((option) => identifiers[option].toSorted().join() === chosen.toSorted().join()) ??
  'other';

/** Usernames need a password; email addresses and phone numbers have to be verified. */
export function fitSignUp(signUp: SignUp): SignUp {
  const isSent = signUp.identifiers.some((identifier) => identifier !== 'username');
  return {
    ...signUp,
    password: signUp.identifiers.includes('username') || (signUp.identifiers.length > 0 && signUp.password),
    verify: isSent,
  };
}

/** Adds the sign-up identifiers to the sign-in methods, so that new users can sign in again. */
export function fitMethods({ identifiers: wanted, password }: SignUp, methods: readonly Method[]): Method[] {
  const added = wanted
    .filter((identifier) => !methods.some((method) => method.identifier === identifier))
    .map((identifier) => createMethod(identifier, password));
  return [...methods, ...added].map((method) => {
    if (!wanted.includes(method.identifier)) return method;
    if (password) return { ...method, password: true };
    return method.identifier === 'username' ? method : { ...method, verificationCode: true };
  });
}

/** A new sign-in method. */
export const createMethod = (identifier: Identifier, password: boolean): Method => ({
  identifier,
  password: password || identifier === 'username',
  verificationCode: !password && identifier !== 'username',
  isPasswordPrimary: true,
});

/** A channel for password reset: an identifier of users with a password that a connector can send codes to. */
export const suggestRecovery = (
  methods: readonly Method[],
  senders: Senders | undefined,
): 'email' | 'phone' | undefined =>
  methods.some(({ password }) => password)
    ? (['email', 'phone'] as const).find(
        (type) => senders?.[type] && methods.some(({ identifier }) => identifier === type),
      )
    : undefined;
