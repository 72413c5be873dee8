import type { Mapper } from '../draft.ts';
import { linkedAccounts, list, object, text } from './read.ts';

/**
 * Auth0's export of users and, from its support, of password hashes. `app_metadata` is left out: users can't change it there, but they can
 * change custom data here if the account center allows it.
 */
export const mapAuth0: Mapper = (row) => {
  const oid = text(object(row._id).$oid);
  const hash = text(row.passwordHash) ?? text(row.password_hash);
  const factors = list(row.mfa_factors);
  const totp = factors
    .map(({ totp: one }) => text(object(one).secret))
    .find((secret) => secret !== undefined);
  return {
    id: text(row.user_id) ?? (oid === undefined ? undefined : `auth0|${oid}`),
    username: row.username,
    primaryEmail: row.email,
    isEmailVerified: row.email_verified,
    primaryPhone: row.phone_number,
    isPhoneVerified: row.phone_verified ?? row.phone_number_verified,
    name: row.name === row.email ? undefined : row.name,
    avatar: row.picture,
    profile: {
      givenName: text(row.given_name),
      familyName: text(row.family_name),
      nickname: text(row.nickname),
      locale: text(row.locale),
    },
    customData: object(row.user_metadata),
    identities: linkedAccounts(
      list(row.identities).map(({ provider, user_id: userId, profileData }) => ({
        provider,
        userId,
        details: object(profileData),
      })),
    ),
    isSuspended: row.blocked,
    createdAt: row.created_at,
    lastSignInAt: row.last_login,
    ...(hash !== undefined && { passwordDigest: hash, passwordAlgorithm: 'Bcrypt' }),
    totpSecret: totp,
    warnings: factors.length > (totp === undefined ? 0 : 1) ? ['factor_not_imported'] : [],
  };
};
