import { z } from 'zod';

/** Types of identifiers. */
export const identifierType = z.enum(['username', 'email', 'phone']);

/** A sign-in method: an identifier with a password, a verification code or both. */
export const signInMethod = z.object({
  identifier: identifierType,
  password: z.boolean(),
  verificationCode: z.boolean(),
  /** Whether the password is requested first. */
  isPasswordPrimary: z.boolean(),
});
export type SignInMethod = z.infer<typeof signInMethod>;

export const signIn = z.object({ methods: z.array(signInMethod).max(3) });

export const signUp = z.object({
  identifiers: z.array(identifierType).max(3),
  password: z.boolean(),
  /** Whether email addresses and phone numbers must be verified; unverified ones are never saved. */
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

/** Whether users can sign in, register, or both (STATE-08). */
export const signInMode = z.enum(['SignIn', 'Register', 'SignInAndRegister']);
export type SignInMode = z.infer<typeof signInMode>;

/** When users agree to the terms (STATE-09). */
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
