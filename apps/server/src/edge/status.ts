import { edgeErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Runtime } from '../runtime.ts';
import { retryAfter } from '../unavailable-page.ts';
import { createReadiness } from './readiness.ts';

/** Probes answer at any Host, so that a load balancer may ask by address. */
export const probes = ['/api/status', '/api/ready'];

/** `/api/status`: the process lives. `/api/ready`: it can also serve; the answer names the checks that say otherwise. */
export function registerStatus(app: FastifyInstance, runtime: Runtime): void {
  const listFailed = createReadiness(runtime);
  app.get('/api/status', (_request, reply) => reply.code(204).send());
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
