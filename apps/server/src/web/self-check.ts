import { randomBytes } from 'node:crypto';
import { edgeErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openFor, sealFor } from '../keys/sealed-for.ts';
import type { Secrets } from '../keys/secrets.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { sendError } from './errors.ts';

/*
 * How `npm run doctor` sees a server from outside (ADR 220). Its question can only be made, and the answer only be read, with the secrets key. So
 * the answer proves that the same installation has been reached, and no other caller learns how the server sees requests.
 */

export const selfCheckPath = '/api/self-check';
export const selfCheckHeader = 'gatehouse-self-check';

/** Longer than a question is. */
const longestQuestion = 1024;

const selfView = z.object({
  /** Milliseconds since 1970. */
  now: z.number(),
  protocol: z.string(),
  host: z.string(),
  /** The IP address of the caller, and that of the connection's other end, which may be a proxy. */
  ip: z.string(),
  peer: z.string(),
  port: z.enum(['tenant', 'admin', 'both']),
  /** The headers of proxies that arrived, whether or not they are trusted. */
  forwarded: z.array(z.string()),
  settings: z.object({
    ENDPOINT: z.string(),
    ADMIN_ENDPOINT: z.string(),
    TRUST_PROXY: z.array(z.string()),
  }),
});

/** How a server sees the request of a self-check. */
export type SelfView = z.infer<typeof selfView>;

/** A question, and what reads the answer to it: `undefined` if the other side doesn't have the same secrets key. */
export function createQuestion(secrets: Secrets): {
  question: string;
  read(answer: string): SelfView | undefined;
} {
  const nonce = randomBytes(16).toString('base64url');
  return {
    question: sealFor(secrets, ['self-check', 'question'], nonce),
    read(answer) {
      const text = tryToOpen(secrets, ['self-check', 'answer', nonce], answer);
      return text === undefined ? undefined : selfView.parse(JSON.parse(text));
    },
  };
}

function tryToOpen(secrets: Secrets, owner: readonly string[], sealed: string): string | undefined {
  try {
    return openFor(secrets, owner, sealed);
  } catch {
    return undefined;
  }
}

/** Answers questions of the operator's command at any host, as the probes are, also while the database is unreachable. Others get a 404. */
export function registerSelfCheck(app: FastifyInstance, runtime: Runtime): void {
  app.get(selfCheckPath, (request, reply) => {
    const given = request.headers[selfCheckHeader];
    const question = typeof given === 'string' && given.length <= longestQuestion ? given : '';
    const nonce = tryToOpen(runtime.secrets, ['self-check', 'question'], question);
    if (nonce === undefined) return sendError(reply, edgeErrors.notFound);
    const answer = JSON.stringify(describeRequest(runtime, request));
    return reply
      .type('text/plain; charset=utf-8')
      .send(sealFor(runtime.secrets, ['self-check', 'answer', nonce], answer));
  });
}

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'];

function describeRequest({ settings, clock }: Runtime, request: FastifyRequest): SelfView {
  const { PORT, ADMIN_PORT, ENDPOINT, ADMIN_ENDPOINT, TRUST_PROXY } = settings;
  const { localPort, remoteAddress = '' } = request.raw.socket;
  const own = localPort === ADMIN_PORT ? 'admin' : 'tenant';
  return {
    now: clock(),
    protocol: request.protocol,
    host: request.host,
    ip: request.ip,
    peer: remoteAddress,
    port: PORT === ADMIN_PORT ? 'both' : own,
    forwarded: proxyHeaders.filter((name) => request.headers[name] !== undefined),
    settings: { ENDPOINT, ADMIN_ENDPOINT, TRUST_PROXY },
  };
}
