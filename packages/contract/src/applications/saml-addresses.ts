/** Where a SAML application finds us, its identity provider. All of them follow the tenant’s origin. */
export const samlAddresses = (origin: string, id: string) => ({
  /** Our entity ID for the application. It is a name, and not a page. */
  entityId: `${origin}/saml/${id}`,
  metadata: `${origin}/api/saml-applications/${id}/metadata`,
  /** Receives authentication requests, by redirect and by POST. */
  signIn: `${origin}/api/saml/${id}/authn`,
  /** Receives logout requests, by redirect and by POST. */
  singleLogout: `${origin}/api/saml/${id}/slo`,
  /** Starts an IdP-initiated sign-in. */
  start: `${origin}/api/saml/${id}/start`,
  /** Where our own sign-in returns to. */
  callback: `${origin}/api/saml-applications/${id}/callback`,
});
