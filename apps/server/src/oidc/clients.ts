import { timingSafeEqual } from 'node:crypto';
import { adminTenantId } from '@gatehouse/contract/common';
import { sql } from 'kysely';
import type { AllClientMetadata } from 'oidc-provider';
import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import { isNativeRedirect } from '@gatehouse/contract/validation/loopback';
import type { Secrets } from '../keys/secrets.ts';
import { deviceGrant } from './device-cookie.ts';
import { errors, type Provider } from './engine.ts';
import { daySeconds, lifetimes } from '../sessions/lifetimes.ts';
import type { ClientRow, ClientSecret } from './load.ts';
import { currentContext, type OidcRequest, requestOf } from './request.ts';

/** What we add to the engine's client; the engine keeps these names as they are. */
export interface ClientExtras {
  isThirdParty: boolean;
  corsAllowedOrigins: string[];
  idTokenTtl: number;
  refreshTokenTtl: number;
  alwaysIssueRefreshToken: boolean;
  rotateRefreshToken: boolean;
  /** Whether it limits how many grants a user has; the database knows how many. */
  limitsGrants: boolean;
}

export const extraNames = [
  'isThirdParty',
  'corsAllowedOrigins',
  'idTokenTtl',
  'refreshTokenTtl',
  'alwaysIssueRefreshToken',
  'rotateRefreshToken',
  'limitsGrants',
] as const satisfies readonly (keyof ClientExtras)[];

/** What any third party may ask for; whatever else is the administrator's to allow. */
export const commonScopes = ['openid', 'offline_access'];

/** The engine insists on an address; this one can belong to nobody (RFC 2606) and `redirectUriAllowed` refuses it. */
const noRedirectUri = 'https://no-redirect-uri.invalid/';

/** Lifetime of refresh tokens in seconds: the days win over the seconds of older records (OPEN-36). */
export function refreshTokenTtl(custom: Record<string, unknown>): number {
  if (isPositive(custom.refreshTokenTtlInDays)) return custom.refreshTokenTtlInDays * daySeconds;
  return isPositive(custom.refreshTokenTtl) ? custom.refreshTokenTtl : lifetimes.refreshToken;
}

const isPositive = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const listUris = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((uri): uri is string => typeof uri === 'string') : [];

/** The engine's client. It keeps a parsed client by the hash of this, so nothing in it may change on its own; no secret is in it. */
export function toClientMetadata({ runtime, tenant }: OidcRequest, row: ClientRow): AllClientMetadata {
  const { id, type, custom } = row;
  const isMachine = type === 'MachineToMachine';
  const isDevice = type === 'Native' && custom.isDeviceFlow === true;
  const isPublic = type === 'SPA' || type === 'Native';
  const applicationType = type === 'Native' ? 'native' : 'web';
  const addresses = builtInAddresses(runtime.settings.ADMIN_ENDPOINT, tenant, id) ?? row.oidc;
  const redirectUris = listUris(addresses.redirectUris).filter((uri) => isUsable(uri, applicationType));
  const logoutUris = listUris(addresses.postLogoutRedirectUris);
  const extras: ClientExtras = {
    isThirdParty: row.isThirdParty,
    corsAllowedOrigins: listUris(custom.corsAllowedOrigins),
    idTokenTtl: isPositive(custom.idTokenTtl) ? custom.idTokenTtl : lifetimes.idToken,
    refreshTokenTtl: refreshTokenTtl(custom),
    alwaysIssueRefreshToken: custom.alwaysIssueRefreshToken === true && type !== 'Native',
    rotateRefreshToken: custom.rotateRefreshToken !== false,
    limitsGrants: isPositive(custom.maxAllowedGrants),
  };
  return {
    client_id: id,
    client_name: row.name,
    application_type: applicationType,
    token_endpoint_auth_method: isPublic ? 'none' : 'client_secret_basic',
    // Compared in `compareClientSecret` with the application's own, of which there may be several.
    ...(isPublic ? {} : { client_secret: 'kept elsewhere' }),
    grant_types: isMachine
      ? ['client_credentials']
      : [isDevice ? deviceGrant : 'authorization_code', 'refresh_token'],
    response_types: isMachine || isDevice ? [] : ['code'],
    redirect_uris: isMachine || isDevice ? [] : redirectUris.length > 0 ? redirectUris : [noRedirectUri],
    post_logout_redirect_uris: logoutUris.filter((uri) => isUsable(uri, applicationType)),
    ...(row.isThirdParty ? { scope: [...commonScopes, ...(row.consent?.userScopes ?? [])].join(' ') } : {}),
    ...(extras as unknown as Record<string, never>),
  };
}

/** Addresses of the applications that come with the service follow its settings. */
function builtInAddresses(
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
  return undefined;
}

/** One address the engine refuses would make the whole application unusable; it is left out instead. */
function isUsable(uri: string, applicationType: 'web' | 'native'): boolean {
  if (!URL.canParse(uri) || uri.includes('#')) return false;
  const url = new URL(uri);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (applicationType === 'web') return isWeb;
  return isWeb ? isNativeRedirect(url) : !/^(javascript|vbscript|data|blob|file|about):$/.test(url.protocol);
}

/** Opened secrets by what the database just gave, so that it decides still; kept because a machine asks again and again. */
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

/** Which of the secrets is the given one. All are compared, so that the time does not tell. */
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

/** Secrets that have expired, read only where none that is good matches: who has one is told why it is refused. */
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

/** Replaces what the engine's clients do in our own way; `assertOverridable` has seen that the members exist. */
export function overrideClient(provider: Provider): void {
  const { prototype } = provider.Client as unknown as { prototype: ClientPrototype };
  const { redirectUriAllowed, grantTypeAllowed } = prototype;
  prototype.redirectUriAllowed = function (uri) {
    return uri !== noRedirectUri && redirectUriAllowed.call(this, uri);
  };
  prototype.grantTypeAllowed = function (type) {
    const isAllowed = grantTypeAllowed.call(this, type);
    // The engine would say `invalid_request` (RFC 6749 5.2, which RFC 8628 3.2 follows).
    if (!isAllowed && currentContext().oidc.route === 'device_authorization' && type === deviceGrant)
      throw new errors.UnauthorizedClient('this application does not use device flow');
    return isAllowed;
  };
  // An application may have several secrets at a time, each with an expiry; the request was loaded with those that are good.
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

interface ClientPrototype {
  clientId: string;
  redirectUriAllowed(this: ClientPrototype, uri: string): boolean;
  grantTypeAllowed(this: ClientPrototype, type: string): boolean;
  compareClientSecret(this: ClientPrototype, given: unknown): Promise<boolean>;
}
