import * as oauth from 'oauth4webapi';

/** Built in to every tenant, with this page as its only redirect URI. */
export const client: oauth.Client = { client_id: 'demo-app' };
export const redirectUri = `${location.origin}/demo-app`;
export const scope =
  'openid profile email phone offline_access urn:logto:scope:organizations urn:logto:scope:organization_roles';
/** Named in the authorization request for permissions in organizations. */
export const organizationsResource = 'urn:logto:resource:organizations';

/** The library has to be told to allow HTTP. Browsers allow it only for loopback addresses, because `redirectToSignIn` needs a secure context. */
export const insecure = { [oauth.allowInsecureRequests]: location.protocol === 'http:' };

let found: Promise<oauth.AuthorizationServer> | undefined;

/** The metadata of the provider, which is the tenant at this origin (OpenID Connect Discovery, section 4). */
export function discover(): Promise<oauth.AuthorizationServer> {
  found ??= (async () => {
    const issuer = new URL('/oidc', location.origin);
    return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, insecure));
  })();
  found.catch(() => (found = undefined));
  return found;
}
