import { adminTenantId } from '@gatehouse/contract/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countRefused } from '../audit/refusals.ts';
import { writeLogs, writeLogsIn } from '../audit/write.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { ApiError } from '../lib/fail.ts';
import { createMemoryLimiter } from '../limits/memory-limiter.ts';
import { callerAt } from '../limits/networks.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Share } from '../web/share.ts';
import { announce, deliverAnnounced } from '../webhooks/announce.ts';
import { subscribedEvents } from '../webhooks/subscriptions.ts';
import { authenticate } from './authenticate.ts';
import { createEntry } from './changes.ts';
import { describeSchemas, describeService, describeTypes, findSchema, findType } from './discovery.ts';
import * as groups from './groups.ts';
import { errorMessage } from './schema-names.ts';
import type { ScimAnswer, ScimCtx, ScimRequest } from './scim-ctx.ts';
import { notFound, ScimError } from './scim-error.ts';
import * as users from './users.ts';

const mediaType = 'application/scim+json; charset=utf-8';
const prefix = '/scim/v2/:organizationId';
/** A group with all of its members fits. */
const bodyLimit = 1024 * 1024;
/** Refused requests of one organization that are audited in a minute; others are only answered. */
const mostNoted = 30;

type Handler = (ctx: ScimCtx) => Promise<ScimAnswer>;

const routes: readonly [
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  handle: Handler,
][] = [
  ['GET', '/Users', users.listUsers],
  ['POST', '/Users', users.createUser],
  ['GET', '/Users/:id', users.getUser],
  ['PUT', '/Users/:id', users.replaceUser],
  ['PATCH', '/Users/:id', users.patchUser],
  ['DELETE', '/Users/:id', users.deleteUser],
  ['GET', '/Groups', groups.listGroups],
  ['POST', '/Groups', groups.createGroup],
  ['GET', '/Groups/:id', groups.getGroup],
  ['PUT', '/Groups/:id', groups.replaceGroup],
  ['PATCH', '/Groups/:id', groups.patchGroup],
  ['DELETE', '/Groups/:id', groups.deleteGroup],
];

type Describe = (baseUrl: string, id: string) => object | undefined;

const descriptions: readonly [path: string, describe: Describe][] = [
  ['/ServiceProviderConfig', describeService],
  ['/ResourceTypes', describeTypes],
  ['/ResourceTypes/:id', findType],
  ['/Schemas', describeSchemas],
  ['/Schemas/:id', findSchema],
];

/** The IDs of the path. One with a NUL, which PostgreSQL doesn't store, is of nothing. */
function paramsOf({ params }: FastifyRequest): Record<string, string> {
  const ids = Object.entries(Object(params)).map(([name, value]) => [name, String(value)]);
  if (ids.some(([, id]) => id?.includes('\0'))) throw notFound();
  return Object.fromEntries(ids);
}

/** The endpoints with which identity providers provision the users of an organization (RFC 7644, ADR 222). */
export async function registerScim(app: FastifyInstance, runtime: Runtime, share: Share): Promise<void> {
  const { settings, clock, database } = runtime;
  const rate = { limit: settings.LIMIT_API, windowMs: 60_000 };
  const calls = createMemoryLimiter(rate, clock);
  const failures = createMemoryLimiter(rate, clock);
  const noted = createMemoryLimiter({ limit: mostNoted, windowMs: 60_000 }, clock);
  const requests = new WeakMap<FastifyRequest, ScimRequest>();

  /** Before the body is read, so that only callers with a token can send one. */
  async function admit(request: FastifyRequest): Promise<ScimRequest> {
    const { tenant, ip, headers, method } = request;
    const { organizationId = '' } = paramsOf(request);
    // Administrators aren't provisioned: the organizations of the admin tenant are tenants.
    if (!tenant || tenant.id === adminTenantId) throw notFound();
    const now = clock();
    const given = { organizationId, authorization: headers.authorization, now };
    const tokenId = await authenticate(database.for(tenant.id), given).catch((error: unknown) => {
      // Only failures count by IP address: customers of one identity provider share its addresses.
      if (error instanceof ScimError) failures.count(callerAt(ip));
      throw error;
    });
    // Both tokens of an organization count together.
    calls.count({ key: `${tenant.id} ${organizationId}` });
    if (tenant.isSuspended && method !== 'GET')
      throw new ScimError(403, 'The tenant is suspended. Its data can be read, but not changed.');
    const path = request.url.split('?', 1)[0] ?? '';
    const baseUrl = `${tenant.origin}/scim/v2/${encodeURIComponent(organizationId)}`;
    const userAgent = (headers['user-agent'] ?? '').slice(0, 512);
    const about = { log: request.log, requestId: request.id, ip, userAgent, method, path, baseUrl };
    return { runtime, tenant, organizationId, tokenId, now, ...about };
  }

  function requireAdmitted(request: FastifyRequest): ScimRequest {
    const admitted = requests.get(request);
    if (!admitted) throw notFound();
    return admitted;
  }

  /** Runs a request in one transaction with its audit log entries and webhook events. */
  async function run(handle: Handler, request: FastifyRequest): Promise<ScimAnswer> {
    const admitted = requireAdmitted(request);
    const { tenant, now } = admitted;
    const subscribed = await subscribedEvents(runtime, tenant.id);
    const delivered: ScimCtx['announced'] = [];
    const result = await database.tenant(
      tenant.id,
      async (db) => {
        const ctx: ScimCtx = {
          ...admitted,
          db,
          subscribed,
          entries: [],
          announced: [],
          body: request.body,
          query: Object(request.query),
          params: paramsOf(request),
          async finish() {
            await writeLogsIn(db, ctx.entries.splice(0), now);
            const events = ctx.announced.splice(0);
            await announce({ runtime, tenant, now, db }, events);
            delivered.push(...events);
          },
        };
        const answered = await handle(ctx);
        if (ctx.entries.length + ctx.announced.length > 0) await ctx.finish();
        return answered;
      },
      request.method === 'GET' ? 'short' : 'long',
    );
    await deliverAnnounced(runtime, tenant.id, delivered);
    return result;
  }

  /** Writes a refused change to the audit log, so that administrators see why an identity provider reports an error. */
  async function noteRefusal(
    request: FastifyRequest,
    { status, message, scimType }: ScimError,
  ): Promise<void> {
    const admitted = requests.get(request);
    if (!admitted || request.method === 'GET' || status === 404 || status === 429) return;
    try {
      noted.count({ key: `${admitted.tenant.id} ${admitted.organizationId}` });
    } catch {
      return;
    }
    const resource = admitted.path.split('/')[4] ?? '';
    const error = { code: scimType ?? String(status), message };
    const about = { result: 'Error' as const, error, method: request.method, resource };
    await writeLogs(runtime, admitted.tenant.id, [createEntry(admitted, 'Organization.Scim.Refused', about)]);
  }

  async function sendError(
    error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { problem, headers } = toScimError(error);
    const { status, message, scimType } = problem;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ status, scimType }, 'request rejected');
    if (status === 429 && request.tenant) countRefused(runtime, request.tenant.id, request.ip);
    if (status < 500) await noteRefusal(request, problem);
    if (status === 401) void reply.header('www-authenticate', 'Bearer');
    return reply
      .code(status)
      .headers(headers)
      .type(mediaType)
      .send(
        JSON.stringify({
          schemas: [errorMessage],
          status: String(status),
          ...(scimType && { scimType }),
          detail: message,
        }),
      );
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/scim+json', 'application/json'],
      { parseAs: 'string' },
      (_request, text, done) => {
        // Some identity providers send the header without a body.
        if (text === '') return done(null, undefined);
        try {
          return done(null, JSON.parse(String(text)));
        } catch {
          return done(new ScimError(400, 'The body isn’t valid JSON.', 'invalidSyntax'));
        }
      },
    );
    scope.setErrorHandler((error, request, reply) => sendError(error, request, reply));
    scope.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      requests.set(request, await admit(request));
    });
    for (const [method, path, handle] of routes)
      scope.route({
        method,
        url: prefix + path,
        bodyLimit,
        handler: async (request, reply) => {
          const { tenant, organizationId } = requireAdmitted(request);
          const answered = await share(`scim ${tenant.id} ${organizationId}`, () => run(handle, request));
          const { status, body, location } = answered;
          if (location !== undefined) void reply.header('location', location);
          void reply.code(status);
          return body ? reply.type(mediaType).send(JSON.stringify(body)) : reply.send();
        },
      });
    for (const [path, describe] of descriptions)
      scope.get(prefix + path, (request, reply) => {
        const { id = '' } = paramsOf(request);
        const found = describe(requireAdmitted(request).baseUrl, id);
        if (!found) throw notFound();
        return reply.type(mediaType).send(JSON.stringify(found));
      });
    // Bulk, /Me and searching with POST aren't supported.
    scope.all(`${prefix}/*`, () => {
      throw new ScimError(501, 'This operation isn’t supported.');
    });
  });
}

const toScimError = (error: unknown): { problem: ScimError; headers: Record<string, string> } => {
  if (error instanceof ScimError) return { problem: error, headers: {} };
  if (error instanceof ApiError) {
    const { declaration, headers } = error;
    return { problem: new ScimError(declaration.status, declaration.message), headers };
  }
  if (isDatabaseUnavailable(error))
    return {
      problem: new ScimError(503, 'The server is busy. Wait and try again.'),
      headers: { 'retry-after': '5' },
    };
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500;
  if (status === 413) return { problem: new ScimError(413, 'The body is too large.'), headers: {} };
  if (status === 415)
    return { problem: new ScimError(415, 'Send application/scim+json.', undefined), headers: {} };
  if (status >= 400 && status < 500)
    return { problem: new ScimError(400, 'The request isn’t valid.', 'invalidSyntax'), headers: {} };
  return { problem: new ScimError(500, 'Something went wrong on the server.'), headers: {} };
};
