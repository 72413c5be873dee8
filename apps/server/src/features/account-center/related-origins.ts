import { edgeErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance } from 'fastify';
import { readAccountCenter } from '../../experience/account-center-store.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { sendError } from '../../web/errors.ts';

/** The origins that may use the tenant's passkeys, where browsers look for them (WebAuthn Level 3, section 5.11). */
export function registerRelatedOrigins(app: FastifyInstance, runtime: Runtime): void {
  app.get('/.well-known/webauthn', async ({ tenant }, reply) => {
    if (!tenant) return sendError(reply, edgeErrors.notFound);
    const { webauthnRelatedOrigins } = await readAccountCenter(runtime.database.for(tenant.id), tenant.id);
    return reply.header('cache-control', 'no-cache').send({ origins: webauthnRelatedOrigins });
  });
}
