/** Claims that say something about the token rather than about the person, in the order they are read (RFC 7519 4.1, OpenID Connect Core 2, RFC 9068). */
export const aboutToken = new Set(
  'iss aud exp nbf iat auth_time nonce at_hash sid acr amr azp client_id scope jti gid'.split(' '),
);

/** OpenID Connect Core 5.4, and what the service adds to it. */
const scopes: Record<string, string[]> = {
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
  address: ['address'],
  profile:
    'name picture username preferred_username created_at updated_at given_name family_name middle_name nickname profile website gender birthdate zoneinfo locale'.split(
      ' ',
    ),
};

/** The scope that asks for a claim; none for those that come with every token. */
export const scopeOf = (claim: string): string | undefined =>
  Object.keys(scopes).find((scope) => scopes[scope]?.includes(claim));
