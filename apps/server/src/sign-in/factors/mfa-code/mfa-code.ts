import type { AddressProof, Factor } from '../../flow/factor.ts';
import { maskIdentifier } from '../../flow/mask-identifier.ts';
import type { VerificationOf } from '../../state/verifications.ts';
import { describeKind, type MfaCodeVerification } from './mfa-code-kind.ts';
import { sendOperation } from './send-mfa-code.ts';
import { verifyOperation } from './verify-mfa-code.ts';

// The address is masked everywhere: only one factor was proven when the code was sent.
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
        secondFactor: describeKind(identifier.type).factor,
      };

/** The account's own address, which is proven already, and becomes a second factor where it is none yet. */
const ownAddress: AddressProof<MfaCodeVerification> = {
  proven: () => undefined,
  secondFactor: ({ verified, identifier }) =>
    verified ? { type: describeKind(identifier.type).factor, identifier, isForFactor: false } : undefined,
};

const shown = ({ id, identifier, verified }: MfaCodeVerification) => ({
  id,
  templateType: 'MfaVerification' as const,
  identifier: mask(identifier),
  verified,
});

/** Proves an account by a code to its own e-mail address, as second factor; serves both kinds of address. */
export const mfaEmailCode: Factor<VerificationOf<'MfaEmailVerificationCode'>> = {
  type: 'MfaEmailVerificationCode',
  amr: describeKind('email').amr,
  operations: [sendOperation, verifyOperation],
  describe: (verification) => ({ ...shown(verification), type: verification.type }),
  pendingCode,
  address: ownAddress,
  secondFactor: { type: describeKind('email').factor },
};

/** Proves an account by a code to its own phone number, as second factor. */
export const mfaPhoneCode: Factor<VerificationOf<'MfaPhoneVerificationCode'>> = {
  type: 'MfaPhoneVerificationCode',
  amr: describeKind('phone').amr,
  operations: [],
  describe: (verification) => ({ ...shown(verification), type: verification.type }),
  pendingCode,
  address: ownAddress,
  secondFactor: { type: describeKind('phone').factor },
};
