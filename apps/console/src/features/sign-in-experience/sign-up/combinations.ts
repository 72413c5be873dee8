import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';

type Ways = Pick<SignInExperienceSettings, 'signUp' | 'signIn'>;

/** What people are known by and what proves it, in the two questions that a newcomer can answer (ONB-22, ONB-23). */
interface Answers {
  identifier: 'email' | 'username';
  methods: readonly ('password' | 'verificationCode')[];
}

/** The combinations that most tenants choose from. */
const combinations = {
  emailAndCode: { identifier: 'email', methods: ['verificationCode'] },
  emailAndPassword: { identifier: 'email', methods: ['password'] },
  emailAndBoth: { identifier: 'email', methods: ['password', 'verificationCode'] },
  usernameAndPassword: { identifier: 'username', methods: ['password'] },
} as const satisfies Record<string, Answers>;

export type Combination = keyof typeof combinations;
export const combinationNames = Object.keys(combinations) as Combination[];

/** Sign-up and sign-in for these answers. No code can be sent to a username, so it has a password whatever is asked for. */
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

/** The combination that these settings are; undefined for any other. Which of two proofs is asked for first makes no difference. */
export const nameCombination = (ways: Ways): Combination | undefined =>
  combinationNames.find((name) => describe(waysOf(name)) === describe(ways));

function describe({ signUp, signIn }: Ways): string {
  const methods = signIn.methods.map(({ identifier, password, verificationCode }) => [
    identifier,
    password,
    verificationCode,
  ]);
  const { identifiers, password, verify, secondaryIdentifiers = [] } = signUp;
  return JSON.stringify([identifiers, password, verify, secondaryIdentifiers, methods]);
}
