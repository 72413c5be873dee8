import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import {
  addressFactors,
  isAddressFactor,
  type MfaFactor,
} from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { findFactor } from '../factors/all.ts';
import type { PendingCode } from '../flow/factor.ts';
import type { FlowUser } from '../flow/flow-user.ts';
import { maskIdentifier } from '../flow/mask-identifier.ts';
import { addressesOf } from '../flow/second-factors.ts';
import type { StoredState } from '../state/flow-state.ts';
import type { Verification } from '../state/verifications.ts';

/** For second factors that are codes: the masked recipients, and the code that was sent last. */
export function listPendingCodes(
  factors: MfaFactor[],
  { verifications, profile }: StoredState,
  user: FlowUser | undefined,
  now: number,
): Pick<Extract<NextStep, { step: 'mfa' }>, 'addresses' | 'sent'> {
  const own = addressesOf(user, profile);
  const addresses: NonNullable<Extract<NextStep, { step: 'mfa' }>['addresses']> = {};
  for (const type of factors.filter(isAddressFactor)) {
    const value = own[type];
    if (value)
      addresses[type] = maskIdentifier({ type: type === addressFactors.email ? 'email' : 'phone', value });
  }
  const last = verifications.at(-1);
  const pending = last && findFactor(last).pendingCode?.(last);
  const factor = pending?.secondFactor;
  return {
    ...(Object.keys(addresses).length > 0 && { addresses }),
    ...(last &&
      pending &&
      factor &&
      factors.includes(factor) && { sent: { factor, ...toPendingCode(last, pending, now) } }),
  };
}

/** The code that was sent last and wasn't entered yet. */
export function awaitCode(
  { event, verifications }: StoredState,
  ways: Extract<NextStep, { step: 'code' }>['ways'],
  now: number,
  onlyToAccounts = false,
): NextStep | undefined {
  const last = verifications.at(-1);
  const pending = last && findFactor(last).pendingCode?.(last);
  if (!pending || pending.secondFactor) return undefined;
  return {
    step: 'code',
    event,
    ...toPendingCode(last, pending, now),
    ways,
    ...(onlyToAccounts && { onlyToAccounts }),
  };
}

function toPendingCode({ id }: Verification, pending: PendingCode, now: number) {
  const { identifier, resendAt, expiresAt } = pending;
  const seconds = (at: number): number => Math.max(0, Math.ceil((at - now) / 1000));
  return {
    verificationId: id,
    identifier,
    resendIn: seconds(resendAt),
    expiresIn: seconds(expiresAt),
  };
}
