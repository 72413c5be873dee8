import { toConnectorError } from '@gatehouse/connectors/kit/answers';
import { entityErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, countOrRefuse } from '../edge/rate-limit.ts';
import { found } from '../fail.ts';
import type { Runtime } from '../runtime.ts';
import { type Door, type FindDoor, findSocialDoor, findSsoDoor } from './doors.ts';
import { keepAnswer } from './posted-answers.ts';

/** A signed answer with everything a directory knows of somebody, in Base64. */
const bodyLimit = 1024 * 1024;

/**
 * Where identity providers post their answers to, from pages of their own: no cookie of ours comes along, so this decides only that an
 * answer is good and new. It becomes a GET, which brings the cookies, and counts with the state of the flow that it is then read in.
 */
export async function registerAssertionConsumer(app: FastifyInstance, runtime: Runtime): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, body),
    );
    serve(scope, runtime, '/api/authn/saml/:connectorId', findSocialDoor);
    serve(scope, runtime, '/api/authn/single-sign-on/saml/:connectorId', findSsoDoor);
  });
}

function serve(app: FastifyInstance, runtime: Runtime, path: string, findDoor: FindDoor): void {
  app.post(path, async (request, reply) => {
    const { tenant, connectorId } = readTarget(request);
    const rate = {
      name: 'posted-answer',
      limit: runtime.settings.LIMIT_SIGN_IN_PER_ADDRESS,
      windowMs: 600_000,
    };
    await countOrRefuse(runtime, tenant.id, rate, addressKey(request.ip));
    const door = await findDoor(runtime, tenant, connectorId);
    const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const state = fields.get('RelayState');
    const answer = await receive(runtime, door, fields.get('SAMLResponse') ?? '', request);
    if ('goTo' in answer) return redirect(reply, answer.goTo);
    const query = new URLSearchParams({ ...(state ? { state } : {}), ...answer });
    return redirect(reply, `/callback/${encodeURIComponent(connectorId)}?${query.toString()}`);
  });

  app.get(`${path}/metadata`, async (request, reply) => {
    const { tenant, connectorId } = readTarget(request);
    const door = await findDoor(runtime, tenant, connectorId);
    return reply.type('application/samlmetadata+xml').send(await door.describeUs());
  });
}

function readTarget({ tenant, params }: FastifyRequest) {
  const { connectorId } = params as { connectorId: string };
  return { tenant: found(tenant, entityErrors.notFound), connectorId };
}

/** What the page that reads it is told: where the answer is, or that it did not count. Why, is for who runs the service. */
async function receive(
  runtime: Runtime,
  door: Door,
  response: string,
  request: FastifyRequest,
): Promise<{ answer: string } | { goTo: string } | { error: string }> {
  const { tenant, connectorId } = readTarget(request);
  const where = { tenant: tenant.id, connectorId };
  try {
    const received = await door.receive({ SAMLResponse: response });
    const { id, expiresAt, goTo } = received;
    // One that nobody asked for is of no further use: only that it came is kept.
    const answer = goTo === undefined ? response : '';
    const reference = await keepAnswer(runtime, tenant.id, connectorId, { id, expiresAt, answer });
    if (reference !== undefined) return goTo === undefined ? { answer: reference } : { goTo };
    request.log.warn(where, 'an identity provider’s answer has come before');
    return { error: 'replayed' };
  } catch (error) {
    const { code, reason } = toConnectorError(error);
    request.log.warn({ ...where, code, reason }, 'an identity provider’s answer was refused');
    return { error: code };
  }
}

const redirect = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 303);
