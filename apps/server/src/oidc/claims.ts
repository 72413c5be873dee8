import type { Account, AccountClaims } from 'oidc-provider';
import type { UserRow } from './load.ts';

const profileNames = {
  given_name: 'givenName',
  family_name: 'familyName',
  middle_name: 'middleName',
  nickname: 'nickname',
  profile: 'profile',
  website: 'website',
  gender: 'gender',
  birthdate: 'birthdate',
  zoneinfo: 'zoneinfo',
  locale: 'locale',
} as const;

const addressNames = {
  formatted: 'formatted',
  street_address: 'streetAddress',
  locality: 'locality',
  region: 'region',
  postal_code: 'postalCode',
  country: 'country',
} as const;

/** Scopes of the service and the claims each one shows. A claim that is in no scope never leaves. */
export const claimsByScope: Record<string, string[]> = {
  openid: ['sub', 'amr'],
  profile: [
    'name',
    'picture',
    'username',
    'preferred_username',
    'created_at',
    'updated_at',
    ...Object.keys(profileNames),
  ],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
  address: ['address'],
  roles: ['roles'],
  custom_data: ['custom_data'],
  identities: ['identities', 'sso_identities'],
  'urn:logto:scope:organizations': ['organizations', 'organization_data'],
  'urn:logto:scope:organization_roles': ['organization_roles'],
};

/** Scopes that show no claim: one asks for a refresh token, the others open parts of the account API. */
export const claimlessScopes = [
  'offline_access',
  'urn:logto:scope:sessions',
  'urn:logto:scope:trusted_devices',
];

/** Too large, or too private, for a token that travels through browsers: asked at the userinfo endpoint. */
const userinfoOnly = ['custom_data', 'identities', 'sso_identities', 'organization_data'];

function pick(source: Record<string, unknown>, names: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(names)
      .map(([claim, name]) => [claim, source[name]])
      .filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}

/** Everything the service knows of a user, by the names of OpenID Connect Core 5.1 and the wire; scopes choose from it. */
export function describeUser(user: UserRow): AccountClaims {
  const { profile } = user;
  const address = pick((profile.address ?? {}) as Record<string, unknown>, addressNames);
  return {
    sub: user.id,
    name: user.name,
    picture: user.avatar,
    username: user.username,
    preferred_username: (profile.preferredUsername as string | undefined) ?? user.username,
    created_at: Math.round(user.createdAt),
    updated_at: Math.round(user.updatedAt),
    ...pick(profile, profileNames),
    email: user.primaryEmail,
    email_verified: user.primaryEmail !== null,
    phone_number: user.primaryPhone,
    phone_number_verified: user.primaryPhone !== null,
    ...(Object.keys(address).length > 0 ? { address } : {}),
    roles: user.roles,
    custom_data: user.customData,
    identities: user.identities,
  };
}

/** Who a user is at a company's identity provider, by the names of the wire. */
export interface SsoIdentityClaim {
  issuer: string;
  identityId: string;
  detail: Record<string, unknown>;
}

/** The engine's account of a user. Identities at companies are read when they are shown, and by no other request. */
export function toAccount(
  user: UserRow,
  readSsoIdentities: () => Promise<SsoIdentityClaim[]>,
  /** Where pictures are now. */
  locate: (claims: AccountClaims) => Promise<AccountClaims>,
): Account {
  return {
    accountId: user.id,
    async claims(use, scope) {
      const claims = describeUser(user);
      if (use === 'id_token') for (const name of userinfoOnly) delete claims[name];
      else if (scope.split(' ').includes('identities')) claims.sso_identities = await readSsoIdentities();
      return locate(claims);
    },
  };
}
