import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { managementScopes } from '@gatehouse/contract/resources/management-scopes';

export const clientId = builtInApplications.console;

/** With an ID behind it, an organization as the resource of a token. */
export const organizationResource = 'urn:logto:organization:';

/** Scopes of an organization of the admin tenant, which is a tenant of the cloud, and of the cloud API (GUARD-08). */
const cloudScopes = [
  'read:member',
  'invite:member',
  'remove:member',
  'update:member:role',
  'manage:tenant',
  'create:tenant',
  'manage:tenant:self',
];

/** GUARD-07, GUARD-08, OPEN-20. `offline_access` requests a refresh token. */
export function listScopes(edition: ConsoleConfig['edition']): string[] {
  return [
    'openid',
    'offline_access',
    'profile',
    'email',
    'identities',
    'custom_data',
    'urn:logto:scope:organizations',
    'urn:logto:scope:organization_roles',
    // Request all: users without `all` get the scopes they have (OPEN-20).
    ...managementScopes,
    ...(edition === 'cloud' ? cloudScopes : []),
  ];
}

/** The redirect URI: `/callback` in the cloud edition, else `/`, below the console's base (GUARD-04). */
export function redirectUri(edition: ConsoleConfig['edition'], origin: string): string {
  return `${origin}/console${edition === 'cloud' ? '/callback' : ''}`;
}

/** Tokens for tenants of the cloud edition are those of organizations, whichever they will be. */
const listResources = ({ platformIndicator, managementIndicator, meIndicator }: ConsoleConfig): string[] =>
  platformIndicator === null
    ? [managementIndicator, meIndicator]
    : ['urn:logto:resource:organizations', platformIndicator, meIndicator];

export interface AuthorizationOptions {
  origin: string;
  state: string;
  codeChallenge: string;
  /** Opens the registration page (GUARD-03). */
  signUp: boolean;
}

/** The parameters of the authorization request (RFC 6749 4.1.1, RFC 7636 4.3, RFC 8707 2.1). */
export function buildAuthorizationRequest(
  config: ConsoleConfig,
  options: AuthorizationOptions,
): URLSearchParams {
  const { origin, state, codeChallenge, signUp } = options;
  const parameters = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri(config.edition, origin),
    scope: listScopes(config.edition).join(' '),
    state,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    prompt: 'login consent',
  });
  for (const resource of listResources(config)) parameters.append('resource', resource);
  if (signUp) parameters.set('first_screen', 'register');
  return parameters;
}

/** Whether the URL is for registration: `sign_up=true`, or the path of an invitation (GUARD-03). */
export function wantsSignUp(url: URL): boolean {
  return url.searchParams.get('sign_up') === 'true' || /^\/console\/accept\/[^/]+/.test(url.pathname);
}
