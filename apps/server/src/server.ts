import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { createApiLimits, registerApi } from './web/api.ts';
import { countRequests } from './web/count-requests.ts';
import { registerCors } from './web/cors.ts';
import { registerErrorBoundary } from './web/errors.ts';
import type { Implementation } from './web/implement.ts';
import { findTenant } from './web/host.ts';
import { registerReference } from './web/docs/reference-routes.ts';
import { registerSelfCheck } from './web/self-check.ts';
import { registerStatus } from './web/status.ts';
import { refuseSuspended } from './web/suspended.ts';
import { traceRequests } from './web/trace-requests.ts';
import { loggedPath, normalizeTarget } from './web/target.ts';
import type { Tenant } from './runtime/ctx.ts';
import { implementations } from './endpoints.ts';
import { createId } from './lib/ids.ts';
import { protocolTemplate, protocolTemplates } from './oidc/paths.ts';
import { registerOidc } from './oidc/register.ts';
import { registerPages } from './pages.ts';
import { registerRegistration } from './registration/register.ts';
import { registerScim } from './scim/register.ts';
import type { OwnerRuntime } from './runtime/runtime.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The tenant of the Host header; undefined for probes. */
    tenant: Tenant | undefined;
  }
}

const protocolPaths = { prefix: '/oidc', templates: protocolTemplates, templateOf: protocolTemplate };

/** What every response has. Pages replace the policy with one that allows what they load (ADR 225). */
const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** The whole server without its ports: protocol, APIs and pages of every tenant, selected by the Host header. */
export async function buildServer(runtime: OwnerRuntime): Promise<FastifyInstance> {
  const { settings } = runtime;
  const app = fastify({
    loggerInstance: runtime.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => createId(16),
    rewriteUrl: ({ url = '/' }) => normalizeTarget(url),
    trustProxy: settings.TRUST_PROXY.length > 0 ? settings.TRUST_PROXY : false,
    routerOptions: { maxParamLength: 256, ignoreTrailingSlash: true },
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    // Requests that have reached this process are answered even while it stops (ADR 113).
    return503OnClosing: false,
  });
  const isHttps = settings.ENDPOINT.startsWith('https:');
  app.decorateRequest('tenant', undefined);
  if (runtime.tracing) traceRequests(app, runtime.tracing, protocolPaths);
  const begin = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    void reply.header('x-request-id', request.id).headers(commonHeaders);
    if (isHttps) void reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (request.url.startsWith('/api/') || request.url.startsWith('/me'))
      void reply.header('Cache-Control', 'no-store');
    return (await findTenant(runtime, request, reply)) ?? refuseSuspended(request, reply);
  };
  app.addHook('onRequest', (request, reply) => {
    const { hold } = runtime.stopping;
    return hold ? hold.then(() => begin(request, reply)) : begin(request, reply);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, ip, tenant } = request;
    // Not `request.url`, which has no prefix after the protocol engine.
    const path = loggedPath(request.originalUrl);
    request.log.info(
      { method, path, ip, tenant: tenant?.id, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
  if (runtime.metrics) countRequests(app, runtime.metrics, protocolPaths);
  registerErrorBoundary(app, runtime);
  const limits = createApiLimits(runtime);
  const hasCookie = ({ endpoint: { permission } }: Implementation): boolean =>
    permission === 'flow' || permission === 'connection-link';
  const others = implementations.filter((each) => !hasCookie(each));
  registerApi(app, runtime, implementations.filter(hasCookie), limits);
  // A context of their own: pages of other origins may not call what a cookie authenticates, and the protocol engine answers CORS itself, so their requests
  // don't pay for the hooks of the APIs.
  await app.register(async (apis) => {
    await registerCors(apis, runtime);
    registerStatus(apis, runtime);
    registerSelfCheck(apis, runtime);
    registerReference(apis, settings);
    registerApi(apis, runtime, others, limits);
    // So that pages of other origins can read the 404 of an unknown path.
    apis.all('/api/*', (_request, reply) => reply.callNotFound());
  });
  await registerScim(app, runtime, limits.share);
  await registerRegistration(app, runtime, limits.share);
  await registerOidc(app, runtime);
  await registerPages(app, runtime);
  return app;
}
