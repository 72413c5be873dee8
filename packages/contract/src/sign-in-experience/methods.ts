import { z } from 'zod';

/** What a person can be known by. */
export const identifierType = z.enum(['username', 'email', 'phone']);

/** One way to sign in: an identifier and what proves it. */
export const signInMethod = z.object({
  identifier: identifierType,
  password: z.boolean(),
  verificationCode: z.boolean(),
  /** Which of the two is asked for first. */
  isPasswordPrimary: z.boolean(),
});
export type SignInMethod = z.infer<typeof signInMethod>;

export const signIn = z.object({ methods: z.array(signInMethod).max(3) });

export const signUp = z.object({
  identifiers: z.array(identifierType).max(3),
  password: z.boolean(),
  /** Whether an e-mail address or phone number has to be proven; without that it never becomes the user's. */
  verify: z.boolean(),
  secondaryIdentifiers: z
    .array(
      z.object({
        identifier: z.enum(['username', 'email', 'phone', 'emailOrPhone']),
        verify: z.boolean().optional(),
      }),
    )
    .max(3)
    .optional(),
});

/** Who may come in: people who have an account, people who have none, or both (STATE-08). */
export const signInMode = z.enum(['SignIn', 'Register', 'SignInAndRegister']);
export type SignInMode = z.infer<typeof signInMode>;

/** When people agree to the terms (STATE-09). */
export const agreeToTermsPolicy = z.enum(['Automatic', 'ManualRegistrationOnly', 'Manual']);

export const socialSignIn = z.object({
  automaticAccountLinking: z.boolean().optional(),
  skipRequiredIdentifiers: z.boolean().optional(),
});

export const passkeySignIn = z.object({
  enabled: z.boolean().optional(),
  showPasskeyButton: z.boolean().optional(),
  allowAutofill: z.boolean().optional(),
});

export const forgotPasswordMethod = z.enum(['EmailVerificationCode', 'PhoneVerificationCode']);
