import { adminTenantId } from '@gatehouse/contract/common';
import { edgeErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../web/errors.ts';
import { createMemoryLimiter } from '../limits/memory-limiter.ts';
import { describeTenant } from '../tenancy/tenant.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { pollLimit } from './device.ts';
import { getProvider } from './provider.ts';
import { openRequest } from './request.ts';

const prefix = '/oidc';

/** Mounts the protocol of every tenant below `/oidc`, and the metadata URL of RFC 8414 3.1. */
export async function registerOidc(app: FastifyInstance, runtime: Runtime): Promise<void> {
  // Creates one engine at the start, so that an incompatible version fails there and not at the first sign-in.
  await getProvider(runtime, describeTenant(runtime.settings, adminTenantId));
  const { LIMIT_TOKENS, LIMIT_REFRESHES } = runtime.settings;
  const perMinute = (limit: number) => createMemoryLimiter({ limit, windowMs: 60_000 }, runtime.clock);
  const calls = perMinute(LIMIT_TOKENS);
  const refreshes = perMinute(LIMIT_REFRESHES);
  const polls = createMemoryLimiter(pollLimit, runtime.clock);
  const mayPoll = (key: string): boolean => {
    try {
      polls.count({ key });
      return true;
    } catch {
      return false;
    }
  };

  async function handleRequest(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> {
    const { tenant, raw } = request;
    if (!tenant) return sendError(reply, edgeErrors.notFound);
    const { handle, host, protocol } = await getProvider(runtime, tenant);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    openRequest(raw, {
      runtime,
      tenant,
      log: request.log,
      ip: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 512),
      requestId: request.id,
      calls,
      countRefresh: (key) => refreshes.count({ key }),
      mayPoll,
    });
    // The log asks for it after the header is gone.
    Object.defineProperty(request, 'ip', { value: request.ip });
    // The engine builds links from these, so they must come from the settings and not from the client (attacks: header trust).
    const { headers } = raw;
    headers.host = host;
    headers['x-forwarded-proto'] = protocol;
    for (const name of ['x-forwarded-host', 'x-forwarded-for']) if (headers[name]) headers[name] = '';
    Object.assign(raw, { originalUrl: `${prefix}${path}`, baseUrl: prefix, url: path });
    await handle(raw, reply.raw);
    return reply;
  }

  await app.register(async (scope) => {
    // The engine reads bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${prefix}/*`, (request, reply) =>
      handleRequest(request, reply, request.url.slice(prefix.length)),
    );
    scope.get(`/.well-known/oauth-authorization-server${prefix}`, (request, reply) =>
      handleRequest(request, reply, '/.well-known/oauth-authorization-server'),
    );
  });
}
