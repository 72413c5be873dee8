import type { Mapper } from '../draft.ts';
import { linkedAccounts, list, object, text } from './read.ts';

/** Rows of Supabase's table `auth.users`, as CSV or JSON. `raw_app_meta_data` is left out: users can't change it there. */
export const mapSupabase: Mapper = (row) => {
  if (text(row.deleted_at) !== undefined) return {};
  const {
    name,
    full_name: fullName,
    avatar_url: avatar,
    picture,
    email: _email,
    email_verified: _emailVerified,
    phone_verified: _phoneVerified,
    sub: _sub,
    iss: _iss,
    provider_id: _providerId,
    ...customData
  } = object(row.raw_user_meta_data ?? row.user_metadata);
  const hash = text(row.encrypted_password);
  return {
    id: row.id,
    primaryEmail: row.email,
    isEmailVerified: text(row.email_confirmed_at) !== undefined,
    primaryPhone: row.phone,
    isPhoneVerified: text(row.phone_confirmed_at) !== undefined,
    name: text(fullName) ?? text(name),
    avatar: text(avatar) ?? text(picture),
    customData,
    identities: linkedAccounts(
      list(row.identities).map(({ provider, provider_id: id, identity_data: data }) => ({
        provider,
        userId: id ?? object(data).sub,
      })),
    ),
    isSuspended: isAhead(row.banned_until),
    createdAt: row.created_at,
    lastSignInAt: row.last_sign_in_at,
    ...(hash !== undefined && {
      passwordDigest: hash,
      passwordAlgorithm: hash.startsWith('$argon2id') ? 'Argon2id' : 'Bcrypt',
    }),
    warnings: list(row.factors).length > 0 ? ['factor_not_imported'] : [],
  };
};

const isAhead = (value: unknown): boolean => {
  const at = Date.parse((text(value) ?? '').replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return at > Date.now();
};
