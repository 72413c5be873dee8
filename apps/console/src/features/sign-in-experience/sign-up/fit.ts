import type { Senders } from '@gatehouse/contract/sign-in-experience/rules';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';

type SignUp = SignInExperienceSettings['signUp'];
type Method = SignInExperienceSettings['signIn']['methods'][number];
type Identifier = Method['identifier'];

/** What can be asked of somebody new, as a person names it (CONST-19). */
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

/** The option that means these identifiers; `other` for what only the API can say. */
export const nameOption = (chosen: readonly Identifier[]): SignUpOption | 'other' =>
  signUpOptions.find((option) => identifiers[option].toSorted().join() === chosen.toSorted().join()) ??
  'other';

/** A username needs a password; what a code can be sent to has to be proven. */
export function fitSignUp(signUp: SignUp): SignUp {
  const isSent = signUp.identifiers.some((identifier) => identifier !== 'username');
  return {
    ...signUp,
    password: signUp.identifiers.includes('username') || (signUp.identifiers.length > 0 && signUp.password),
    verify: isSent,
  };
}

/** The methods with what sign-up asks for among them: who has just made an account can come back by it. */
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

/** A way to sign in as it begins. */
export const createMethod = (identifier: Identifier, password: boolean): Method => ({
  identifier,
  password: password || identifier === 'username',
  verificationCode: !password && identifier !== 'username',
  isPasswordPrimary: true,
});

/** Where the code for a forgotten password could go: to what people with a password can be known by, if anything sends there. */
export const suggestRecovery = (
  methods: readonly Method[],
  senders: Senders | undefined,
): 'email' | 'phone' | undefined =>
  methods.some(({ password }) => password)
    ? (['email', 'phone'] as const).find(
        (type) => senders?.[type] && methods.some(({ identifier }) => identifier === type),
      )
    : undefined;
