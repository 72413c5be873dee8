import type { Factor } from '../../flow/factor.ts';
import { type CodeVerification, codeAnswers } from './code-verification.ts';
import { sendOperation } from './send-verification-code.ts';
import { verifyOperation } from './verify-verification-code.ts';

/** Proves an e-mail address by a code; serves both kinds of address. */
export const emailCode: Factor<CodeVerification<'EmailVerificationCode'>> = {
  ...codeAnswers,
  type: 'EmailVerificationCode',
  amr: 'otp',
  operations: [sendOperation, verifyOperation],
  describe: ({ id, type, usage, identifier, verified }) => ({
    id,
    type,
    templateType: usage,
    identifier,
    verified,
  }),
};

/** Proves a phone number by a code. */
export const phoneCode: Factor<CodeVerification<'PhoneVerificationCode'>> = {
  ...codeAnswers,
  type: 'PhoneVerificationCode',
  amr: 'sms',
  operations: [],
  describe: ({ id, type, usage, identifier, verified }) => ({
    id,
    type,
    templateType: usage,
    identifier,
    verified,
  }),
};
