import { createHash, timingSafeEqual } from 'node:crypto';
import { edgeErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { OwnerRuntime } from '../runtime/runtime.ts';
import { retryAfter } from './unavailable-page.ts';
import { tenantIdOfHost } from '../tenancy/tenant.ts';
import { type Check, createReadiness, remember } from './readiness.ts';
import { selfCheckPath } from './self-check.ts';

/** Probes are served with any Host header, so that a load balancer can use the IP address. */
export const probes = ['/api/status', '/api/ready', selfCheckPath];

/** Hashes have the same length, so that the comparison takes the same time for every key. */
const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Fails only if a restart would help, and so not while the database is unreachable. */
const liveness: Check = {
  name: 'liveness',
  keptMs: 1_000,
  async run({ database }) {
    if (await database.isStuck())
      throw new Error('Every query has failed for a minute; a new connection works.');
  },
};

/** `/api/status`: the process is alive; callers with the key also learn the tenant's ID. `/api/ready`: it can serve; a 503 names the failed checks. */
export function registerStatus(app: FastifyInstance, runtime: OwnerRuntime): void {
  const listFailed = createReadiness(runtime);
  const lives = remember(runtime, liveness);
  const keyHash = hashKey(runtime.settings.STATUS_API_KEY ?? '');
  app.get('/api/status', async ({ headers, host }, reply) => {
    const { 'logto-status-api-key': key } = headers;
    const isKnown =
      runtime.settings.STATUS_API_KEY !== undefined && timingSafeEqual(hashKey(String(key ?? '')), keyHash);
    const tenantId = isKnown ? tenantIdOfHost(runtime.settings, host) : undefined;
    if (tenantId !== undefined) void reply.header('logto-tenant-id', tenantId);
    return reply.code((await lives()) ? 204 : 503).send();
  });
  app.get('/api/ready', async (_request, reply) => {
    runtime.stopping.readyAskedAt = runtime.clock();
    const failed = await listFailed();
    if (failed.length === 0) return reply.code(204).send();
    return reply
      .code(503)
      .headers(retryAfter)
      .send({
        code: edgeErrors.busy.code,
        message: `This server is not ready. Failed checks: ${failed.join(', ')}.`,
        data: { failed },
      });
  });
}
