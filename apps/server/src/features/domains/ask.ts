import { adminTenantId } from '@gatehouse/contract/common';
import { spellHost } from '@gatehouse/contract/domains/domain-name';
import { askPath } from '@gatehouse/contract/domains/domains';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createMemoryLimiter } from '../../limits/memory-limiter.ts';
import { callerAt } from '../../limits/networks.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { findServedDomain } from '../../tenancy/hosts.ts';
import { sendNotFound } from '../../web/errors.ts';

const question = z.object({ domain: z.string().max(256) });

/** Questions about unknown domains in a minute. A proxy passes on the names that anyone connects with. */
const limit = { limit: 1_200, windowMs: 60_000 };

/**
 * Answers a proxy that gets certificates on demand, such as Caddy: 200 for domains whose owner was verified, 404 for all others. Only at the
 * administrators' origin, or directly from this machine (`web/host.ts`).
 */
export function registerDomainQuestion(app: FastifyInstance, runtime: Runtime): void {
  const questions = createMemoryLimiter(limit, runtime.clock);
  app.get(askPath, async (request, reply) => {
    const { data } = question.safeParse(request.query);
    const name = data?.domain.toLowerCase();
    if (request.tenant?.id !== adminTenantId || name === undefined || spellHost(name) !== name)
      return sendNotFound(runtime, request, reply);
    const found = await findServedDomain(runtime, name, () => questions.count(callerAt(request.ip)));
    return found
      ? reply.header('cache-control', 'no-store').code(200).send()
      : sendNotFound(runtime, request, reply);
  });
}
