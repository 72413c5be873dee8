import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';

type Method = SignInExperienceSettings['signIn']['methods'][number];

/** A sign-in method. `first`: what is requested first if both are possible. */
export const method = (
  identifier: Method['identifier'],
  methods: { password?: boolean; code?: boolean },
  first: 'password' | 'code' = 'password',
): Method => ({
  identifier,
  password: methods.password ?? false,
  verificationCode: methods.code ?? false,
  isPasswordPrimary: first === 'password',
});

/** Sign-in with email or phone codes, or with username and password; passwords can be reset. */
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
