import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';

type Ways = Pick<SignInExperienceSettings, 'signUp' | 'signIn'>;

/** The identifier of users and how it is verified (ONB-22, ONB-23). */
export interface Answers {
  identifier: 'email' | 'username';
  methods: readonly ('password' | 'verificationCode')[];
}

/** The presets. */
export const combinationNames = [
  'emailAndCode',
  'emailAndPassword',
  'emailAndBoth',
  'usernameAndPassword',
] as const;
export type Combination = (typeof combinationNames)[number];

const combinations: Record<Combination, Answers> = {
  emailAndCode: { identifier: 'email', methods: ['verificationCode'] },
  emailAndPassword: { identifier: 'email', methods: ['password'] },
  emailAndBoth: { identifier: 'email', methods: ['password', 'verificationCode'] },
  usernameAndPassword: { identifier: 'username', methods: ['password'] },
};

/** The sign-up and sign-in settings for an identifier and its methods. Usernames always have a password. */
export function toWays({ identifier, methods }: Answers): Ways {
  const canBeSent = identifier === 'email';
  const password = !canBeSent || methods.includes('password');
  const verificationCode = canBeSent && methods.includes('verificationCode');
  return {
    signUp: { identifiers: [identifier], password, verify: canBeSent },
    signIn: { methods: [{ identifier, password, verificationCode, isPasswordPrimary: true }] },
  };
}

export const waysOf = (name: Combination): Ways => toWays(combinations[name]);

/** The preset that the settings are equal to, whatever their first step is. */
export const nameCombination = (ways: Ways): Combination | undefined =>
  combinationNames.find((name) => serialize(waysOf(name)) === serialize(ways));

function serialize({ signUp, signIn }: Ways): string {
  const methods = signIn.methods.map(({ identifier, password, verificationCode }) => [
    identifier,
    password,
    verificationCode,
  ]);
  const { identifiers, password, verify, secondaryIdentifiers = [] } = signUp;
  return JSON.stringify([identifiers, password, verify, secondaryIdentifiers, methods]);
}
