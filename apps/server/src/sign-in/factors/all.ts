import type { MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { Factor, SecondFactor } from '../flow/factor.ts';
import type { Verification, VerificationOf } from '../state/verifications.ts';
import { backupCode } from './backup-code/backup-code.ts';
import { enterpriseSso } from './enterprise-sso/enterprise-sso.ts';
import { mfaEmailCode, mfaPhoneCode } from './mfa-code/mfa-code.ts';
import { oneTimeToken } from './one-time-token/one-time-token.ts';
import { passkey } from './passkey/passkey.ts';
import { newPasswordIdentity } from './password/new-password-identity.ts';
import { password } from './password/password.ts';
import { social } from './social/social.ts';
import { totp } from './totp/totp.ts';
import { emailCode, phoneCode } from './verification-code/verification-code.ts';
import { webAuthn } from './web-authn/web-authn.ts';

const byType: { [T in Verification['type']]: Factor<VerificationOf<T>> } = {
  Password: password,
  SignInPasskey: passkey,
  NewPasswordIdentity: newPasswordIdentity,
  EmailVerificationCode: emailCode,
  PhoneVerificationCode: phoneCode,
  OneTimeToken: oneTimeToken,
  Social: social,
  EnterpriseSso: enterpriseSso,
  Totp: totp,
  WebAuthn: webAuthn,
  MfaEmailVerificationCode: mfaEmailCode,
  MfaPhoneVerificationCode: mfaPhoneCode,
  BackupCode: backupCode,
};

/** Every factor; each type of verification that a flow can store has one. */
export const factors: readonly Factor[] = Object.values(byType);

/** The factor that created a verification. */
export const findFactor = ({ type }: Verification): Factor => byType[type];

/** The factor that verifies and sets up a second factor. */
export const findSecondFactor = (type: MfaFactor): SecondFactor | undefined =>
  factors.find(({ secondFactor }) => secondFactor?.type === type)?.secondFactor;

/** The authentication method of a second factor (RFC 8176). */
export const methodOf = (type: MfaFactor): string | undefined =>
  factors.find(({ secondFactor }) => secondFactor?.type === type)?.amr;
