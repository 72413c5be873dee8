import { edgeErrors } from '@gatehouse/contract/errors';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { describeAddress } from '../audit/plain.ts';
import { countRefused } from '../audit/refusals.ts';
import { countUsage } from '../audit/usage.ts';
import { callerAt } from '../limits/networks.ts';
import { countOrRefuse } from '../limits/rate-limit.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { ApiError } from '../lib/fail.ts';
import { renderNotFound } from '../web/not-found-page.ts';
import { isOpenWhileSuspended, renderSuspended } from '../web/suspended.ts';
import { renderUnavailable, retryAfter, wantsPage } from '../web/unavailable-page.ts';
import { buildAuditEntries } from './audit-protocol.ts';
import { buildScriptEntries } from './custom-claims.ts';
import { sendToDevicePage } from './device.ts';
import { errors } from './engine.ts';
import { answerTooManyFlows, countFlows } from './flow-limit.ts';
import { answerLogoutWithoutSession } from './logout.ts';
import { sendPage } from './page.ts';
import { type OidcRequest, requestOf } from './request.ts';
import { deliverAnnounced } from '../webhooks/announce.ts';
import { findProtocolWebhooks } from './protocol-webhooks.ts';
import { queueTokenAudit } from './token-audit.ts';
import { type Conflict, isIdle, keepRevocations, writeAll } from './work.ts';

/** Routes whose errors change nothing, except that a replay revokes its grant. */
const tokenRoutes = new Set(['token', 'introspection', 'revocation', 'userinfo']);

interface Problem {
  status: number;
  error: string;
  description: string;
  code?: string;
}

/** The body of an OAuth error response (RFC 6749 5.2). `code` is our own addition. */
interface OAuthError {
  error: string;
  error_description?: string;
  code?: string;
}

const isOAuthError = (body: unknown): body is OAuthError =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string';

/**
 * The policy of pages that the engine renders itself, which submit a form (RFC 9700 4.16). The engine adds the hash of its script to `script-src`.
 */
const enginePolicy = "default-src 'none'; script-src; base-uri 'none'; frame-ancestors 'none'";

/** The outermost middleware of the protocol: the response is sent only after the engine's changes are written. */
export async function answerRequest(ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> {
  const request = requestOf(ctx);
  ctx.set('content-security-policy', enginePolicy);
  try {
    if (request.tenant.isSuspended && ctx.method !== 'OPTIONS' && !isOpenWhileSuspended(ctx.path))
      return await answerSuspended(ctx);
    await next();
    if (ctx.oidc) await finish(ctx, request);
    else if (ctx.status === 404) await answerUnknownPath(ctx, request);
  } catch (error) {
    request.log.error({ err: error }, 'a protocol request failed');
    if (isDatabaseUnavailable(error)) await answerUnavailable(ctx);
    else answerProblem(ctx, { status: 500, error: 'server_error', description: edgeErrors.general.message });
  }
  if (ctx.status === 429) countRefused(request.runtime, request.tenant.id, request.ip);
  shapeError(ctx, request);
  if (ctx.type === 'text/html') ctx.set('x-frame-options', 'DENY');
}

async function finish(ctx: KoaContextWithOIDC, request: OidcRequest): Promise<void> {
  const { runtime, tenant, error } = request;
  // The request had no result, so the audit log gets no entry.
  if (isDatabaseUnavailable(error)) throw error;
  if (ctx.oidc.route === 'end_session' && ctx.status === 200 && !ctx.oidc.session?.accountId)
    await answerLogoutWithoutSession(ctx);
  if (error instanceof ApiError) answerApiError(ctx, error);
  else if (error instanceof errors.InvalidClientAuth) await countFailure(ctx, request);
  if (tokenRoutes.has(ctx.oidc.route) && ctx.status >= 400) keepRevocations(request.pending);
  else if (ctx.status >= 500) request.pending = undefined;
  const logs = [
    ...buildAuditEntries(ctx, request, findRejection(ctx, request)),
    ...buildScriptEntries(request),
  ];
  if (!request.pending || isIdle(request.pending)) {
    countToken(ctx, request);
    return queueTokenAudit(runtime, tenant.id, logs);
  }
  const flows = countFlows(ctx, request);
  const webhooks = await findProtocolWebhooks(request);
  const { conflict, successor } =
    flows === 'limited'
      ? { conflict: flows }
      : await writeAll(runtime, tenant.id, request.pending, { logs, flows, webhooks });
  if (webhooks && !conflict)
    await deliverAnnounced(runtime, tenant.id, [
      ...webhooks.webhooks,
      ...[webhooks.limitWebhook ?? []].flat(),
    ]);
  if (successor && typeof ctx.body === 'object')
    ctx.body = { ...ctx.body, refresh_token: runtime.secrets.open(successor) };
  if (!conflict) return countToken(ctx, request);
  if (conflict === 'limited') return answerTooManyFlows(ctx);
  answerConflict(ctx, conflict);
  queueTokenAudit(runtime, tenant.id, buildAuditEntries(ctx, request, { code: conflict }));
}

/** Counts an issued access token for the dashboard. Its user, if it has one, was active today. */
function countToken({ oidc, status }: KoaContextWithOIDC, { runtime, tenant }: OidcRequest): void {
  if (oidc.route !== 'token' || status !== 200) return;
  runtime.metrics?.countTokens(String(oidc.body?.grant_type));
  countUsage(runtime, tenant.id, { kind: 'token', userId: oidc.entities.Account?.accountId });
}

/** Why the request was rejected, for the audit log: includes the engine's detail, which the response doesn't contain. */
function findRejection(
  ctx: KoaContextWithOIDC,
  { error, ended }: OidcRequest,
): { code: string; message?: string } | undefined {
  if (ctx.status < 400) return undefined;
  const { body } = ctx;
  return {
    // An error page has no JSON body.
    code: isOAuthError(body) ? body.error : (error?.error ?? String(ctx.status)),
    message: ended?.reason ?? error?.error_detail ?? error?.message,
  };
}

/** Answers a request that lost against a concurrent one; nothing of it was written (ADR 7). */
function answerConflict(ctx: KoaContextWithOIDC, conflict: Exclude<Conflict, 'limited'>): void {
  if (conflict === 'answered') {
    ctx.remove('set-cookie');
    return sendToDevicePage(ctx, 'used');
  }
  if (ctx.oidc.route === 'token')
    return answerProblem(ctx, {
      status: 400,
      error: 'invalid_grant',
      description: new errors.InvalidGrant(conflict).error_description ?? '',
    });
  return answerProblem(ctx, {
    status: 400,
    error: 'invalid_request',
    description: 'this sign-in has ended or was never started',
    code: 'session.not_found',
  });
}

function answerProblem(ctx: KoaContextWithOIDC, { status, error, description, code }: Problem): void {
  ctx.remove('set-cookie');
  ctx.remove('location');
  ctx.status = status;
  ctx.set('cache-control', 'no-store');
  ctx.body = { ...(code ? { code } : {}), error, error_description: description };
}

function answerApiError(ctx: KoaContextWithOIDC, { declaration, headers }: ApiError): void {
  answerProblem(ctx, {
    status: declaration.status,
    error: declaration.status === 429 ? 'temporarily_unavailable' : 'server_error',
    description: declaration.message,
    code: declaration.code,
  });
  ctx.set(headers);
}

/** Not `invalid_grant`: clients would drop refresh tokens that work again once the suspension is lifted. */
async function answerSuspended(ctx: KoaContextWithOIDC): Promise<void> {
  const { status, message: description, code } = edgeErrors.tenantSuspended;
  answerProblem(ctx, { status, error: 'access_denied', description, code });
  // The engine hasn't found the client, whose origins its own errors allow. This one tells nothing about it.
  ctx.set('access-control-allow-origin', '*');
  if (!wantsPage(ctx.get('accept'))) return;
  const { html, headers } = await renderSuspended(ctx.get('accept-language'));
  ctx.set(headers);
  ctx.body = html;
}

/** Answers like the APIs while the database is unavailable, with the error of RFC 6749 4.1.2.1; browsers get a page. */
async function answerUnavailable(ctx: KoaContextWithOIDC): Promise<void> {
  const { status, message: description, code } = edgeErrors.busy;
  answerProblem(ctx, { status, error: 'temporarily_unavailable', description, code });
  ctx.set(retryAfter);
  if (!wantsPage(ctx.get('accept'))) return;
  const { method } = ctx;
  const { html, headers } = await renderUnavailable({ method, acceptLanguage: ctx.get('accept-language') });
  ctx.set(headers);
  ctx.body = html;
}

/**
 * Guesses at a client's secret are counted for all processes, by client and IP address, with IPv6 by /64 and /48; an unknown client by IP
 * address alone.
 */
async function countFailure(ctx: KoaContextWithOIDC, { runtime, tenant, ip }: OidcRequest): Promise<void> {
  const limit = runtime.settings.LIMIT_CLIENT_FAILURES;
  const counted = callerAt(ip, `${ctx.oidc.client?.clientId ?? ''}:`);
  try {
    await countOrRefuse(runtime, tenant.id, { name: 'client-failures', limit, windowMs: 600_000 }, counted);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    answerApiError(ctx, error);
  }
}

async function answerUnknownPath(ctx: KoaContextWithOIDC, request: OidcRequest): Promise<void> {
  ctx.status = 404;
  if (wantsPage(ctx.get('accept'))) {
    const { runtime, tenant } = request;
    const { html, headers } = await renderNotFound(runtime, tenant, ctx.get('accept-language'));
    ctx.set(headers);
    ctx.body = html;
    return;
  }
  ctx.body = { code: edgeErrors.notFound.code, message: edgeErrors.notFound.message };
}

/** Adds `code` and `message` to the body of every OAuth error (wire), unless the request says `parse_error=false`. */
function shapeError(ctx: KoaContextWithOIDC, { error }: OidcRequest): void {
  const { body } = ctx;
  if (ctx.status < 400 || !isOAuthError(body)) return;
  const { code, ...rest } = body;
  if (ctx.query.parse_error === 'false') {
    ctx.body = rest;
    return;
  }
  const isGone = error instanceof errors.SessionNotFound;
  ctx.body = {
    code: code ?? (isGone ? 'session.not_found' : `oidc.${body.error}`),
    message: body.error_description ?? body.error,
    ...rest,
  };
}

/** The engine's `renderError`: a page for browsers, JSON for programs. */
export async function renderError(
  ctx: KoaContextWithOIDC,
  out: { error: string; error_description?: string },
  cause?: Error,
): Promise<void> {
  if (ctx.accepts('json', 'html') !== 'html') {
    ctx.body = out;
    return;
  }
  const { error, error_description: description } = out;
  const isGone = cause instanceof errors.SessionNotFound;
  const reason = isGone ? [] : [`${error}: ${description ?? ''}`];
  const application = requestOf(ctx).clients.get(ctx.oidc?.client?.clientId ?? '')?.name;
  if (cause instanceof errors.InvalidRedirectUri && application !== undefined)
    return sendPage(ctx, (t) => ({
      title: t('dead_end.request.title'),
      text: t('dead_end.redirect.text', { application }),
      details: [describeAddress(ctx.oidc.params?.redirect_uri), ...reason],
    }));
  await sendPage(ctx, (t) => ({
    title: t(isGone ? 'dead_end.unknown_session.title' : 'dead_end.request.title'),
    text: t(isGone ? 'dead_end.unknown_session.text' : 'dead_end.request.text'),
    details: reason,
  }));
}
