import { z } from 'zod';

/** Why the password policy rejects a password (ERR-19, PWD-09 to PWD-17), in the order in which reasons are listed. */
export const passwordRejectionCode = z.enum([
  'password_rejected.too_short',
  'password_rejected.too_long',
  'password_rejected.unsupported_characters',
  'password_rejected.character_types',
  'password_rejected.pwned',
  'password_rejected.restricted.repetition',
  'password_rejected.restricted.sequence',
  'password_rejected.restricted.words',
  'password_rejected.restricted.user_info',
]);
export type PasswordRejectionCode = z.infer<typeof passwordRejectionCode>;

/** One reason. `interpolation` has the numbers for its text (`min`, `max`), never a part of the password, because responses may be logged. */
export const passwordRejection = z.object({
  code: passwordRejectionCode,
  interpolation: z.record(z.string(), z.unknown()).optional(),
});
export type PasswordRejection = z.infer<typeof passwordRejection>;
