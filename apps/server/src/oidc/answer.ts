import { edgeErrors } from '@gatehouse/contract/errors';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { describeAddress } from '../audit/plain.ts';
import { countRefused } from '../audit/refusals.ts';
import { addressKey, countOrRefuse } from '../limits/rate-limit.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { ApiError } from '../lib/fail.ts';
import { renderNotFound } from '../web/not-found-page.ts';
import { renderUnavailable, retryAfter, wantsPage } from '../web/unavailable-page.ts';
import { describeOutcome } from './audit-protocol.ts';
import { answerOver, countBegun } from './begun.ts';
import { sendToDevicePage } from './device.ts';
import { errors } from './engine.ts';
import { answerLogoutWithoutSession } from './logout.ts';
import { sendPage } from './page.ts';
import { type OidcRequest, requestOf } from './request.ts';
import { queueTokenAudit } from './token-audit.ts';
import { type Conflict, isIdle, keepEndings, writeAll } from './work.ts';

/** Routes whose refusal leaves everything as it was, but for what a replay ends. */
const tokenRoutes = new Set(['token', 'introspection', 'revocation', 'userinfo']);

interface Problem {
  status: number;
  error: string;
  description: string;
  code?: string;
}

/** The outermost step of a protocol request: what the engine decided is written down, or it is not answered. */
export async function answerRequest(ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> {
  const request = requestOf(ctx);
  ctx.set('referrer-policy', 'no-referrer');
  try {
    await next();
    if (ctx.oidc) await settle(ctx, request);
    else if (ctx.status === 404) await answerUnknownPath(ctx, request);
  } catch (error) {
    request.log.error({ err: error }, 'a protocol request failed');
    if (isDatabaseUnavailable(error)) await answerUnavailable(ctx);
    else answerProblem(ctx, { status: 500, error: 'server_error', description: edgeErrors.general.message });
  }
  if (ctx.status === 429) countRefused(request.runtime, request.tenant.id, request.ip);
  shapeError(ctx, request);
  if (ctx.type === 'text/html') protectPage(ctx);
}

async function settle(ctx: KoaContextWithOIDC, request: OidcRequest): Promise<void> {
  const { runtime, tenant, error } = request;
  // Nothing was decided, so there is nothing to write to the audit log.
  if (isDatabaseUnavailable(error)) throw error;
  if (ctx.oidc.route === 'end_session' && ctx.status === 200 && !ctx.oidc.session?.accountId)
    await answerLogoutWithoutSession(ctx);
  if (error instanceof ApiError) answerApiError(ctx, error);
  else if (error instanceof errors.InvalidClientAuth) await countFailure(ctx, request);
  if (tokenRoutes.has(ctx.oidc.route) && ctx.status >= 400) keepEndings(request.pending);
  else if (ctx.status >= 500) request.pending = undefined;
  const logs = describeOutcome(ctx, request, describeRefusal(ctx, request));
  if (!request.pending || isIdle(request.pending)) return queueTokenAudit(runtime, tenant.id, logs);
  const begun = countBegun(ctx, request);
  const { conflict, successor } =
    begun === 'over' ? { conflict: begun } : await writeAll(runtime, tenant.id, request.pending, logs, begun);
  if (successor && typeof ctx.body === 'object')
    ctx.body = { ...ctx.body, refresh_token: runtime.secrets.open(successor) };
  if (!conflict) return undefined;
  if (conflict === 'over') return answerOver(ctx);
  answerConflict(ctx, conflict);
  queueTokenAudit(runtime, tenant.id, describeOutcome(ctx, request, { code: conflict }));
}

/** Why the request was refused, for the audit log: the engine's detail, which the answer does not tell. */
function describeRefusal(
  ctx: KoaContextWithOIDC,
  { error, ended }: OidcRequest,
): { code: string; message?: string } | undefined {
  if (ctx.status < 400) return undefined;
  return {
    // A page has no body that says it.
    code: String((ctx.body as { error?: unknown } | undefined)?.error ?? error?.error ?? ctx.status),
    message: ended?.reason ?? error?.error_detail ?? error?.message,
  };
}

/** Another request was faster: nothing of this one happened (ADR 7). */
function answerConflict(ctx: KoaContextWithOIDC, conflict: Exclude<Conflict, 'over'>): void {
  if (conflict === 'answered') {
    // The page says so; of this request nothing is kept, nor its cookies.
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
    description: 'this sign-in has ended or was never begun',
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

/** The same answer as the APIs give while the database is unavailable, with the error of RFC 6749 4.1.2.1; a browser gets a page. */
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

/** Guesses at a client's secret are counted for all processes, by client and address; an unknown client by address alone. */
async function countFailure(ctx: KoaContextWithOIDC, { runtime, tenant, ip }: OidcRequest): Promise<void> {
  const limit = runtime.settings.LIMIT_CLIENT_FAILURES;
  const key = `${ctx.oidc.client?.clientId ?? ''}:${addressKey(ip)}`;
  try {
    await countOrRefuse(runtime, tenant.id, { name: 'client-failures', limit, windowMs: 600_000 }, key);
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

/** Every error body carries `code` and `message` besides what the protocol says (wire); `parse_error=false` asks for the latter alone. */
function shapeError(ctx: KoaContextWithOIDC, { error }: OidcRequest): void {
  const body = ctx.body as { error?: unknown; error_description?: unknown; code?: string } | undefined;
  if (ctx.status < 400 || typeof body !== 'object' || typeof body?.error !== 'string') return;
  const { code, ...rest } = body;
  if (ctx.query.parse_error === 'false') {
    ctx.body = rest;
    return;
  }
  const isGone = error instanceof errors.SessionNotFound;
  ctx.body = {
    code: code ?? (isGone ? 'session.not_found' : `oidc.${body.error}`),
    message: String(body.error_description ?? body.error),
    ...rest,
  };
}

/** Nothing of the protocol is ever framed (RFC 9700 4.16). */
function protectPage(ctx: KoaContextWithOIDC): void {
  ctx.set('x-frame-options', 'DENY');
  if (!ctx.response.get('content-security-policy'))
    ctx.set('content-security-policy', "frame-ancestors 'none'");
}

/** The engine's `renderError`: a page for people, the body of every other error for programs. */
export async function renderError(ctx: KoaContextWithOIDC, out: object, cause: unknown): Promise<void> {
  if (ctx.accepts('json', 'html') !== 'html') {
    ctx.body = out;
    return;
  }
  const { error, error_description: description } = out as { error: string; error_description?: string };
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
