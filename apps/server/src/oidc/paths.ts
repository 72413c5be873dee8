/** The paths of the protocol's endpoints, below `/oidc`. */
export const protocolRoutes = {
  authorization: '/auth',
  token: '/token',
  userinfo: '/me',
  jwks: '/jwks',
  revocation: '/token/revocation',
  introspection: '/token/introspection',
  end_session: '/session/end',
  device_authorization: '/device/auth',
  pushed_authorization_request: '/par',
  code_verification: '/device',
};

/** Those that the engine adds. */
const further = [
  '/session/end/confirm',
  '/session/end/success',
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
];

/** The path after a sign-in has an ID, which is secret. */
const resumed = '/auth/{id}';
const unknown = '/*';

/** What `protocolTemplate` returns. */
export const protocolTemplates: readonly string[] = [
  ...Object.values(protocolRoutes),
  ...further,
  resumed,
  unknown,
];
const known = new Set(protocolTemplates);

/** The template of a path below `/oidc`, without query. */
export function protocolTemplate(path: string): string {
  if (known.has(path)) return path;
  return path.startsWith('/auth/') ? resumed : unknown;
}
