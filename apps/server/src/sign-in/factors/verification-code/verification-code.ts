import type { Factor } from '../../flow/factor.ts';
import type { VerificationOf } from '../../state/verifications.ts';
import {
  codeAddress,
  codeFirstFactor,
  codeRegistration,
  type CodeVerification,
  pendingCode,
} from './code-verification.ts';
import { sendOperation } from './send-verification-code.ts';
import { verifyOperation } from './verify-verification-code.ts';

const shown = ({ id, usage, identifier, verified }: CodeVerification) => ({
  id,
  templateType: usage,
  identifier,
  verified,
});

const capabilities = {
  pendingCode,
  firstFactor: codeFirstFactor,
  registration: codeRegistration,
  address: codeAddress,
};

/** Verifies an email address by a code; serves both identifier types. */
export const emailCode: Factor<VerificationOf<'EmailVerificationCode'>> = {
  type: 'EmailVerificationCode',
  amr: 'otp',
  operations: [sendOperation, verifyOperation],
  describe: (verification) => ({ ...shown(verification), type: verification.type }),
  ...capabilities,
};

/** Verifies a phone number by a code. */
export const phoneCode: Factor<VerificationOf<'PhoneVerificationCode'>> = {
  type: 'PhoneVerificationCode',
  amr: 'sms',
  operations: [],
  describe: (verification) => ({ ...shown(verification), type: verification.type }),
  ...capabilities,
};
