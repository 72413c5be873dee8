import type { MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { Verification } from '../flow/flow-state.ts';
import type { Factor } from '../flow/factor.ts';
import { passkey } from './passkey/passkey.ts';
import { mfaEmailCode, mfaPhoneCode } from './mfa-code/mfa-code.ts';
import { newPasswordIdentity } from './password/new-password-identity.ts';
import { password } from './password/password.ts';
import { backupCode } from './backup-code/backup-code.ts';
import { enterpriseSso } from './enterprise-sso/enterprise-sso.ts';
import { oneTimeToken } from './one-time-token/one-time-token.ts';
import { social } from './social/social.ts';
import { totp } from './totp/totp.ts';
import { webAuthn } from './web-authn/web-authn.ts';
import { emailCode, phoneCode } from './verification-code/verification-code.ts';

/** Every factor; the order is that of the page. */
export const factors: readonly Factor[] = [
  password,
  passkey,
  newPasswordIdentity,
  emailCode,
  phoneCode,
  oneTimeToken,
  social,
  enterpriseSso,
  totp,
  webAuthn,
  mfaEmailCode,
  mfaPhoneCode,
  backupCode,
];

/** The factor that made a verification. Throws for one that a later version of the server has made. */
export function findFactor({ type }: Verification): Factor {
  const factor = factors.find((candidate) => candidate.type === type);
  if (!factor) throw new Error(`No factor for verifications of type ${type}`);
  return factor;
}

/** The factor that proves and sets up a second factor; undefined for one of a later version of the server. */
export const findSecondFactor = (type: MfaFactor): Factor | undefined =>
  factors.find(({ secondFactor }) => secondFactor === type);
