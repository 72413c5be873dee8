import type { FastifyInstance } from 'fastify';
import type { Runtime } from '../runtime.ts';

/** Probes answer at any Host, so that a load balancer may ask by address. */
export const probes = ['/api/status', '/api/ready'];

/** `/api/status`: the process lives. `/api/ready`: it can also serve, that is, the database answers. */
export function registerStatus(app: FastifyInstance, runtime: Runtime): void {
  app.get('/api/status', (_request, reply) => reply.code(204).send());
  app.get('/api/ready', async (request, reply) => {
    try {
      await runtime.database.pool.query('select 1');
      return await reply.code(204).send();
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ code: 'request.busy', message: 'The database does not answer.' });
    }
  });
}
