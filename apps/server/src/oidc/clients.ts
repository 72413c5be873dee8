import { timingSafeEqual } from 'node:crypto';
import { accountPath } from '@gatehouse/contract/account/account-page';
import { adminTenantId } from '@gatehouse/contract/common';
import { sql } from 'kysely';
import type { AllClientMetadata } from 'oidc-provider';
import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import { publicKeySet } from '@gatehouse/contract/applications/public-keys';
import { samlAddresses } from '@gatehouse/contract/applications/saml-addresses';
import { invitationPath } from '@gatehouse/contract/organization-invitations/organization-invitations';
import { isNativeRedirect } from '@gatehouse/contract/validation/loopback';
import type { Secrets } from '../keys/secrets.ts';
import { deviceGrant } from './device-cookie.ts';
import { errors, type Provider } from './engine.ts';
import { exchangeGrant } from './exchange-parameters.ts';
import { responseModes } from './form-post.ts';
import { daySeconds, lifetimes } from '../sessions/lifetimes.ts';
import type { ClientRow, ClientSecret } from './load.ts';
import { currentContext, type OidcRequest, requestOf } from './request.ts';
import { stepUpMetadata } from './step-up.ts';

/** Metadata that we add to the engine's clients; the engine keeps these names as they are. */
interface ClientExtras {
  isThirdParty: boolean;
  /** It registered itself (ADR 230). */
  isRegistered: boolean;
  corsAllowedOrigins: string[];
  idTokenTtl: number;
  refreshTokenTtl: number;
  alwaysIssueRefreshToken: boolean;
  rotateRefreshToken: boolean;
  /** Whether the application limits the number of grants per user. The limit itself is read by the database. */
  limitsGrants: boolean;
  /** Whether it may push authorization requests (RFC 9126). */
  pushesRequests: boolean;
  /** Whether it may sign authorization requests (RFC 9101). */
  signsRequests: boolean;
  /** Whether its tokens are bound to a key that it proves to have (RFC 9449). */
  bindsTokens: boolean;
  /** Whether it may ask for a second factor (RFC 9470). */
  allowsStepUp: boolean;
}

declare module 'oidc-provider' {
  interface Client extends Readonly<ClientExtras> {}
}

/** The engine's clients have these properties, because every client comes from `toClientMetadata`. */
export const extraNames = [
  'isThirdParty',
  'isRegistered',
  'corsAllowedOrigins',
  'idTokenTtl',
  'refreshTokenTtl',
  'alwaysIssueRefreshToken',
  'rotateRefreshToken',
  'limitsGrants',
  'pushesRequests',
  'signsRequests',
  'bindsTokens',
  'allowsStepUp',
] as const satisfies readonly (keyof ClientExtras)[];

/** Scopes that any third-party application may request; administrators allow others. */
export const commonScopes = ['openid', 'offline_access'];

/** The engine requires a redirect URI; this one is in a reserved domain (RFC 2606), and `redirectUriAllowed` rejects it. */
const noRedirectUri = 'https://no-redirect-uri.invalid/';

/** Lifetime of refresh tokens in seconds. The setting in days takes precedence over the one in seconds, which older records have (OPEN-36). */
export function refreshTokenTtl(custom: Record<string, unknown>): number {
  if (isPositive(custom.refreshTokenTtlInDays)) return custom.refreshTokenTtlInDays * daySeconds;
  return isPositive(custom.refreshTokenTtl) ? custom.refreshTokenTtl : lifetimes.refreshToken;
}

const isPositive = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const listUris = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((uri): uri is string => typeof uri === 'string') : [];

/** The engine's metadata of an application, without secrets. The engine caches parsed clients by its hash, so equal rows must give equal metadata. */
export function toClientMetadata({ runtime, tenant }: OidcRequest, row: ClientRow): AllClientMetadata {
  const { id, type, custom } = row;
  const isMachine = type === 'MachineToMachine';
  const isDevice = type === 'Native' && custom.isDeviceFlow === true;
  const isPublic = type === 'SPA' || type === 'Native';
  const applicationType = type === 'Native' ? 'native' : 'web';
  const uris =
    type === 'SAML'
      ? { redirectUris: [samlAddresses(tenant.origin, id).callback], postLogoutRedirectUris: [] }
      : (builtInUris(runtime.settings.ADMIN_ENDPOINT, tenant, id) ?? row.oidc);
  const redirectUris = listUris(uris.redirectUris).filter((uri) => isUsable(uri, applicationType));
  const logoutUris = listUris(uris.postLogoutRedirectUris);
  const extras: ClientExtras = {
    isThirdParty: row.isThirdParty,
    isRegistered: row.consent?.isRegistered ?? false,
    corsAllowedOrigins: listUris(custom.corsAllowedOrigins),
    idTokenTtl: isPositive(custom.idTokenTtl) ? custom.idTokenTtl : lifetimes.idToken,
    refreshTokenTtl: refreshTokenTtl(custom),
    alwaysIssueRefreshToken: custom.alwaysIssueRefreshToken === true && type !== 'Native',
    rotateRefreshToken: custom.rotateRefreshToken !== false,
    limitsGrants: isPositive(custom.maxAllowedGrants),
    pushesRequests: isOn(custom.pushedRequests),
    signsRequests: isOn(custom.signedRequests),
    bindsTokens: isOn(custom.boundTokens),
    allowsStepUp: custom.allowStepUp === true,
  };
  const usesKey = !isPublic && custom.clientAuthentication === 'private_key_jwt';
  const exchanges = custom.allowTokenExchange === true && !row.isThirdParty ? [exchangeGrant] : [];
  return {
    client_id: id,
    client_name: row.name,
    application_type: applicationType,
    token_endpoint_auth_method: isPublic ? 'none' : usesKey ? 'private_key_jwt' : 'client_secret_basic',
    // A placeholder that the engine requires: `compareClientSecret` compares with the application's secrets.
    ...(isPublic || usesKey ? {} : { client_secret: 'kept elsewhere' }),
    ...(usesKey || isOn(custom.signedRequests) ? { jwks: publicKeySet.safeParse(custom.jwks).data } : {}),
    grant_types: isMachine
      ? ['client_credentials', ...exchanges]
      : [isDevice ? deviceGrant : 'authorization_code', 'refresh_token', ...exchanges],
    response_types: isMachine || isDevice ? [] : ['code'],
    response_modes: responseModes(custom.allowFormPost === true && type !== 'Native'),
    redirect_uris: isMachine || isDevice ? [] : redirectUris.length > 0 ? redirectUris : [noRedirectUri],
    post_logout_redirect_uris: logoutUris.filter((uri) => isUsable(uri, applicationType)),
    ...backchannelOf(row),
    ...(custom.pushedRequests === 'required' && { require_pushed_authorization_requests: true }),
    ...(custom.signedRequests === 'required' && { require_signed_request_object: true }),
    ...(custom.boundTokens === 'required' && { dpop_bound_access_tokens: true }),
    ...stepUpMetadata(extras.allowsStepUp),
    ...(row.isThirdParty ? { scope: [...commonScopes, ...(row.consent?.userScopes ?? [])].join(' ') } : {}),
    ...extras,
  };
}

/** With these, the ID token has `sid`, which the logout token repeats. */
function backchannelOf({ oidc }: ClientRow): AllClientMetadata {
  const { backchannelLogoutUri: uri, backchannelLogoutSessionRequired: isRequired } = oidc;
  if (typeof uri !== 'string' || !URL.canParse(uri)) return {};
  return { backchannel_logout_uri: uri, backchannel_logout_session_required: isRequired === true };
}

/** Redirect URIs of built-in applications, which depend on the server's settings. */
function builtInUris(
  adminEndpoint: string,
  tenant: { id: string; origin: string },
  id: string,
): { redirectUris: string[]; postLogoutRedirectUris: string[] } | undefined {
  if (tenant.id === adminTenantId && id === builtInApplications.console) {
    const console = `${adminEndpoint}/console`;
    return { redirectUris: [console, `${console}/callback`], postLogoutRedirectUris: [console] };
  }
  if (tenant.id !== adminTenantId && id === builtInApplications.demo) {
    const demo = `${tenant.origin}/demo-app`;
    return { redirectUris: [demo], postLogoutRedirectUris: [demo] };
  }
  if (id === builtInApplications.invitation)
    return { redirectUris: [`${tenant.origin}${invitationPath}`], postLogoutRedirectUris: [] };
  if (id === builtInApplications.account) {
    const account = `${tenant.origin}${accountPath}`;
    return { redirectUris: [account], postLogoutRedirectUris: [account] };
  }
  return undefined;
}

/** Whether an application may use a protection that is off by default. */
const isOn = (protection: unknown): boolean => protection === 'allowed' || protection === 'required';

/** The engine rejects a client with an invalid redirect URI as a whole, so invalid ones are left out. */
function isUsable(uri: string, applicationType: 'web' | 'native'): boolean {
  if (!URL.canParse(uri) || uri.includes('#')) return false;
  const url = new URL(uri);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (applicationType === 'web') return isWeb;
  return isWeb ? isNativeRedirect(url) : !/^(javascript|vbscript|data|blob|file|about):$/.test(url.protocol);
}

/** Decrypted secrets by their encrypted form, which every request reads from the database: machine-to-machine applications authenticate often. */
const opened = new Map<string, Buffer>();
const maxOpened = 1000;

function openSecret(secrets: Secrets, sealed: string): Buffer {
  const known = opened.get(sealed);
  if (known) return known;
  if (opened.size >= maxOpened) opened.clear();
  const secret = Buffer.from(secrets.open(sealed));
  opened.set(sealed, secret);
  return secret;
}

/** The secret that equals the given one. All are compared, so that timing doesn't reveal which matches. */
function findSecret(
  { runtime }: OidcRequest,
  secrets: ClientSecret[],
  given: unknown,
): ClientSecret | undefined {
  const actual = Buffer.from(String(given));
  const [found] = secrets.filter(({ sealed }) => {
    const secret = openSecret(runtime.secrets, sealed);
    return secret.length === actual.length && timingSafeEqual(secret, actual);
  });
  return found;
}

/** Expired secrets, read only if no valid secret matches, so that the error can say that the given one has expired. */
async function listExpiredSecrets(
  { runtime, tenant }: OidcRequest,
  clientId: string,
): Promise<ClientSecret[]> {
  return runtime.database
    .for(tenant.id)
    .selectFrom('applicationSecrets')
    .select(['name', 'sealed'])
    .where('applicationId', '=', clientId)
    .where('expiresAt', '<=', sql<number>`${new Date(runtime.clock())}`)
    .execute();
}

/** Overrides methods of the engine's clients; `assertOverridable` has checked that they exist. */
export function overrideClient(provider: Provider): void {
  const { prototype } = provider.Client;
  const { redirectUriAllowed, grantTypeAllowed } = prototype;
  // The database queues the notices, however a session ends (ADR 171).
  prototype.backchannelLogout = async () => {};
  prototype.redirectUriAllowed = function (uri) {
    return uri !== noRedirectUri && redirectUriAllowed.call(this, uri);
  };
  prototype.grantTypeAllowed = function (type) {
    const isAllowed = grantTypeAllowed.call(this, type);
    // The engine would answer `invalid_request`; RFC 6749 5.2, RFC 8628 3.2 and RFC 8693 2.2.2 say `unauthorized_client`.
    if (isAllowed) return true;
    if (type === deviceGrant && currentContext().oidc.route === 'device_authorization')
      throw new errors.UnauthorizedClient('this application does not use device flow');
    if (type === exchangeGrant)
      throw new errors.UnauthorizedClient('token exchange is turned off for this application');
    return isAllowed;
  };
  // An application can have several secrets, each with an expiry; the request has loaded those that haven't expired.
  prototype.compareClientSecret = async function (given) {
    const request = requestOf(currentContext());
    const secret = findSecret(request, request.clients.get(this.clientId)?.secrets ?? [], given);
    request.secretName = secret?.name;
    if (secret) return true;
    if (findSecret(request, await listExpiredSecrets(request, this.clientId), given))
      throw new errors.InvalidRequest('the client secret has expired');
    return false;
  };
}
