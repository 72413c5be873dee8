import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';

type Method = SignInExperienceSettings['signIn']['methods'][number];

/** A way to sign in. `first`: what is asked for first, where both are possible. */
export const method = (
  identifier: Method['identifier'],
  proofs: { password?: boolean; code?: boolean },
  first: 'password' | 'code' = 'password',
): Method => ({
  identifier,
  password: proofs.password ?? false,
  verificationCode: proofs.code ?? false,
  isPasswordPrimary: first === 'password',
});

/** People come in by e-mail or phone and a code, with a username and password as another way, and can replace a forgotten password. */
export const codeWays = {
  signIn: {
    methods: [
      method('username', { password: true }),
      method('email', { password: true, code: true }),
      method('phone', { password: true, code: true }, 'code'),
    ],
  },
  signUp: { identifiers: ['email' as const], password: false, verify: true },
  forgotPasswordMethods: ['EmailVerificationCode' as const, 'PhoneVerificationCode' as const],
} satisfies Partial<SignInExperienceSettings>;
