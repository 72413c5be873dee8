import { entityErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance } from 'fastify';
import { sendError } from '../../web/errors.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import {
  makesFirstAdministrator,
  verifySetupSecret,
  setupPath,
  writeSetupCookie,
} from './first-administrator.ts';

/** Exchanges the secret of the setup link for a cookie, which is valid through the console's own sign-in (ADR 109). */
export function registerSetup(app: FastifyInstance, runtime: Runtime): void {
  app.post<{ Body: { secret?: unknown } | null }>(
    setupPath,
    { bodyLimit: 1024 },
    async ({ tenant, body, ip }, reply) => {
      if (!tenant || !makesFirstAdministrator(tenant, await getSignInExperience(runtime, tenant.id)))
        return sendError(reply, entityErrors.notFound);
      const secret = String(body?.secret);
      await verifySetupSecret(runtime, secret, ip);
      return reply.code(204).header('set-cookie', writeSetupCookie(runtime, secret)).send();
    },
  );
}
