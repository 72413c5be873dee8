import { toConnectorError } from '@gatehouse/connectors/kit/answers';
import { entityErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../../limits/rate-limit.ts';
import { found } from '../../lib/fail.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { type Door, type FindDoor, findSocialDoor, findSsoDoor } from './doors.ts';
import { createFailedPosts, type FailedPosts } from './failed-posts.ts';
import { keepAnswer } from '../returns/posted-answers.ts';

/** The largest answer that is read (128 KB of XML), in Base64, in a form. */
const bodyLimit = 256 * 1024;

/**
 * Where identity providers post their answers to, from pages of their own: no cookie of ours comes along, so this decides only that an
 * answer is good and new. It becomes a GET, which brings the cookies, and counts with the state of the flow that it is then read in.
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
    serve(scope, runtime, failed, '/api/authn/saml/:connectorId', findSocialDoor);
    serve(scope, runtime, failed, '/api/authn/single-sign-on/saml/:connectorId', findSsoDoor);
  });
}

function serve(
  app: FastifyInstance,
  runtime: Runtime,
  failed: FailedPosts,
  path: string,
  findDoor: FindDoor,
): void {
  app.post(path, async (request, reply) => {
    const { tenant, connectorId } = readTarget(request);
    const address = addressKey(request.ip);
    const callers = [`${tenant.id} ${connectorId} ${address}`, address] as const;
    failed.requireFew(...callers);
    const door = await findDoor(runtime, tenant, connectorId);
    const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const state = fields.get('RelayState');
    const addFailure = (): void => failed.add(...callers);
    const response = fields.get('SAMLResponse') ?? '';
    const answer = await receive(runtime, door, response, request, addFailure);
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
  addFailure: () => void,
): Promise<{ answer: string } | { goTo: string } | { error: string }> {
  const { tenant, connectorId } = readTarget(request);
  const where = { tenant: tenant.id, connectorId };
  try {
    const received = await door.receive({ SAMLResponse: response });
    const { id, expiresAt, goTo } = received;
    // The sign-in that an unsolicited answer starts does not read it: only its id is kept.
    const answer = goTo === undefined ? response : undefined;
    const reference = await keepAnswer(runtime, tenant.id, connectorId, { id, expiresAt, answer });
    if (reference !== undefined) return goTo === undefined ? { answer: reference } : { goTo };
    addFailure();
    request.log.warn(where, 'an identity provider’s answer has come before');
    return { error: 'replayed' };
  } catch (error) {
    const { code, reason, isPassing } = toConnectorError(error);
    // That the provider cannot be reached, or that too much is being read, is not the poster's doing.
    if (!isPassing) addFailure();
    request.log.warn({ ...where, code, reason }, 'an identity provider’s answer was refused');
    return { error: code };
  }
}

const redirect = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 303);
