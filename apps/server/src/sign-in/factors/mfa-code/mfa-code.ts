import type { AddressVerification, Factor } from '../../flow/factor.ts';
import { maskIdentifier } from '../../flow/mask-identifier.ts';
import type { VerificationOf } from '../../state/verifications.ts';
import { mfaCodeNames, type MfaCodeVerification } from './mfa-code-kind.ts';
import { sendOperation } from './send-mfa-code.ts';
import { verifyOperation } from './verify-mfa-code.ts';

// The recipient is always masked: only one factor was verified when the code was sent.
const mask = ({ type, value }: MfaCodeVerification['identifier']) => ({
  type,
  value: maskIdentifier({ type, value }),
});

const pendingCode = ({ verified, identifier, resendAt, expiresAt }: MfaCodeVerification) =>
  verified
    ? undefined
    : {
        identifier: mask(identifier),
        resendAt,
        expiresAt,
        secondFactor: mfaCodeNames(identifier.type).factor,
      };

/**
 * The account's own email address or phone number, which is verified already, and becomes a second factor if it isn't
 * one yet.
 */
const ownAddress: AddressVerification<MfaCodeVerification> = {
  verified: () => undefined,
  secondFactor: ({ verified, identifier }) =>
    verified ? { type: mfaCodeNames(identifier.type).factor, identifier, isForFactor: false } : undefined,
};

const shown = ({ id, identifier, verified }: MfaCodeVerification) => ({
  id,
  templateType: 'MfaVerification' as const,
  identifier: mask(identifier),
  verified,
});

/** Verifies a user by a code to their own email address, as second factor; serves both identifier types. */
export const mfaEmailCode: Factor<VerificationOf<'MfaEmailVerificationCode'>> = {
  type: 'MfaEmailVerificationCode',
  amr: mfaCodeNames('email').amr,
  operations: [sendOperation, verifyOperation],
  describe: (verification) => ({ ...shown(verification), type: verification.type }),
  pendingCode,
  address: ownAddress,
  secondFactor: { type: mfaCodeNames('email').factor },
};

/** Verifies a user by a code to their own phone number, as second factor. */
export const mfaPhoneCode: Factor<VerificationOf<'MfaPhoneVerificationCode'>> = {
  type: 'MfaPhoneVerificationCode',
  amr: mfaCodeNames('phone').amr,
  operations: [],
  describe: (verification) => ({ ...shown(verification), type: verification.type }),
  pendingCode,
  address: ownAddress,
  secondFactor: { type: mfaCodeNames('phone').factor },
};
