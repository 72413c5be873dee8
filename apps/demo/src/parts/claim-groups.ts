/** Claims about the token rather than the user, in display order (RFC 7519, section 4.1; OpenID Connect Core, section 2; RFC 9068). */
export const aboutToken = new Set(
  'iss aud exp nbf iat auth_time nonce at_hash sid acr amr azp client_id scope jti gid'.split(' '),
);

/** Claims by scope (OpenID Connect Core, section 5.4), with additions of the service. */
const scopes: Record<string, string[]> = {
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
  address: ['address'],
  'urn:logto:scope:organizations': ['organizations', 'organization_data'],
  'urn:logto:scope:organization_roles': ['organization_roles'],
  profile:
    'name picture username preferred_username created_at updated_at given_name family_name middle_name nickname profile website gender birthdate zoneinfo locale'.split(
      ' ',
    ),
};

/** The scope that requests a claim; undefined for claims of every token. */
export const scopeOf = (claim: string): string | undefined =>
  Object.keys(scopes).find((scope) => scopes[scope]?.includes(claim));
