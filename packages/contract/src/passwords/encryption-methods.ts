import { z } from 'zod';

/**
 * How a stored password is hashed (ENT-07). New ones are Argon2id; the others are imported and replaced at sign-in (OPEN-38). The last four
 * are those that other services use (ADR 205).
 */
export const passwordEncryptionMethod = z.enum([
  'Argon2i',
  'Argon2id',
  'Argon2d',
  'SHA1',
  'SHA256',
  'MD5',
  'Bcrypt',
  'PBKDF2',
  'Scrypt',
  'FirebaseScrypt',
  'Legacy',
]);
export type PasswordEncryptionMethod = z.infer<typeof passwordEncryptionMethod>;
