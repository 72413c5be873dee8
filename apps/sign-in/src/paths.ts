/** Paths of the pages that the sign-in pages link or redirect to. API paths come with the contract's endpoints. */
export const paths = {
  signIn: '/sign-in',
  register: '/register',
  setup: '/setup',
  console: '/console',
  invitation: '/invitation',
  account: '/account',
  /** The verification URI of the device flow (RFC 8628, section 3.3), which takes the forms, too. */
  device: '/oidc/device',
  /** The redirect URI of a social or enterprise SSO connector. */
  callback: (connectorId: string) => `/callback/${connectorId}`,
} as const;
