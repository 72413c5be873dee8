import type { KoaContextWithOIDC } from 'oidc-provider';
import { addressKey } from '../limits/rate-limit.ts';
import { errors } from './engine.ts';
import type { LoadKeys } from './load.ts';
import { deviceGrant } from './device-cookie.ts';
import { endOtherUsersSession } from './logout.ts';
import { describeOversized } from './parameters.ts';
import { loadInto, type OidcRequest, requestOf } from './request.ts';
import { hashTokenId } from '../sessions/token-id.ts';

type Fields = Record<string, unknown>;

/** Where a request without a resource is for the tenant's default one. */
const impliesResource = new Set(['authorization', 'token']);

/** Those that a browser asks, with the session it has; and those at which a flow comes back. */
const sessionRoutes = new Set([
  'authorization',
  'resume',
  'code_verification',
  'device_resume',
  'end_session',
  'end_session_confirm',
]);
const resumeRoutes = new Set(['resume', 'device_resume']);

const tokenModels = ['AccessToken', 'ClientCredentials', 'RefreshToken'];

/** A value that PostgreSQL takes as text; a NUL, which it does not, is in no id of ours. */
const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && !value.includes('\0') ? value : undefined;

const listTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((item) => readText(item) ?? []);

/** The client a request names, in its Basic header or as a parameter (RFC 6749 2.3.1). */
function readClientId({ headers }: KoaContextWithOIDC, fields: Fields): string | undefined {
  const basic = /^basic +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (basic === undefined) return readText(fields.client_id);
  const [encoded = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  try {
    return readText(decodeURIComponent(encoded.replaceAll('+', '%20')));
  } catch {
    return undefined;
  }
}

/** What the request names, by route: read before the engine asks for it piece by piece. */
function describeKeys(ctx: KoaContextWithOIDC): LoadKeys {
  const { oidc } = ctx;
  const route = String(oidc.route);
  const fields = (ctx.method === 'POST' ? oidc.body : ctx.query) as Fields | undefined;
  const given = fields ?? {};
  const keys: LoadKeys = { instances: [] };
  const add = (model: string, id: unknown): void => {
    const text = readText(id);
    if (text !== undefined) keys.instances.push([model, hashTokenId(text)]);
  };
  if (sessionRoutes.has(route))
    add('Session', ctx.cookies.get(oidc.provider.cookieName('session'), { signed: true }));
  if (resumeRoutes.has(route))
    add('Interaction', ctx.cookies.get(oidc.provider.cookieName('resume'), { signed: true }));
  if (route === 'userinfo')
    add('AccessToken', /^bearer +(\S+)$/i.exec(ctx.headers.authorization ?? '')?.[1] ?? given.access_token);
  else keys.clientId = readClientId(ctx, given);
  if (route === 'token' && given.grant_type === 'authorization_code') add('AuthorizationCode', given.code);
  if (route === 'token' && given.grant_type === 'refresh_token') add('RefreshToken', given.refresh_token);
  if (route === 'token' && given.grant_type === deviceGrant) add('DeviceCode', given.device_code);
  if (route === 'introspection' || route === 'revocation')
    for (const model of tokenModels) add(model, given.token);
  if (!resumeRoutes.has(route)) keys.resources = listTexts(given.resource);
  keys.isForDefault = impliesResource.has(route) && keys.resources?.length === 0;
  return keys;
}

/** Counted by client and address, so that nobody uses up the calls of another. */
const countedRoutes = new Set(['token', 'userinfo', 'introspection', 'revocation']);

/** Device requests arrive as POST and are read by the engine; those of browsers are checked in `shape.ts`. */
function refuseOversized({ oidc }: KoaContextWithOIDC): void {
  const oversized = describeOversized(oidc.body ?? {});
  if (oversized !== undefined) throw new errors.InvalidRequest(oversized);
}

/** Each refresh can store a row that lives for days, so one sign-in may refresh only so often (ADR 101). */
function limitRefreshes(ctx: KoaContextWithOIDC, { tenant, instances, countRefresh }: OidcRequest): void {
  if (String(ctx.oidc.route) !== 'token') return;
  for (const { model, payload } of instances.values())
    if (model === 'RefreshToken') countRefresh(`${tenant.id} ${String(payload.grantId)}`);
}

/** Waits for the one joined read of this request; the first to ask starts it. */
export async function awaitFirstRead(ctx: KoaContextWithOIDC): Promise<OidcRequest> {
  const request = requestOf(ctx);
  if (!request.read) {
    const route = String(ctx.oidc.route);
    if (route === 'device_authorization') refuseOversized(ctx);
    const keys = describeKeys(ctx);
    const { countCall, tenant, ip } = request;
    if (countedRoutes.has(route)) {
      // Anyone can ask to revoke something that is no token, so revocations count by address alone. A client id is at most 21
      // characters; a longer one must not fill the memory.
      const who = route === 'revocation' ? route : keys.clientId?.slice(0, 21);
      countCall(`${tenant.id}:${who ?? ''}:${addressKey(ip)}`);
    }
    request.read = loadInto(request, keys)
      .then(() => limitRefreshes(ctx, request))
      .then(() => endOtherUsersSession(request));
  }
  await request.read;
  return request;
}
