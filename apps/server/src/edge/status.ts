import { edgeErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Runtime } from '../runtime.ts';
import { retryAfter } from '../unavailable-page.ts';
import { type Check, createReadiness, remember } from './readiness.ts';

/** Probes answer at any Host, so that a load balancer may ask by address. */
export const probes = ['/api/status', '/api/ready'];

/**
 * A process whose queries all fail although the database is there does not mend by itself: who watches it starts another. It says
 * nothing of a database that is away, which a new process could not use either.
 */
const liveness: Check = {
  name: 'liveness',
  keptMs: 1_000,
  async run({ database }) {
    if (await database.isStuck())
      throw new Error('Every query has failed for a minute; a new connection works.');
  },
};

/** `/api/status`: the process lives. `/api/ready`: it can also serve; the answer names the checks that say otherwise. */
export function registerStatus(app: FastifyInstance, runtime: Runtime): void {
  const listFailed = createReadiness(runtime);
  const lives = remember(runtime, liveness);
  app.get('/api/status', async (_request, reply) => reply.code((await lives()) ? 204 : 503).send());
  app.get('/api/ready', async (_request, reply) => {
    runtime.stopping.readyAskedAt = runtime.clock();
    const failed = await listFailed();
    if (failed.length === 0) return reply.code(204).send();
    return reply
      .code(503)
      .headers(retryAfter)
      .send({
        code: edgeErrors.busy.code,
        message: `This server cannot serve now. What fails: ${failed.join(', ')}.`,
        data: { failed },
      });
  });
}
