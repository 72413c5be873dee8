import type { Address, Identifier } from '@gatehouse/contract/sign-in/interaction';
import { addressFactors } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { maskIdentifier } from '../../flow/mask-identifier.ts';
import type { Verification } from '../../flow/flow-state.ts';
import type { Factor } from '../../flow/factor.ts';

/** A code that was sent to the account's own address as second factor, and whether it was entered. */
export interface MfaCodeVerification<
  T extends 'MfaEmailVerificationCode' | 'MfaPhoneVerificationCode',
> extends Verification {
  type: T;
  userId: string;
  identifier: Address;
  verified: boolean;
  resendAt: number;
  expiresAt: number;
}

export type AnyMfaCodeVerification = MfaCodeVerification<
  'MfaEmailVerificationCode' | 'MfaPhoneVerificationCode'
>;

/** What a kind of address is called as a factor, and as the verification of one; the wire spells the kind in two ways. */
export function describeKind(spelled: 'email' | 'phone' | 'Email' | 'Phone') {
  return spelled.toLowerCase() === 'email'
    ? ({
        type: 'email',
        factor: addressFactors.email,
        record: 'MfaEmailVerificationCode',
        amr: 'otp',
      } as const)
    : ({
        type: 'phone',
        factor: addressFactors.phone,
        record: 'MfaPhoneVerificationCode',
        amr: 'sms',
      } as const);
}

const mask = (identifier: Address): Identifier => ({
  type: identifier.type,
  value: maskIdentifier(identifier),
});

/** What such a verification means to the flow; never the address itself, for only one factor was proven when it was made. */
export const mfaCodeAnswers = {
  pending: ({ verified, identifier, resendAt, expiresAt }: AnyMfaCodeVerification) =>
    verified
      ? undefined
      : {
          identifier: mask(identifier),
          resendAt,
          expiresAt,
          secondFactor: describeKind(identifier.type).factor,
        },
  describe: <T extends AnyMfaCodeVerification['type']>({
    id,
    type,
    identifier,
    verified,
  }: MfaCodeVerification<T>) => ({
    id,
    type,
    templateType: 'MfaVerification' as const,
    identifier: mask(identifier),
    verified,
  }),
} satisfies Partial<Factor<AnyMfaCodeVerification>>;
