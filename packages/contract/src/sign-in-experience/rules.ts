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

/** The first reason for which this sign-in experience would not let the right people in, or undefined. Pure. */
export function findProblem(settings: Settings, senders: Senders): ErrorDeclaration | undefined {
  return (
    findSignUpProblem(settings.signUp, senders) ??
    findSignInProblem(settings, senders) ??
    findMfaProblem(settings, senders) ??
    findRecoveryProblem(settings, senders) ??
    (findWrongEntries(settings.emailBlocklistPolicy).length > 0 ? errors.invalidBlocklist : undefined)
  );
}

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
  { signIn: { methods }, signUp }: Settings,
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
  return undefined;
}

function findMfaProblem(
  { mfa: { factors }, signIn: { methods } }: Settings,
  senders: Senders,
): ErrorDeclaration | undefined {
  if (new Set(factors).size < factors.length) return errors.duplicatedMfaFactors;
  if (factors.length === 1 && factors[0] === spareFactor) return errors.backupCodeAlone;
  // A code to the same address is no second proof.
  const signsInBy = (type: Method['identifier']): boolean =>
    methods.some((method) => method.identifier === type && usesCode(method));
  if (factors.includes(addressFactors.email)) {
    if (signsInBy('email')) return errors.emailNotForMfa;
    if (!senders.email) return errors.connectorNotFound;
  }
  if (factors.includes(addressFactors.phone)) {
    if (signsInBy('phone')) return errors.phoneNotForMfa;
    if (!senders.phone) return errors.connectorNotFound;
  }
  return undefined;
}

function findRecoveryProblem(
  { forgotPasswordMethods, passwordExpiration }: Settings,
  senders: Senders,
): ErrorDeclaration | undefined {
  const methods = forgotPasswordMethods ?? [];
  const hasSender = { EmailVerificationCode: senders.email, PhoneVerificationCode: senders.phone };
  if (methods.some((method) => !hasSender[method])) return errors.forgotPasswordRequiresConnector;
  if (!passwordExpiration.enabled) return undefined;
  if (passwordExpiration.validPeriodDays < 1 || passwordExpiration.validPeriodDays > 3650)
    return errors.passwordExpirationPeriod;
  return methods.length === 0 ? errors.passwordExpirationNeedsRecovery : undefined;
}

const listNames = ['customAllowlist', 'customBlocklist'] as const;

/** Which entries of the e-mail lists are neither an address nor a domain, by their paths. */
export const findWrongEntries = (policy: Settings['emailBlocklistPolicy']): string[] =>
  listNames.flatMap((name) =>
    (policy[name] ?? []).flatMap((entry, index) =>
      isEmailEntry(entry) ? [] : [`emailBlocklistPolicy.${name}.${index}`],
    ),
  );
