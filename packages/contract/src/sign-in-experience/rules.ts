import type { ErrorDeclaration } from '../errors.ts';
import { isEmailEntry } from './email-lists.ts';
import { signInExperienceErrors as errors } from './errors.ts';
import { addressFactors, spareFactor } from './mfa-factors.ts';
import type { SignInExperienceSettings as Settings } from './sign-in-experience.ts';

type Method = Settings['signIn']['methods'][number];

/** What can send verification codes here. */
export interface Senders {
  email: boolean;
  phone: boolean;
}

type Rule = (settings: Settings, senders: Senders) => ErrorDeclaration | undefined;

/** What is wrong with a field, by its name, in the order in which problems are named. */
const rules = {
  signUp: ({ signUp }, senders) => findSignUpProblem(signUp, senders),
  signIn: findSignInProblem,
  mfa: findMfaProblem,
  forgotPasswordMethods: findRecoveryProblem,
  passwordExpiration: findExpirationProblem,
  emailBlocklistPolicy: ({ emailBlocklistPolicy }) =>
    findWrongEntries(emailBlocklistPolicy).length > 0 ? errors.invalidBlocklist : undefined,
} satisfies Partial<Record<keyof Settings, Rule>>;

/**
 * The first reason for which this sign-in experience would not let the right people in, or undefined. Pure. With the names of the fields
 * that change, only the rules about these are checked, against the rest as it is (ADR 115).
 */
export function findProblem(
  settings: Settings,
  senders: Senders,
  changed: readonly string[] = Object.keys(settings),
): ErrorDeclaration | undefined {
  for (const [name, find] of Object.entries<Rule>(rules)) {
    const problem = changed.includes(name) ? find(settings, senders) : undefined;
    if (problem) return problem;
  }
  return undefined;
}

/**
 * Where codes for a forgotten password go: to the channels that were chosen and can send. Where none were (null), to every one that can
 * send and is no second factor: with a reset by the same mailbox, one factor would be enough to sign in. That is for administrators to choose.
 */
export const findRecoveryChannels = (
  { forgotPasswordMethods: chosen, mfa }: Pick<Settings, 'forgotPasswordMethods' | 'mfa'>,
  senders: Senders,
): ('email' | 'phone')[] =>
  (['email', 'phone'] as const).filter((channel) => {
    const factor = addressFactors[channel];
    return senders[channel] && (chosen === null ? !mfa.factors.includes(factor) : chosen.includes(factor));
  });

function findSignUpProblem(signUp: Settings['signUp'], senders: Senders): ErrorDeclaration | undefined {
  const { identifiers, password, verify, secondaryIdentifiers = [] } = signUp;
  const further = secondaryIdentifiers.flatMap(({ identifier }) =>
    identifier === 'emailOrPhone' ? (['email', 'phone'] as const) : [identifier],
  );
  const all = [...identifiers, ...further];
  const proven = all.filter((identifier) => identifier !== 'username');
  if (identifiers.length === 0 && further.length > 0) return errors.missingSignUpIdentifiers;
  if (new Set(all).size < all.length) return errors.duplicatedSignUpIdentifiers;
  if (all.includes('username') && !password) return errors.usernameRequiresPassword;
  // An address becomes somebody's only when its owner proved it (ADR 7).
  if (identifiers.some((identifier) => identifier !== 'username') && !verify)
    return errors.identifierRequiresVerification;
  return proven.some((identifier) => !senders[identifier]) ? errors.connectorNotFound : undefined;
}

/** Nothing can be sent to a username. */
const usesCode = ({ identifier, verificationCode }: Method): boolean =>
  verificationCode && identifier !== 'username';

function findSignInProblem(
  { signIn: { methods }, signUp, mfa }: Settings,
  senders: Senders,
): ErrorDeclaration | undefined {
  if (methods.some((method) => !method.password && !usesCode(method))) return errors.noFactor;
  const used = methods.filter(usesCode).map(({ identifier }) => identifier);
  if (used.some((identifier) => identifier !== 'username' && !senders[identifier]))
    return errors.connectorNotFound;
  for (const identifier of signUp.identifiers) {
    const method = methods.find((candidate) => candidate.identifier === identifier);
    if (!method) return errors.identifierNotInSignIn;
    if (signUp.password && !method.password) return errors.passwordNotInSignIn;
    if (!signUp.password && !usesCode(method)) return errors.codeNotInSignIn;
  }
  const clash = findClash(methods, mfa.factors);
  return clash && { email: errors.emailNotForSignIn, phone: errors.phoneNotForSignIn }[clash];
}

/** The channel whose codes would both sign in and be the second factor: a code to the same address is no second proof. */
const findClash = (
  methods: Method[],
  factors: Settings['mfa']['factors'],
): keyof typeof addressFactors | undefined =>
  (['email', 'phone'] as const).find(
    (channel) =>
      factors.includes(addressFactors[channel]) &&
      methods.some((method) => method.identifier === channel && usesCode(method)),
  );

function findMfaProblem(
  { mfa: { factors }, signIn: { methods } }: Settings,
  senders: Senders,
): ErrorDeclaration | undefined {
  if (new Set(factors).size < factors.length) return errors.duplicatedMfaFactors;
  if (factors.length === 1 && factors[0] === spareFactor) return errors.backupCodeAlone;
  const clash = findClash(methods, factors);
  if (clash) return { email: errors.emailNotForMfa, phone: errors.phoneNotForMfa }[clash];
  const lacksSender = (['email', 'phone'] as const).some(
    (channel) => factors.includes(addressFactors[channel]) && !senders[channel],
  );
  return lacksSender ? errors.connectorNotFound : undefined;
}

function findRecoveryProblem(settings: Settings, senders: Senders): ErrorDeclaration | undefined {
  const chosen = settings.forgotPasswordMethods;
  if (chosen && findRecoveryChannels(settings, senders).length < new Set(chosen).size)
    return errors.forgotPasswordRequiresConnector;
  return settings.passwordExpiration.enabled ? findExpirationProblem(settings, senders) : undefined;
}

function findExpirationProblem(settings: Settings, senders: Senders): ErrorDeclaration | undefined {
  const { passwordExpiration } = settings;
  if (!passwordExpiration.enabled) return undefined;
  if (passwordExpiration.validPeriodDays < 1 || passwordExpiration.validPeriodDays > 3650)
    return errors.passwordExpirationPeriod;
  return findRecoveryChannels(settings, senders).length === 0
    ? errors.passwordExpirationNeedsRecovery
    : undefined;
}

/**
 * Settings that are known and not enforced yet, by their paths: those that are given and differ from their defaults. Usernames fold their
 * letter case.
 */
export const findUnsupported = ({
  adaptiveMfa,
  passwordExpiration,
  signUpProfileFields,
  usernamePolicy = {},
}: Partial<Settings>): string[] => [
  ...(adaptiveMfa?.enabled ? ['adaptiveMfa.enabled'] : []),
  ...(passwordExpiration?.enabled ? ['passwordExpiration.enabled'] : []),
  ...(signUpProfileFields?.length ? ['signUpProfileFields'] : []),
  ...Object.entries(usernamePolicy)
    .filter(([name, value]) => name !== 'caseSensitive' || value !== false)
    .map(([name]) => `usernamePolicy.${name}`),
];

const listNames = ['customAllowlist', 'customBlocklist'] as const;

/** Which entries of the e-mail lists are neither an address nor a domain, by their paths. */
export const findWrongEntries = (policy: Settings['emailBlocklistPolicy']): string[] =>
  listNames.flatMap((name) =>
    (policy[name] ?? []).flatMap((entry, index) =>
      isEmailEntry(entry) ? [] : [`emailBlocklistPolicy.${name}.${index}`],
    ),
  );
