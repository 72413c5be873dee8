import { edgeErrors, type ErrorBody, type ErrorDeclaration } from '@gatehouse/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countRefused } from '../audit/refusals.ts';
import { ApiError } from '../lib/fail.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { QueueFullError } from '../lib/queue-full.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { renderNotFound } from './not-found-page.ts';
import { renderUnavailable, retryAfter, wantsPage } from './unavailable-page.ts';

/**
 * Turns errors into responses: declared errors as declared, Fastify's by status, any other as 500 without its message. Browsers get
 * a page while the database is unavailable.
 */
export function registerErrorBoundary(app: FastifyInstance, runtime: Runtime): void {
  app.setErrorHandler(async (error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const { declaration, data, headers } = classify(error);
    if (declaration.status === 429 && request.tenant) countRefused(runtime, request.tenant.id, request.ip);
    if (declaration.status >= 500) request.log.error({ err: error }, 'request failed');
    else {
      const internal = error instanceof ApiError ? error.internal : undefined;
      request.log.info({ code: declaration.code, internal }, 'request rejected');
    }
    if (declaration.status === 503 && wantsPage(request.headers.accept))
      return sendUnavailable(request, reply);
    return sendError(
      reply.headers(headers),
      declaration,
      data,
      error instanceof ApiError ? error.beside : undefined,
    );
  });
  app.setNotFoundHandler((request: FastifyRequest, reply) => {
    request.log.info('not found');
    return sendNotFound(runtime, request, reply);
  });
}

/** Answers 404: a page for browsers, JSON for programs. */
export async function sendNotFound(
  runtime: Runtime,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { tenant } = request;
  if (!tenant || !wantsPage(request.headers.accept)) return sendError(reply, edgeErrors.notFound);
  const { html, headers } = await renderNotFound(runtime, tenant, request.headers['accept-language']);
  return reply.code(404).headers(headers).send(html);
}

async function sendUnavailable(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const acceptLanguage = request.headers['accept-language'];
  const { html, headers } = await renderUnavailable({ method: request.method, acceptLanguage });
  return reply.code(503).headers(headers).send(html);
}

/** Sends a declared error with the body that all errors have (VIEW-14). */
export function sendError(
  reply: FastifyReply,
  declaration: ErrorDeclaration,
  data?: object,
  beside?: object,
): FastifyReply {
  const body: ErrorBody = { ...beside, code: declaration.code, message: declaration.message };
  if (data !== undefined) body.data = data;
  if (data && 'fields' in data)
    body.details = Object.entries(data.fields ?? {})
      .map(([path, text]) => `${path}: ${text}`)
      .join('\n');
  return reply.code(declaration.status).header('content-type', 'application/json; charset=utf-8').send(body);
}

function classify(error: Error & { statusCode?: number; code?: string }): {
  declaration: ErrorDeclaration;
  data?: object;
  headers: Record<string, string>;
} {
  if (error instanceof ApiError)
    return { declaration: error.declaration, data: error.data, headers: error.headers };
  if (error instanceof QueueFullError || isDatabaseUnavailable(error))
    return { declaration: edgeErrors.busy, headers: retryAfter };
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return { declaration: edgeErrors.bodyTooLarge, headers: {} };
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return {
      declaration: edgeErrors.invalidInput,
      data: { fields: { body: 'is not valid JSON' } },
      headers: {},
    };
  return { declaration: edgeErrors.general, headers: {} };
}
