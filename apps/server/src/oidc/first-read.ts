import { decodeJwt } from 'jose';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { getExtendedClaims } from '../custom-claims/id-token.ts';
import { type Caller, callerAt } from '../limits/networks.ts';
import { organizationsResource } from '../sessions/granted-resources.ts';
import { errors } from './engine.ts';
import type { LoadKeys } from './load.ts';
import { deviceGrant } from './device-cookie.ts';
import { exchangeGrant } from './exchange-parameters.ts';
import { endOtherUsersSession } from './logout.ts';
import { findOversized } from './parameters.ts';
import { ignoreUnusedProof } from './bound-tokens.ts';
import { pushedId, pushedModel } from './pushed-requests.ts';
import { organizationInside } from './signed-requests.ts';
import { implyOrganizationsResource, namedOrganization } from './organization.ts';
import { loadInto, type OidcRequest, requestOf } from './request.ts';
import { getSessionConfig } from '../sessions/session-config.ts';
import { hashTokenId } from '../sessions/token-id.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Routes where a request without a resource gets the tenant's default one. */
const impliesResource = new Set(['authorization', 'token']);

/** Routes that browsers open, with the session cookie. */
const sessionRoutes = new Set([
  'authorization',
  'resume',
  'code_verification',
  'device_resume',
  'end_session',
  'end_session_confirm',
]);
/** Routes that continue a flow after its pages. */
const resumeRoutes = new Set(['resume', 'device_resume']);

const tokenModels = ['AccessToken', 'ClientCredentials', 'RefreshToken'];

/** A value that PostgreSQL accepts as text. It rejects NUL, which none of our ids contains. */
const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && !value.includes('\0') ? value : undefined;

const listTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((item) => readText(item) ?? []);

/** The client that a client assertion names (RFC 7523 3); nothing of it has been verified. */
function readSubject(assertion: unknown): string | undefined {
  try {
    return typeof assertion === 'string' ? readText(decodeJwt(assertion).sub) : undefined;
  } catch {
    return undefined;
  }
}

/** The client a request names, in its Basic header or as a parameter (RFC 6749 2.3.1). */
function readClientId({ headers }: KoaContextWithOIDC, fields: Fields): string | undefined {
  const basic = /^basic +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (basic === undefined) return readText(fields.client_id) ?? readSubject(fields.client_assertion);
  const [encoded = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  try {
    return readText(decodeURIComponent(encoded.replaceAll('+', '%20')));
  } catch {
    return undefined;
  }
}

const readGiven = (ctx: KoaContextWithOIDC): Fields =>
  (ctx.method === 'POST' ? ctx.oidc.body : ctx.query) ?? {};

/** The keys of the rows that the request needs, by route: they are read in one statement before the engine requests each. */
function collectKeys(ctx: KoaContextWithOIDC): LoadKeys {
  const { oidc } = ctx;
  const { route } = oidc;
  const given = readGiven(ctx);
  const keys: LoadKeys = { instances: [] };
  const add = (model: string, id: unknown): void => {
    const text = readText(id);
    if (text !== undefined) keys.instances.push([model, hashTokenId(text)]);
  };
  if (sessionRoutes.has(route))
    add('Session', ctx.cookies.get(oidc.provider.cookieName('session'), { signed: true }));
  if (resumeRoutes.has(route))
    add('Interaction', ctx.cookies.get(oidc.provider.cookieName('resume'), { signed: true }));
  if (route === 'authorization') add(pushedModel, pushedId(given.request_uri));
  if (route === 'userinfo')
    add(
      'AccessToken',
      /^(?:bearer|dpop) +(\S+)$/i.exec(ctx.headers.authorization ?? '')?.[1] ?? given.access_token,
    );
  else keys.clientId = readClientId(ctx, given);
  if (route === 'token' && given.grant_type === 'authorization_code') add('AuthorizationCode', given.code);
  if (route === 'token' && given.grant_type === 'refresh_token') add('RefreshToken', given.refresh_token);
  if (route === 'token' && given.grant_type === deviceGrant) add('DeviceCode', given.device_code);
  if (route === 'introspection' || route === 'revocation')
    for (const model of tokenModels) add(model, given.token);
  // What the subject of an exchange may have is read once it is known, after the application is authenticated (`exchange.ts`).
  if (route === 'token' && given.grant_type === exchangeGrant) return keys;
  if (!resumeRoutes.has(route)) keys.resources = listTexts(given.resource);
  if (route === 'token') keys.memberships = 'ids';
  if (route === 'userinfo') keys.memberships = 'data';
  const organization = readText(namedOrganization(ctx));
  if (organization !== undefined) {
    keys.organization = organization;
    if (keys.resources?.length === 0) keys.resources = [organizationsResource];
  }
  const visited = route === 'authorization' ? readText(given.organization_id) : undefined;
  if (visited !== undefined) keys.visited = visited;
  keys.isForDefault = impliesResource.has(route) && keys.resources?.length === 0;
  return keys;
}

/** Counted by client and IP address, so that one caller can't use up the limit of others. */
const countedRoutes = new Set([
  'token',
  'userinfo',
  'introspection',
  'revocation',
  'pushed_authorization_request',
]);

const callerOf = ({ tenant, ip }: OidcRequest, client = ''): Caller =>
  callerAt(ip, `${tenant.id}:${client}:`);

/**
 * Checks the limit of a call before it costs a read. Returns a function that counts it after that: all unknown clients of an IP address
 * count together, so that invented ids can't push the counts of others out of memory (ADR 140).
 */
function limitCall(route: string, request: OidcRequest, clientId: string | undefined): () => void {
  // Anyone can send revocations with an invalid token, so these count by IP address alone.
  const name = route === 'revocation' ? route : clientId;
  const caller = callerOf(request, name);
  request.calls.requireRoom(caller);
  return () => {
    const isKnown = name === route || (name !== undefined && request.clients.has(name));
    request.calls.count(isKnown ? caller : callerOf(request));
  };
}

/** Routes whose parameters are stored, and whose body the engine reads; requests of browsers are checked in `shape.ts`. */
const storedRoutes = new Set(['device_authorization', 'pushed_authorization_request']);

/** What an application authenticates with isn't stored. */
function rejectOversized({ oidc }: KoaContextWithOIDC): void {
  const { client_assertion: _assertion, client_secret: _secret, ...stored } = oidc.body ?? {};
  if (Object.values(stored).some((value) => String(value).includes('\0')))
    throw new errors.InvalidRequest('the request contains a NUL character');
  const oversized = findOversized(stored);
  if (oversized !== undefined) throw new errors.InvalidRequest(oversized);
}

/** Limits refreshes per sign-in, because each can store a row for days (ADR 101). */
function limitRefreshes(ctx: KoaContextWithOIDC, { tenant, instances, countRefresh }: OidcRequest): void {
  if (ctx.oidc.route !== 'token') return;
  for (const { model, payload } of instances.values())
    if (model === 'RefreshToken') countRefresh(`${tenant.id} ${String(payload.grantId)}`);
}

/** Cached, because almost no request writes a new session. */
async function readSessionConfig(request: OidcRequest): Promise<void> {
  request.sessionConfig = await getSessionConfig(request.runtime, request.tenant.id);
}

/** Reads the names of organizations, too, if ID tokens contain them. */
async function withMemberships({ runtime, tenant }: OidcRequest, keys: LoadKeys): Promise<void> {
  if (keys.memberships !== 'ids') return;
  const claims = await getExtendedClaims(runtime, tenant.id);
  if (claims.includes('organization_data')) keys.memberships = 'data';
}

/** Waits for the first read of this request, which loads everything it needs in one statement; the first call starts it. */
export function awaitFirstRead(ctx: KoaContextWithOIDC): Promise<OidcRequest> {
  const request = requestOf(ctx);
  request.read ??= readFirst(ctx, request);
  return request.read;
}

async function readFirst(ctx: KoaContextWithOIDC, request: OidcRequest): Promise<OidcRequest> {
  const { route } = ctx.oidc;
  if (storedRoutes.has(route)) rejectOversized(ctx);
  const keys = collectKeys(ctx);
  implyOrganizationsResource(ctx);
  const countCall = countedRoutes.has(route) ? limitCall(route, request, keys.clientId) : undefined;
  if (keys.memberships === 'ids') await withMemberships(request, keys);
  await loadInto(request, keys);
  countCall?.();
  ignoreUnusedProof(ctx, request, keys.clientId);
  const visited = route === 'authorization' ? organizationInside(request, readGiven(ctx)) : undefined;
  if (visited !== undefined) await loadInto(request, { ...keys, visited });
  limitRefreshes(ctx, request);
  endOtherUsersSession(request);
  if (sessionRoutes.has(route)) await readSessionConfig(request);
  return request;
}
