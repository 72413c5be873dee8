import { edgeErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance } from 'fastify';
import { readAccountCenter } from '../../experience/account-center-store.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { listOtherHosts } from '../../tenancy/hosts.ts';
import { sendError } from '../../web/errors.ts';

/** The origins that may use the passkeys of the host: those that the account center names, and the tenant's other hosts. Browsers look for them here (WebAuthn Level 3, section 5.11). */
export function registerRelatedOrigins(app: FastifyInstance, runtime: Runtime): void {
  app.get('/.well-known/webauthn', async ({ tenant }, reply) => {
    if (!tenant) return sendError(reply, edgeErrors.notFound);
    const { webauthnRelatedOrigins } = await readAccountCenter(runtime.database.for(tenant.id), tenant.id);
    const others = (await listOtherHosts(runtime, tenant)).map(({ origin }) => origin);
    const origins = [...new Set([...webauthnRelatedOrigins, ...others])];
    return reply.header('cache-control', 'no-cache').send({ origins });
  });
}
