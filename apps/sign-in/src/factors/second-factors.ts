import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';

export type SecondFactor = Extract<NextStep, { step: 'mfa' }>['factors'][number];

/** The second factors that these pages have screens for, with what each is called in a choice. */
export const factorNames: Record<SecondFactor, SignInTextKey> = {
  Totp: 'mfa.use_totp',
  WebAuthn: 'mfa.use_key',
  BackupCode: 'mfa.use_backup',
  EmailVerificationCode: 'mfa.use_email',
  PhoneVerificationCode: 'mfa.use_sms',
};

/** Those that are codes to an address, by the kind of it. */
export const codeTypes: Partial<Record<SecondFactor, 'email' | 'phone'>> = {
  EmailVerificationCode: 'email',
  PhoneVerificationCode: 'phone',
};
