import { addressFactors } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { VerificationOf } from '../../state/verifications.ts';

/** A code that was sent to the account's own email address or phone number as second factor, and whether it was entered. */
export type MfaCodeVerification = VerificationOf<'MfaEmailVerificationCode' | 'MfaPhoneVerificationCode'>;

/** The names of an identifier type as a factor and as its verification; the wire spells them in two ways. */
export function mfaCodeNames(spelled: 'email' | 'phone' | 'Email' | 'Phone') {
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
