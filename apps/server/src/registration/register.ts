import { registrationPath } from '@gatehouse/contract/client-registration/client-registration';
import { adminTenantId } from '@gatehouse/contract/common';
import { edgeErrors } from '@gatehouse/contract/errors';
import { planErrors } from '@gatehouse/contract/tenants/exceeded';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countRefused } from '../audit/refusals.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { ApiError } from '../lib/fail.ts';
import { countAddressOrRefuse } from '../limits/rate-limit.ts';
import { readRegistrationSettings } from '../registered-clients/settings.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Share } from '../web/share.ts';
import * as clients from './clients.ts';
import type { RegistrationAnswer, RegistrationCtx, RegistrationRequest } from './registration-ctx.ts';
import { RegistrationError } from './registration-error.ts';

const bodyLimit = 16 * 1024;
const hourMs = 3_600_000;

type Handler = (ctx: RegistrationCtx, id: string) => Promise<RegistrationAnswer>;

const bearerOf = (authorization = ''): string | undefined =>
  /^Bearer +(\S{1,128})$/i.exec(authorization)?.[1];

/**
 * The endpoints at which clients register, and read, change and delete what is registered of them (RFC 7591, RFC 7592). They are ours and not the
 * engine's: clients are applications of the tenant (ADR 230).
 */
export async function registerRegistration(
  app: FastifyInstance,
  runtime: Runtime,
  share: Share,
): Promise<void> {
  const { settings, clock, database } = runtime;
  const registrations = {
    name: 'client-registrations',
    limit: settings.LIMIT_CLIENT_REGISTRATIONS,
    windowMs: hourMs,
  };
  // Each change writes an audit log entry, and a client has a new token for the next one.
  const changes = { ...registrations, name: 'client-changes' };
  const failures = { name: 'registration-tokens', limit: settings.LIMIT_CLIENT_FAILURES, windowMs: 600_000 };

  async function openRequest(request: FastifyRequest): Promise<RegistrationRequest> {
    const { tenant, ip, headers, body } = request;
    // The users of the admin tenant are administrators: no application registers itself for them.
    if (!tenant || tenant.id === adminTenantId) throw notFound();
    if (tenant.isSuspended && request.method !== 'GET')
      throw new RegistrationError('access_denied', edgeErrors.tenantSuspended.message);
    const isNew = request.method === 'POST';
    // Counted only where clients can register, so that requests to other tenants store nothing (ADR 101).
    if (isNew && (await readRegistrationSettings(database.for(tenant.id))).mode === 'Off') throw notFound();
    if (request.method !== 'GET')
      await countAddressOrRefuse(runtime, tenant.id, isNew ? registrations : changes, ip);
    const userAgent = (headers['user-agent'] ?? '').slice(0, 512);
    const token = bearerOf(headers.authorization);
    return { runtime, tenant, now: clock(), requestId: request.id, ip, userAgent, token, body };
  }

  async function run(handle: Handler, request: FastifyRequest): Promise<RegistrationAnswer> {
    const opened = await openRequest(request);
    const { tenant, ip } = opened;
    const id = String(Object(request.params).clientId ?? '');
    try {
      return await share(`registration ${tenant.id}`, () =>
        database.tenant(tenant.id, (db) => handle({ ...opened, db }, id), 'short'),
      );
    } catch (error) {
      if (error instanceof RegistrationError && error.status === 401)
        await countAddressOrRefuse(runtime, tenant.id, failures, ip);
      throw error;
    }
  }

  function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { code, status, message } = toRegistrationError(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ status, code }, 'request rejected');
    if (status === 429 && request.tenant) countRefused(runtime, request.tenant.id, request.ip);
    if (error instanceof ApiError) void reply.headers(error.headers);
    if (status === 401) void reply.header('www-authenticate', 'Bearer error="invalid_token"');
    return reply.code(status).send({ error: code, error_description: message });
  }

  const routes: readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string, Handler][] = [
    ['POST', registrationPath, clients.register],
    ['GET', `${registrationPath}/:clientId`, clients.read],
    ['PUT', `${registrationPath}/:clientId`, clients.update],
    ['DELETE', `${registrationPath}/:clientId`, clients.remove],
  ];
  await app.register(async (scope) => {
    scope.setErrorHandler(sendError);
    scope.addHook('onRequest', async (_request, reply) => {
      // Clients in browsers register, too. Nothing here depends on a cookie.
      void reply.headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    });
    for (const [method, url, handle] of routes)
      scope.route({
        method,
        url,
        bodyLimit,
        handler: async (request, reply) => {
          const { status, body } = await run(handle, request);
          return reply.code(status).send(body);
        },
      });
    for (const url of [registrationPath, `${registrationPath}/:clientId`])
      scope.options(url, (_request, reply) =>
        reply
          .code(204)
          .headers({
            'access-control-allow-methods': 'GET, POST, PUT, DELETE',
            'access-control-allow-headers': 'Authorization, Content-Type',
            'access-control-max-age': '600',
          })
          .send(),
      );
  });
}

const notFound = (): RegistrationError => new RegistrationError('not_found', 'Clients can’t register here.');

/** Errors that aren't of these endpoints: what the edge, Fastify and the database throw. Plans are none of a client's business. */
function toRegistrationError(error: unknown): RegistrationError {
  if (error instanceof RegistrationError) return error;
  if (isDatabaseUnavailable(error))
    return new RegistrationError('temporarily_unavailable', edgeErrors.busy.message);
  if (error instanceof ApiError) {
    const { status, code, message } = error.declaration;
    if (code === planErrors.limitExceeded.code)
      return new RegistrationError('access_denied', 'This server takes no further clients at present.');
    return new RegistrationError(
      status === 429 || status === 503 ? 'temporarily_unavailable' : 'server_error',
      message,
      status,
    );
  }
  const status = Number(Object(error).statusCode);
  if (status === 413)
    return new RegistrationError('invalid_client_metadata', 'The body is larger than 16 KB.', 413);
  if (status >= 400 && status < 500)
    return new RegistrationError('invalid_client_metadata', 'The body must be a JSON object.', 400);
  return new RegistrationError('server_error', edgeErrors.general.message);
}
