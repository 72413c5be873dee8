import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestTrace, Tracing } from '../tracing/tracing.ts';
import { findTemplate, type WildcardPaths } from './route-template.ts';
import { probes } from './status.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** If this request is traced. */
    trace: RequestTrace | undefined;
  }
}

/** W3C Trace Context, and Baggage. */
const traceHeaders = ['traceparent', 'tracestate', 'baggage'];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The header of a trusted proxy that has passed the request on. From others it is taken off, so that nothing behind reads it. */
function takeTraceparent(request: FastifyRequest): string | undefined {
  const { headers } = request;
  const given = headers['traceparent'];
  const isTrusted = given !== undefined && (request.ips?.length ?? 0) > 1;
  for (const name of traceHeaders) if (headers[name] !== undefined) delete headers[name];
  return isTrusted ? String(given) : undefined;
}

/** Traces the requests of routes that are added later, and of none; not the probes of load balancers. */
export function traceRequests(app: FastifyInstance, tracing: Tracing, paths: WildcardPaths): void {
  app.decorateRequest('trace', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const traceparent = takeTraceparent(request);
    if (probes.includes(request.routeOptions.url ?? '')) return tracing.outside(done);
    const trace = tracing.openRequest({ id: request.id, traceparent });
    if (!trace) return tracing.outside(done);
    request.trace = trace;
    const log = request.log.child({ traceId: trace.traceId });
    request.log = log;
    reply.log = log;
    // Emitted for every response, also for one that couldn't be sent.
    reply.raw.once('close', () =>
      trace.end({
        method: methods.has(request.method) ? request.method : '_OTHER',
        route: findTemplate(request, paths),
        status: reply.raw.writableFinished ? reply.raw.statusCode : undefined,
      }),
    );
    trace.enter(done);
  });
  // A body was read meanwhile, by the socket.
  app.addHook('preValidation', ({ trace }, _reply, done) => (trace ? trace.enter(done) : done()));
}
