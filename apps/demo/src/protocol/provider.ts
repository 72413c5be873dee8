import * as oauth from 'oauth4webapi';

/** Built in to every tenant, with this page as its only redirect address. */
export const client: oauth.Client = { client_id: 'demo-app' };
export const redirectUri = `${location.origin}/demo-app`;
export const scope = 'openid profile email phone offline_access';

/** On plain http the browser itself lets only loopback addresses come this far. */
export const insecure = { [oauth.allowInsecureRequests]: location.protocol === 'http:' };

let found: Promise<oauth.AuthorizationServer> | undefined;

/** The tenant at this very origin is the provider (OpenID Connect Discovery 4). */
export function discover(): Promise<oauth.AuthorizationServer> {
  found ??= (async () => {
    const issuer = new URL('/oidc', location.origin);
    return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, insecure));
  })();
  found.catch(() => (found = undefined));
  return found;
}
