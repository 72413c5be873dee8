import type { Mapper } from '../draft.ts';
import { mapGeneric } from './generic.ts';
import { list } from './read.ts';

/** Users as Logto's `GET /api/users` returns them, and rows of its table. Its identifiers are verified. */
export const mapLogto: Mapper = (row, parameters) => ({
  ...mapGeneric(row, parameters),
  isEmailVerified: true,
  isPhoneVerified: true,
  passwordDigest: row.passwordDigest ?? row.passwordEncrypted,
  passwordAlgorithm: row.passwordAlgorithm ?? row.passwordEncryptionMethod,
  warnings:
    list(row.mfaVerificationFactors).length + list(row.mfaVerifications).length > 0
      ? ['factor_not_imported']
      : [],
});
