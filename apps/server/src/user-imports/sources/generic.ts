import type { Mapper } from '../draft.ts';

/**
 * Our own shape: the fields of a user in the API, with `passwordDigest` and `passwordAlgorithm` as at its creation. An email address or phone
 * number counts as verified, as it does there, unless `emailVerified` or `phoneVerified` is false.
 */
export const mapGeneric: Mapper = (row) => ({
  id: row.id,
  externalId: row.externalId,
  username: row.username,
  primaryEmail: row.primaryEmail,
  isEmailVerified: row.emailVerified ?? true,
  primaryPhone: row.primaryPhone,
  isPhoneVerified: row.phoneVerified ?? true,
  name: row.name,
  avatar: row.avatar,
  profile: row.profile,
  customData: row.customData,
  identities: row.identities,
  isSuspended: row.isSuspended,
  createdAt: row.createdAt,
  lastSignInAt: row.lastSignInAt,
  passwordDigest: row.passwordDigest,
  passwordAlgorithm: row.passwordAlgorithm,
  isPasswordExpired: row.isPasswordExpired,
  totpSecret: row.totpSecret,
  hasPlainPassword: row.password !== undefined,
});
