import { firebaseHash } from '../../passwords/imported-formats.ts';
import type { Mapper } from '../draft.ts';
import { linkedAccounts, list, text } from './read.ts';

/**
 * The JSON file of `firebase auth:export`. Phone numbers are verified there, because users sign in with them. `customAttributes` are left out:
 * users can't change them there.
 */
export const mapFirebase: Mapper = (row, parameters) => {
  const [hash, salt] = [text(row.passwordHash), text(row.salt)];
  const hasHash = hash !== undefined && salt !== undefined;
  return {
    id: row.localId,
    primaryEmail: row.email,
    isEmailVerified: row.emailVerified,
    primaryPhone: row.phoneNumber,
    isPhoneVerified: true,
    name: row.displayName,
    avatar: row.photoUrl,
    identities: linkedAccounts(
      list(row.providerUserInfo).map(({ providerId, rawId }) => ({ provider: providerId, userId: rawId })),
    ),
    isSuspended: row.disabled,
    createdAt: row.createdAt,
    lastSignInAt: row.lastSignedInAt,
    ...(hasHash &&
      parameters && {
        passwordDigest: firebaseHash({ salt, hash }, parameters),
        passwordAlgorithm: 'FirebaseScrypt',
      }),
    rejections: hasHash && !parameters ? ['hash_parameters_required'] : [],
    warnings: list(row.mfaInfo).length > 0 ? ['factor_not_imported'] : [],
  };
};
