/** What an ID token says of the sign-in behind it (`acr`), and what an application can ask for with `acr_values` (OpenID Connect Core 2, RFC 9470). */
export const acrValues = {
  /** One factor. */
  oneFactor: 'urn:gatehouse:acr:1fa',
  /** Two factors, or a passkey, which is two. */
  multiFactor: 'urn:gatehouse:acr:mfa',
} as const;
