import { type ExtendedClaim, extendedClaims } from '@gatehouse/contract/configs/id-token';
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

/** The service's scopes with their claims. Claims without a scope are never issued. */
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
  identities: ['identities', 'sso_identities', 'external_id'],
  'urn:logto:scope:organizations': ['organizations', 'organization_data'],
  'urn:logto:scope:organization_roles': ['organization_roles'],
};

/** Scopes without claims: one requests a refresh token, the others give access to parts of the account API. */
export const claimlessScopes = [
  'offline_access',
  'urn:logto:scope:sessions',
  'urn:logto:scope:trusted_devices',
];

function pick<Name extends string>(
  source: Partial<Record<Name, unknown>>,
  names: Readonly<Record<string, Name>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(names)
      .map(([claim, name]) => [claim, source[name]])
      .filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}

/** All claims of a user, with the names of OpenID Connect Core 5.1 and the wire. Scopes select from them. */
export function toClaims(user: UserRow): AccountClaims {
  const { profile } = user;
  const address = pick(profile.address ?? {}, addressNames);
  return {
    sub: user.id,
    name: user.name,
    picture: user.avatar,
    username: user.username,
    preferred_username: profile.preferredUsername ?? user.username,
    created_at: Math.round(user.createdAt),
    // Seconds (OpenID Connect Core 5.1). `created_at` isn't a claim of it; on the wire, it is in milliseconds.
    updated_at: Math.floor(user.updatedAt / 1000),
    ...pick(profile, profileNames),
    email: user.primaryEmail,
    email_verified: user.primaryEmail !== null,
    phone_number: user.primaryPhone,
    phone_number_verified: user.primaryPhone !== null,
    ...(Object.keys(address).length > 0 ? { address } : {}),
    roles: user.roles,
    custom_data: user.customData,
    identities: user.identities,
    ...(user.externalId !== null && { external_id: user.externalId }),
    ...user.memberships,
  };
}

/** A user's identity at a company's identity provider, with the names of the wire. */
interface SsoIdentityClaim {
  issuer: string;
  identityId: string;
  detail: Record<string, unknown>;
}

/** The engine's account of a user. SSO identities are read only by requests that return them. */
export function toAccount(
  user: UserRow,
  /** Which of the extended claims an ID token contains, because it passes through browsers (ADR 166). */
  readExtendedClaims: () => Promise<readonly ExtendedClaim[]>,
  readSsoIdentities: () => Promise<SsoIdentityClaim[]>,
  /** Replaces the URLs of uploads with their current ones. */
  updateUploadUrls: (claims: AccountClaims) => Promise<AccountClaims>,
): Account {
  return {
    accountId: user.id,
    async claims(use, scope) {
      const claims = toClaims(user);
      const issued = use === 'id_token' ? await readExtendedClaims() : extendedClaims;
      for (const name of extendedClaims) if (!issued.includes(name)) delete claims[name];
      if (issued.includes('sso_identities') && scope.split(' ').includes('identities'))
        claims.sso_identities = await readSsoIdentities();
      return updateUploadUrls(claims);
    },
  };
}
