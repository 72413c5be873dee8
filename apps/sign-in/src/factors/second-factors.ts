import type { MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { backupCode } from './backup-code/backup-code.ts';
import { emailCode, phoneCode } from './mfa-code/mfa-code.tsx';
import type { SecondFactor } from './second-factor.ts';
import { totp } from './totp/totp.tsx';
import { webAuthn } from './web-authn/second-factor.tsx';

/** Every second factor. It is loaded with the two steps that ask for one or set one up, and not before (design 12: 15 KB each). */
export const secondFactors: Record<MfaFactor, SecondFactor> = {
  Totp: totp,
  WebAuthn: webAuthn,
  EmailVerificationCode: emailCode,
  PhoneVerificationCode: phoneCode,
  BackupCode: backupCode,
};
