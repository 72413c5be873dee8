import { entityErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayNote } from '../audit/refusals.ts';
import { type AuditEntry, writeLogs } from '../audit/write.ts';
import { writeProviderMetadata } from '@gatehouse/connectors/kit/saml/provider-metadata';
import { createFailedPosts } from '../identity-providers/endpoints/failed-posts.ts';
import { ApiError, found } from '../lib/fail.ts';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { sendError } from '../web/errors.ts';
import { wantsPage } from '../web/unavailable-page.ts';
import { findServiceProvider, openSigningKey, type ServiceProvider } from './application.ts';
import { finishSignIn } from './callback.ts';
import type { Incoming } from './incoming.ts';
import { sendPostPage, sendProblemPage } from './pages.ts';
import { receiveLogoutRequest } from './logout.ts';
import { type Answer, receiveAuthnRequest, startIdpInitiated } from './sign-in.ts';

/** A request in a form: Base64 of at most 128 KB. */
const bodyLimit = 192 * 1024;

interface SamlRoute {
  Params: { id: string };
}
type SamlRequest = FastifyRequest<SamlRoute>;

/** A request to a SAML application, and what is said of it in the audit log. */
interface Visit {
  runtime: Runtime;
  tenant: Tenant;
  provider: ServiceProvider;
  request: SamlRequest;
  entry: (
    key: AuditEntry['key'],
    about?: { userId?: string; requestId?: string; error?: { code: string; message?: string } },
  ) => AuditEntry;
}

/** The endpoints of us as an identity provider, which browsers and service providers open (SAML Profiles 4, ADR 174). */
export async function registerSamlProvider(app: FastifyInstance, runtime: Runtime): Promise<void> {
  const limit = runtime.settings.LIMIT_SIGN_IN_PER_ADDRESS;
  const failed = createFailedPosts({ limit, windowMs: 600_000 }, runtime.clock);

  /** Answers with a page or a redirect. Failures count before anything is read, as at the assertion consumer (ADR 105). */
  const serve =
    (
      key: AuditEntry['key'] | undefined,
      handle: (visit: Visit) => Promise<Answer & { requestId?: string; error?: string }>,
    ) =>
    async (request: SamlRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const tenant = found(request.tenant, entityErrors.notFound);
      const sender = [`${tenant.id} ${request.params.id}`, request.ip] as const;
      failed.requireFew(...sender);
      const provider = await findServiceProvider(runtime, tenant, request.params.id);
      const visit: Visit = { runtime, tenant, provider, request, entry: createEntry(request, provider) };
      try {
        const answer = await handle(visit);
        const { requestId, error } = answer;
        if (key !== undefined && (requestId !== undefined || error !== undefined))
          await note(visit, visit.entry(key, { requestId, ...(error && { error: { code: error } }) }));
        return await send(visit, reply, answer);
      } catch (error) {
        if (!(error instanceof ApiError) || error.declaration.status >= 500) throw error;
        failed.add(...sender);
        const { declaration, internal } = error;
        const { status, code, message } = declaration;
        request.log.info({ code, internal, application: request.params.id }, 'a SAML request was rejected');
        if (key !== undefined && status !== 429)
          await note(visit, visit.entry(key, { error: { code, message: internal ?? message } }));
        return wantsPage(request.headers.accept)
          ? sendProblemPage(runtime, tenant, request, reply, { status, code, message })
          : sendError(reply, declaration, error.data);
      }
    };

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, body),
    );
    const signIn = serve('SamlApplication.AuthnRequest', ({ tenant, provider, request }) =>
      receiveAuthnRequest(runtime, tenant, provider, readFields(request)),
    );
    scope.get<SamlRoute>('/api/saml/:id/authn', signIn);
    scope.post<SamlRoute>('/api/saml/:id/authn', { bodyLimit }, signIn);
    const logout = serve('SamlApplication.LogoutRequest', ({ tenant, provider, request, entry }) =>
      receiveLogoutRequest(runtime, tenant, provider, readFields(request), {
        ip: request.ip,
        userAgent: userAgentOf(request),
        entry: (about) => entry('SamlApplication.LogoutRequest', about),
      }),
    );
    scope.get<SamlRoute>('/api/saml/:id/slo', logout);
    scope.post<SamlRoute>('/api/saml/:id/slo', { bodyLimit }, logout);
    scope.get<SamlRoute>(
      '/api/saml/:id/start',
      serve(undefined, async ({ tenant, provider }) => startIdpInitiated(runtime, tenant, provider)),
    );
    scope.get<SamlRoute>(
      '/api/saml-applications/:id/callback',
      serve('SamlApplication.Callback', ({ tenant, provider, request, entry }) =>
        finishSignIn(runtime, tenant, provider, {
          query: new URLSearchParams(queryOf(request)),
          cookies: request.headers.cookie,
          entry: (about) => entry('SamlApplication.Callback', about),
        }),
      ),
    );
    scope.get<SamlRoute>('/api/saml-applications/:id/metadata', async (request, reply) => {
      const tenant = found(request.tenant, entityErrors.notFound);
      const provider = await findServiceProvider(runtime, tenant, request.params.id);
      openSigningKey(runtime, provider);
      return reply.type('text/xml; charset=utf-8').send(describe(provider));
    });
  });
}

const describe = ({
  addresses,
  nameIdFormat,
  requireSignedRequests,
  certificates,
  spCertificate,
  singleLogoutUrl,
}: ServiceProvider): string =>
  writeProviderMetadata({
    ...(spCertificate !== null && singleLogoutUrl !== null && { singleLogout: addresses.singleLogout }),
    entityId: addresses.entityId,
    signIn: addresses.signIn,
    nameIdFormat,
    wantsSignedRequests: requireSignedRequests,
    certificates,
  });

const userAgentOf = ({ headers }: FastifyRequest): string => (headers['user-agent'] ?? '').slice(0, 512);

const queryOf = ({ raw }: FastifyRequest): string => raw.url?.split('?').slice(1).join('?') ?? '';

/** The fields of a query, a form, or, as on the wire, of JSON. A name that is given twice has no value, because senders and readers may differ. */
function readFields(request: FastifyRequest): Incoming {
  const query = queryOf(request);
  if (request.method === 'GET') return { binding: 'redirect', query, fields: toFields(query) };
  const { body } = request;
  const fields =
    typeof body === 'string'
      ? toFields(body)
      : new Map(
          Object.entries(body ?? {}).flatMap(([name, value]): [string, string][] =>
            typeof value === 'string' ? [[name, value]] : [],
          ),
        );
  return { binding: 'post', query, fields };
}

function toFields(text: string): Map<string, string> {
  const given = new URLSearchParams(text);
  const names = [...new Set(given.keys())];
  return new Map(
    names.flatMap((name): [string, string][] => {
      const [value, another] = given.getAll(name);
      return value === undefined || another !== undefined ? [] : [[name, value]];
    }),
  );
}

const createEntry =
  (request: SamlRequest, { applicationId }: ServiceProvider): Visit['entry'] =>
  (key, { userId, requestId, error } = {}) => ({
    key,
    applicationId,
    ...(userId !== undefined && { userId }),
    payload: {
      result: error ? 'Error' : 'Success',
      ...(error && { error }),
      ip: request.ip,
      userAgent: userAgentOf(request),
      requestId: request.id,
      ...(requestId !== undefined && { samlRequestId: requestId }),
    },
  });

/** Anyone can send requests, so only some get an entry of their own (ADR 101). */
async function note({ runtime, tenant, request }: Visit, entry: AuditEntry): Promise<void> {
  if (mayNote(runtime, tenant.id, request.ip)) await writeLogs(runtime, tenant.id, [entry]);
}

const send = ({ runtime, tenant, request }: Visit, reply: FastifyReply, answer: Answer) =>
  'post' in answer
    ? sendPostPage(runtime, tenant, request, reply, answer.post)
    : reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(answer.redirect, 303);
