import {
  type CheckedEndpoint,
  type Endpoint,
  isOfAdministrators,
  isOfManagement,
  type Paging,
  withChecks,
} from '@gatehouse/contract/endpoint';
import { findDeclared } from '@gatehouse/contract/endpoint-errors';
import { entityErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Ctx, Note, Tenant } from '../runtime/ctx.ts';
import { ApiError, fail, found } from '../lib/fail.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { auditRefusal } from './audit-request.ts';
import { createAnnouncing, findWanted } from './announcing.ts';
import { authenticate } from './authenticate.ts';
import { authorize, requireUnsuspended } from './authorize.ts';
import type { Implementation, ParsedInput } from './implement.ts';
import { type Checked, registerOperation } from './operations.ts';
import { parseInput } from './parse.ts';
import { type HandlerCtx, perform } from './perform.ts';
import { createMemoryLimiter } from '../limits/memory-limiter.ts';
import { type Caller, callerAt } from '../limits/networks.ts';
import { checkOutput, send } from './send.ts';
import { createManagementShare } from './share.ts';
import { readUpload, registerUploads } from './upload.ts';
import { updateUploads } from './update-uploads.ts';

/** The limits of callers, for all endpoints together. */
export function createApiLimits({ settings, clock }: Pick<Runtime, 'settings' | 'clock'>) {
  const rate = { limit: settings.LIMIT_API, windowMs: 60_000 };
  return {
    calls: createMemoryLimiter(rate, clock),
    failures: createMemoryLimiter(rate, clock),
    share: createManagementShare(settings.DATABASE_POOL_SIZE),
  };
}

/**
 * The steps of an API request, in order. Before them, Fastify has assigned the request id, the tenant was found (`server.ts`) and the
 * endpoint matched. Errors are handled in `errors.ts`.
 */
export function registerApi(
  app: FastifyInstance,
  runtime: Runtime,
  implementations: readonly Implementation[],
  { calls, failures, share } = createApiLimits(runtime),
): void {
  async function handleRequest(implementation: Checked, request: FastifyRequest, reply: FastifyReply) {
    const { endpoint } = implementation;
    const tenant = requireTenant(request, endpoint);
    const actor = await authenticate(runtime, tenant, endpoint.permission, request).catch(
      (error: unknown) => {
        // Only failures count by IP address, so that callers with a valid token aren't limited because of others at the same address.
        if (error instanceof ApiError) failures.count(callerAt(request.ip));
        throw error;
      },
    );
    const caller = callerOf(actor) ?? callerAt(request.ip);
    calls.count(caller);
    authorize(endpoint, actor, runtime.settings.EDITION);
    await requireUnsuspended(runtime, endpoint, tenant, request.params);
    const { paging, ...input } = parseInput(endpoint, request);
    if (endpoint.upload) input.file = await readUpload(endpoint, request);
    const call = () => run(implementation, { request, reply, tenant, actor, input, paging });
    return holdsConnection(endpoint) ? share(caller.key, call) : call();
  }

  async function run(
    implementation: Checked,
    { request, reply, tenant, actor, input, paging }: AuthorizedRequest,
  ) {
    const { endpoint, events, represent } = implementation;
    const effects: (() => Promise<void>)[] = [];
    const rejections: (() => Promise<void>)[] = [];
    const noted: Note = {};
    const subscribed = await findWanted(runtime, tenant.id, events);
    const announcing = createAnnouncing(endpoint, events, { subscribed, url: request.url });
    // What a step has read is kept by this very object (`currentFlow`): a copy for the handler would make `represent` read it again.
    const ctx: HandlerCtx = {
      fail,
      found,
      ...requestContext(runtime, request, reply, { effects, rejections }),
      tenant,
      actor,
      note: (about) => void Object.assign(noted, about),
      announce: (db, output) =>
        announcing.announce(
          { ...ctx, db },
          { ...input, output: checkOutput(endpoint, output), old: undefined },
        ),
    };
    const more = () => (prefersRepresentation(request) ? represent?.(ctx) : undefined);
    try {
      const { output } = await perform(ctx, implementation, { input, noted, subscribed, announcing });
      announcing.finish(ctx);
      for (const effect of effects) await effect();
      return send(reply, request, endpoint, output, paging && { paging, tenant }, await more());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const declared = withDeclaredStatus(runtime, endpoint, error);
      await auditRefusal(ctx, events, input.params, declared.declaration);
      for (const effect of rejections) await effect();
      throw declared.with(await more());
    }
  }

  const addRoute = (scope: FastifyInstance, implementation: Checked) => {
    registerOperation(runtime, implementation);
    const { method, path, bodyLimit } = implementation.endpoint;
    scope.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: bodyLimit ?? 1024 * 1024,
      handler: (request, reply) => handleRequest(implementation, request, reply),
      onSend: updateUploads(runtime),
    });
  };
  const isUpload = ({ endpoint }: Implementation) => endpoint.upload === true;
  void app.register(async (scope) => {
    const checked = implementations.filter((each) => !isUpload(each)).map(check);
    for (const implementation of await Promise.all(checked)) addRoute(scope, implementation);
  });
  void app.register(async (scope) => {
    registerUploads(scope);
    const checked = implementations.filter(isUpload).map(check);
    for (const implementation of await Promise.all(checked)) addRoute(scope, implementation);
  });
}

const check = async (implementation: Implementation): Promise<Checked> => ({
  ...implementation,
  endpoint: await withChecks(implementation.endpoint),
});

/** The Management API is not served at the administrators' origin, nor `/me` and the members of tenants at a tenant's (ADR 5). */
function requireTenant(request: FastifyRequest, endpoint: Endpoint): Tenant {
  const { permission } = endpoint;
  const { tenant } = request;
  if (!tenant) return fail(entityErrors.notFound);
  const atAdmin = tenant.id === 'admin';
  if (isOfAdministrators(permission) && !atAdmin) return fail(entityErrors.notFound);
  if (isManagement(endpoint) && atAdmin) return fail(entityErrors.notFound);
  return tenant;
}

/**
 * The error with the status that its endpoint declares. An undeclared error is a bug: tests fail, but in production the caller gets the
 * error anyway.
 */
function withDeclaredStatus(
  { isStrict, log }: Runtime,
  endpoint: CheckedEndpoint,
  error: ApiError,
): ApiError {
  const { code } = error.declaration;
  const declared = findDeclared(endpoint, code, error.declaration.status);
  if (declared) return error.withStatus(declared.status);
  const problem = `${endpoint.method} ${endpoint.path} does not declare ${code}`;
  if (isStrict) throw new Error(problem, { cause: error });
  log.error({ err: error }, problem);
  return error;
}

interface AuthorizedRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  tenant: Tenant;
  actor: Actor;
  input: ParsedInput;
  /** Of lists. */
  paging?: Paging;
}

const isManagement = ({ permission }: Endpoint): boolean => isOfManagement(permission);

/** Whether a management request can use a database connection for long; slow work without one doesn't count, nor does a response that is read slowly. */
const holdsConnection = (endpoint: CheckedEndpoint): boolean =>
  isManagement(endpoint) &&
  endpoint.streams === undefined &&
  (endpoint.transaction !== 'none' || endpoint.method === 'GET' || endpoint.upload === true);

/** The rate limit key of a user, machine-to-machine application or connection link, independent of the IP address. */
function callerOf(actor: Actor): Caller | undefined {
  if (actor.kind === 'connection-link') return { key: `connection link ${actor.linkId}` };
  if ('userId' in actor) return { key: `user ${actor.userId}` };
  return actor.kind === 'machine' ? { key: `client ${actor.clientId}` } : undefined;
}

/** RFC 7240 4.2. */
const prefersRepresentation = (request: FastifyRequest): boolean =>
  request.headers.prefer === 'return=representation';

function requestContext(
  runtime: Runtime,
  request: FastifyRequest,
  reply: FastifyReply,
  { effects, rejections }: Record<'effects' | 'rejections', (() => Promise<void>)[]>,
): Omit<Ctx, 'tenant' | 'actor' | 'note' | 'announce'> {
  return {
    runtime,
    now: runtime.clock(),
    log: request.log,
    requestId: request.id,
    locale: request.headers['accept-language'] ?? 'en',
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 512),
    header: (name) => request.headers[name]?.toString(),
    // `ips` also has the callers that trusted proxies name.
    proxyHeader: (name) => ((request.ips?.length ?? 0) > 1 ? request.headers[name]?.toString() : undefined),
    setHeader: (name, value) => void reply.header(name, value),
    created: () => void reply.code(201),
    afterCommit: (effect) => void effects.push(effect),
    afterRejection: (effect) => void rejections.push(effect),
  };
}
