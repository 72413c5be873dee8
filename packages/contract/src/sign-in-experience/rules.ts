import type { ErrorDeclaration } from '../errors.ts';
import { isEmailEntry } from './email-lists.ts';
import { signInExperienceErrors as errors } from './errors.ts';
import { addressFactors, spareFactor } from './mfa-factors.ts';
import { isMfaMandatory } from './policies.ts';
import type { SignInExperienceSettings as Settings } from './sign-in-experience.ts';

type Method = Settings['signIn']['methods'][number];

/** Whether the tenant can send verification codes by email and SMS. */
export interface Senders {
  email: boolean;
  phone: boolean;
}

type Rule = (settings: Settings, senders: Senders) => ErrorDeclaration | undefined;

/** The rule of each field, in the order in which problems are reported. */
const rules = {
  signUp: ({ signUp }, senders) => findSignUpProblem(signUp, senders),
  signIn: findSignInProblem,
  mfa: findMfaProblem,
  adaptiveMfa: findAdaptiveProblem,
  forgotPasswordMethods: findRecoveryProblem,
  passwordExpiration: findExpirationProblem,
  emailBlocklistPolicy: ({ emailBlocklistPolicy }) =>
    findWrongEntries(emailBlocklistPolicy).length > 0 ? errors.invalidBlocklist : undefined,
} satisfies Partial<Record<keyof Settings, Rule>>;

/**
 * The first problem of a sign-in experience that would lock users out or can't work, if any. Pure. With `changed`, only the rules of
 * these fields are checked, against the other fields' current values (ADR 115).
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
 * Channels for password reset codes: the chosen ones that have a connector. If none are chosen (null), every channel with a connector that
 * is not a second factor: otherwise access to the mailbox alone would be enough to sign in. An administrator can still choose that.
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
  const verified = all.filter((identifier) => identifier !== 'username');
  if (identifiers.length === 0 && further.length > 0) return errors.missingSignUpIdentifiers;
  if (new Set(all).size < all.length) return errors.duplicatedSignUpIdentifiers;
  if (all.includes('username') && !password) return errors.usernameRequiresPassword;
  // Only verified email addresses and phone numbers are saved (ADR 7).
  if (identifiers.some((identifier) => identifier !== 'username') && !verify)
    return errors.identifierRequiresVerification;
  return verified.some((identifier) => !senders[identifier]) ? errors.connectorNotFound : undefined;
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

/** The channel whose codes are both a sign-in method and a second factor; both codes would go to the same mailbox or phone. */
const findClash = (
  methods: Method[],
  factors: Settings['mfa']['factors'],
): keyof typeof addressFactors | undefined =>
  (['email', 'phone'] as const).find(
    (channel) =>
      factors.includes(addressFactors[channel]) &&
      methods.some((method) => method.identifier === channel && usesCode(method)),
  );

function findMfaProblem(settings: Settings, senders: Senders): ErrorDeclaration | undefined {
  const {
    mfa: { factors },
    signIn: { methods },
  } = settings;
  if (new Set(factors).size < factors.length) return errors.duplicatedMfaFactors;
  if (factors.length === 1 && factors[0] === spareFactor) return errors.backupCodeAlone;
  const clash = findClash(methods, factors);
  if (clash) return { email: errors.emailNotForMfa, phone: errors.phoneNotForMfa }[clash];
  const lacksSender = (['email', 'phone'] as const).some(
    (channel) => factors.includes(addressFactors[channel]) && !senders[channel],
  );
  return lacksSender ? errors.connectorNotFound : findAdaptiveProblem(settings);
}

/** Only users who have a second factor can be asked for one, so the policy can't let them skip it. */
function findAdaptiveProblem({ adaptiveMfa, mfa }: Settings): ErrorDeclaration | undefined {
  if (!adaptiveMfa.enabled) return undefined;
  if (mfa.factors.length === 0) return errors.adaptiveMfaRequiresMfa;
  return isMfaMandatory(mfa) ? undefined : errors.adaptiveMfaRequiresMandatory;
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

const listNames = ['customAllowlist', 'customBlocklist'] as const;

/** Paths of the entries of the email lists that are neither an email address nor a domain. */
export const findWrongEntries = (policy: Settings['emailBlocklistPolicy']): string[] =>
  listNames.flatMap((name) =>
    (policy[name] ?? []).flatMap((entry, index) =>
      isEmailEntry(entry) ? [] : [`emailBlocklistPolicy.${name}.${index}`],
    ),
  );
