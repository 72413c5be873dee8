import { ConnectorError } from '@gatehouse/connectors/kit/error';
import {
  connectorErrors,
  type ConnectorErrorCode,
  providerErrors,
} from '@gatehouse/contract/connectors/errors';
import { entityErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from '../../runtime/ctx.ts';
import { fail, found } from '../../lib/fail.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { toProviderFailure } from '../ask-provider.ts';
import { openSsoConnector } from '../enterprise/sso-connectors.ts';
import type { Connected, IdentityProvider } from '../identity-provider.ts';
import { keepResponse } from '../returns/posted-responses.ts';
import { keepTestPost } from '../returns/test-posts.ts';
import { findIdpInitiatedTarget } from '../saml/idp-initiated-target.ts';
import { findSocialConnector } from '../social/social-connectors.ts';
import { createFailedPosts, type FailedPosts } from './failed-posts.ts';

/** For a response that was used before. */
const replayedError = providerErrors.authorization_failed;

/** Enough for the largest response (128 KB of XML) in Base64, in a form. */
const bodyLimit = 256 * 1024;

/**
 * Identity providers post their responses here, from their own site and without our cookies. So this only checks that a response is valid and new, and
 * redirects to a GET, which has the cookies; the flow that reads the response checks that it belongs to it.
 */
export async function registerAssertionConsumer(app: FastifyInstance, runtime: Runtime): Promise<void> {
  const limit = runtime.settings.LIMIT_SIGN_IN_PER_ADDRESS;
  const failed = createFailedPosts({ limit, windowMs: 600_000 }, runtime.clock);
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, body),
    );
    for (const entry of entries) serve(scope, runtime, failed, entry);
  });
}

interface SamlRoute {
  Params: { connectorId: string };
}

type SamlRequest = FastifyRequest<SamlRoute>;

/** A URL that the providers of one kind of connector post to. */
interface Entry {
  path: string;
  find(runtime: Runtime, tenant: Tenant, connectorId: string): Promise<Connected | undefined>;
  /** Where an IdP-initiated sign-in continues; `undefined` if it isn't configured. */
  findIdpInitiatedTarget?(runtime: Runtime, tenant: Tenant, connectorId: string): Promise<string | undefined>;
}

const entries: readonly Entry[] = [
  { path: '/api/authn/saml/:connectorId', find: findSocialConnector },
  {
    path: '/api/authn/single-sign-on/saml/:connectorId',
    find: openSsoConnector,
    findIdpInitiatedTarget,
  },
];

function serve(app: FastifyInstance, runtime: Runtime, failed: FailedPosts, entry: Entry): void {
  const find = async (request: SamlRequest) => {
    const { tenant, connectorId } = readTarget(request);
    return found(await entry.find(runtime, tenant, connectorId), connectorErrors.notFound).provider;
  };

  app.post<SamlRoute>(entry.path, async (request, reply) => {
    const { tenant, connectorId } = readTarget(request);
    const poster = [`${tenant.id} ${connectorId}`, request.ip] as const;
    failed.requireFew(...poster);
    const { receive } = await find(request);
    const take = found(receive, connectorErrors.notFound);
    const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const state = fields.get('RelayState');
    const addFailure = (): void => failed.add(...poster);
    const response = fields.get('SAMLResponse') ?? '';
    const kept = await keepTestPost(runtime, tenant.id, connectorId, { state, response });
    const result =
      kept === undefined
        ? await keep(runtime, entry, { take, response, request, addFailure })
        : { answer: kept };
    if ('goTo' in result) return redirect(reply, result.goTo);
    // Browsers get a page; clients that ask for JSON get the error itself.
    if ('error' in result && request.headers.accept?.includes('application/json'))
      fail(result.error === 'replayed' ? replayedError : providerErrors[result.error]);
    const query = new URLSearchParams({ ...(state ? { state } : {}), ...result });
    return redirect(reply, `/callback/${encodeURIComponent(connectorId)}?${query.toString()}`);
  });

  app.get<SamlRoute>(`${entry.path}/metadata`, async (request, reply) => {
    const { metadata } = await find(request);
    const getMetadata = found(metadata, connectorErrors.notFound);
    return reply.type('application/samlmetadata+xml').send(await getMetadata());
  });
}

function readTarget({ tenant, params }: SamlRequest) {
  return { tenant: found(tenant, entityErrors.notFound), connectorId: params.connectorId };
}

interface Posted {
  take: NonNullable<IdentityProvider['receive']>;
  response: string;
  request: SamlRequest;
  addFailure: () => void;
}

/** Stores a valid response. The page gets a reference to it, or an error code; the reason is only logged, for the operator. */
async function keep(
  runtime: Runtime,
  entry: Entry,
  { take, response, request, addFailure }: Posted,
): Promise<{ answer: string } | { goTo: string } | { error: ConnectorErrorCode | 'replayed' }> {
  const { tenant, connectorId } = readTarget(request);
  const where = { tenant: tenant.id, connectorId };
  try {
    const { id, expiresAt, requestId } = await take({ SAMLResponse: response });
    const goTo =
      requestId === null ? await entry.findIdpInitiatedTarget?.(runtime, tenant, connectorId) : undefined;
    if (requestId === null && goTo === undefined)
      throw new ConnectorError('authorization_failed', 'The response was not requested');
    // The sign-in that an unsolicited response starts doesn't read it, so only its ID is stored.
    const kept = goTo === undefined ? response : undefined;
    const reference = await keepResponse(runtime, tenant.id, connectorId, {
      id,
      expiresAt,
      response: kept,
    });
    if (reference !== undefined) return goTo === undefined ? { answer: reference } : { goTo };
    addFailure();
    request.log.warn(where, 'an identity provider’s response was replayed');
    return { error: 'replayed' };
  } catch (error) {
    const { code, reason, isPassing } = toProviderFailure(error);
    // An unreachable provider isn't the caller's fault.
    if (!isPassing) addFailure();
    request.log.warn({ ...where, code, reason }, 'an identity provider’s response was rejected');
    return { error: code };
  }
}

const redirect = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 303);
