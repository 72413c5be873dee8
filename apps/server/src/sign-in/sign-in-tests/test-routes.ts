import { adminTenantId } from '@gatehouse/contract/common';
import { openTestPath } from '@gatehouse/contract/sign-in-tests/paths';
import type { FastifyInstance } from 'fastify';
import type { Runtime } from '../../runtime/runtime.ts';
import { findSessionGrants } from '../../sessions/browser-session.ts';
import { getTenant } from '../../tenancy/tenant.ts';
import { sendNotFound } from '../../web/errors.ts';
import { leave } from './provider-trip.ts';
import { beginTestFlow } from './test-flow.ts';
import { createSecret, isOfConnector, putStage, type SignInTest, stages, takeStage } from './stages.ts';
import { redirect, sendEnded } from './test-answers.ts';

/** The redirect from the administrators' origin to the tenant's takes no longer. */
const handOverMs = 60_000;

/** The two steps by which a test is opened: at the administrators' origin, whose session says who opens it, and at the tenant's. */
export function registerSignInTests(app: FastifyInstance, runtime: Runtime): void {
  app.get<{ Params: { tenantId: string; secret: string } }>(
    `${openTestPath}/:tenantId/:secret`,
    async (request, reply) => {
      const { tenant: at, params, headers } = request;
      if (at?.id !== adminTenantId) return sendNotFound(runtime, request, reply);
      const [tenant, session] = await Promise.all([
        getTenant(runtime, params.tenantId),
        findSessionGrants(runtime, at, headers.cookie),
      ]);
      const isOpen = tenant && !tenant.isSuspended && tenant.id !== adminTenantId;
      const test = isOpen && session && (await takeOwn(runtime, tenant.id, session, params.secret));
      if (!test) return sendEnded(reply);
      const secret = createSecret();
      const expiresAt = Math.min(test.endsAt, runtime.clock() + handOverMs);
      const key = { owner: test.id, secrets: [secret] };
      await putStage(runtime, tenant.id, stages.opened, key, { value: test, expiresAt });
      const next = new URLSearchParams({ test: test.id, secret });
      return redirect(reply, `${test.origin}${openTestPath}?${next}`);
    },
  );
  app.get<{ Querystring: Record<string, unknown> }>(openTestPath, async (request, reply) => {
    const { tenant, query } = request;
    if (!tenant || tenant.id === adminTenantId) return sendNotFound(runtime, request, reply);
    const key = { owner: String(query.test), secrets: [String(query.secret)] };
    const test = await takeStage(runtime, tenant.id, stages.opened, key);
    if (!test) return sendEnded(reply);
    return isOfConnector(test)
      ? leave(runtime, tenant, test, reply)
      : beginTestFlow(runtime, tenant, test, request, reply);
  });
}

/** The test with this secret, if one of the session's grants has started it. */
async function takeOwn(
  runtime: Runtime,
  tenantId: string,
  { userId, grantIds }: { userId: string; grantIds: readonly string[] },
  secret: string,
): Promise<SignInTest | undefined> {
  for (const grantId of grantIds) {
    const key = { owner: userId, secrets: [grantId, secret] };
    const test = await takeStage(runtime, tenantId, stages.started, key);
    if (test) return test;
  }
  return undefined;
}
