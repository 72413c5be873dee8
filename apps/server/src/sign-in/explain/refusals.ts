import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import type { AccessRefusal, AccessRule } from '@gatehouse/contract/explanations/access';
import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import { oneTimeTokenErrors } from '@gatehouse/contract/one-time-tokens/one-time-tokens';
import {
  accountErrors,
  codeErrors,
  mfaErrors,
  passkeyErrors,
  sessionErrors,
} from '@gatehouse/contract/sign-in/errors';
import { isAddressFactor, type MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { StoredBlock } from '../sentinel/user-blocks.ts';
import type { PossibleWay } from './ways-of-user.ts';

/** A refusal as it is explained. */
export const refusalBy = (
  rule: AccessRule,
  { code }: Pick<ErrorDeclaration, 'code'>,
  until: number | null = null,
): AccessRefusal => ({ rule, code, until });

const rules = new Map<string, AccessRule>([
  [accountErrors.suspended.code, 'Suspended'],
  [accountErrors.signInMethodNotEnabled.code, 'Method'],
  [sessionErrors.ssoEnabled.code, 'EnterpriseSso'],
  [passkeyErrors.ssoUser.code, 'EnterpriseSso'],
  [sessionErrors.modeForbidden.code, 'SignInMode'],
  [mfaErrors.verificationRequired.code, 'SecondFactor'],
  [codeErrors.emailNotAllowed.code, 'EmailBlocklist'],
  [codeErrors.subaddressingNotAllowed.code, 'EmailBlocklist'],
]);

/** The rule behind an error of the flow. */
export const ruleOf = ({ code }: ErrorDeclaration): AccessRule => rules.get(code) ?? 'Other';

const guesses = {
  Password: { action: 'Password', wrong: sessionErrors.invalidCredentials },
  EmailVerificationCode: { action: 'VerificationCode', wrong: codeErrors.mismatch },
  PhoneVerificationCode: { action: 'VerificationCode', wrong: codeErrors.mismatch },
  OneTimeToken: { action: 'OneTimeToken', wrong: oneTimeTokenErrors.notFound },
} as const;

/**
 * The block that closes a way, in a browser that the user hasn't signed in with before. That of the identifier is told; that of the account
 * answers like a wrong secret.
 */
export function findBlock(
  { factor, identifier }: PossibleWay,
  blocks: readonly StoredBlock[],
): AccessRefusal | undefined {
  if (!(factor in guesses)) return undefined;
  const guess = guesses[factor as keyof typeof guesses];
  const isOwn = (block: StoredBlock): boolean =>
    block.scope === 'Identifier' && block.identifier?.type === identifier?.type;
  const own = blocks.filter(({ action }) => action === guess.action);
  const byIdentifier = own.find(isOwn);
  if (byIdentifier) return refusalBy('Lockout', sessionErrors.tooManyAttempts, byIdentifier.expiresAt);
  const byAccount = own.find(({ scope }) => scope === 'Account');
  if (byAccount) return refusalBy('Lockout', guess.wrong, byAccount.expiresAt);
  const isSent = factor === 'EmailVerificationCode' || factor === 'PhoneVerificationCode';
  const delay = blocks.find((block) => block.action === 'Message' && block.isOfSignIn && isOwn(block));
  return isSent && delay
    ? refusalBy('MessageDelay', connectorErrors.messageRateLimited, delay.expiresAt)
    : undefined;
}

/** The block of the second factors, if each that is asked for is blocked. */
export function findMfaBlock(
  factors: readonly MfaFactor[],
  blocks: readonly StoredBlock[],
): AccessRefusal | undefined {
  const blocked = factors.map((factor) => {
    const action = isAddressFactor(factor) ? 'MfaVerificationCode' : `Mfa${factor}`;
    return blocks.find((block) => block.scope === 'Account' && block.action === action)?.expiresAt;
  });
  const ends = blocked.filter((end) => end !== undefined);
  return ends.length > 0 && ends.length === factors.length
    ? refusalBy('Lockout', sessionErrors.tooManyAttempts, Math.min(...ends))
    : undefined;
}
