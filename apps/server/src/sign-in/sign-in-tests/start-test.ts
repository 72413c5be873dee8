import { providerErrors } from '@gatehouse/contract/connectors/errors';
import { entityErrors } from '@gatehouse/contract/errors';
import { signInTestErrors } from '@gatehouse/contract/sign-in-tests/errors';
import { openTestPath } from '@gatehouse/contract/sign-in-tests/paths';
import {
  signInTestMinutes,
  type ConnectorTestKind,
  type SignInTestKind,
  type StartedSignInTest,
} from '@gatehouse/contract/sign-in-tests/sign-in-tests';
import { callbackAddress, consumerAddress, postAddress } from '../../identity-providers/addresses.ts';
import { fail, found } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';
import { createMemoryLimiter, type MemoryLimiter } from '../../limits/memory-limiter.ts';
import type { Actor, Ctx } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { findTestedApplication } from './tested-application.ts';
import { findTested } from './tested-connector.ts';
import { createSecret, putStage, stages } from './stages.ts';

/** The administrator who uses a test, and the grant of their console. A machine-to-machine application has no browser. */
export function requireTester(actor: Actor): { userId: string; grantId: string } {
  if (actor.kind !== 'administrator' || actor.grantId === undefined)
    return fail(signInTestErrors.needsAdministrator);
  return { userId: actor.userId, grantId: actor.grantId };
}

/** An administrator repeats a test a few times. Each can keep a response of 256 KB until it ends. */
const rate = { limit: 30, windowMs: signInTestMinutes * 60_000 };

/** In memory, because it protects what the process fetches and stores. */
const limiters = new WeakMap<Runtime, MemoryLimiter>();

function countTest(runtime: Runtime, userId: string): void {
  const limiter = limiters.get(runtime) ?? createMemoryLimiter(rate, runtime.clock);
  limiters.set(runtime, limiter);
  limiter.count({ key: userId });
}

/** Starts a test of a connector with its saved settings. Its URL works once, in the browser of this administrator's console. */
export async function startConnectorTest(
  ctx: Ctx,
  kind: ConnectorTestKind,
  targetId: string,
): Promise<StartedSignInTest> {
  const { runtime, tenant } = ctx;
  const connector = await findTested(runtime, tenant, kind, targetId);
  if (connector === 'not-configured') return fail(providerErrors.invalid_config);
  if (!connector) return fail(entityErrors.notFound);
  const service = { origin: tenant.origin, connectorId: targetId };
  const posted = kind === 'Social' ? postAddress : consumerAddress;
  const callbackUrl = connector.provider.receive ? posted(service) : callbackAddress(service);
  return { ...(await startTest(ctx, kind, targetId)), callbackUrl };
}

/** Starts a test of a sign-in to an application (ADR 201). */
export async function startApplicationTest(ctx: Ctx, applicationId: string): Promise<StartedSignInTest> {
  const application = found(await findTestedApplication(ctx, applicationId), entityErrors.notFound);
  if (application.type === 'MachineToMachine') fail(signInTestErrors.hasNoUsers);
  return { ...(await startTest(ctx, 'Application', applicationId)), callbackUrl: null };
}

async function startTest(
  ctx: Ctx,
  kind: SignInTestKind,
  targetId: string,
): Promise<Omit<StartedSignInTest, 'callbackUrl'>> {
  const { runtime, tenant, now } = ctx;
  const { userId, grantId } = requireTester(ctx.actor);
  countTest(runtime, userId);
  const endsAt = now + signInTestMinutes * 60_000;
  const test = { id: createId(), kind, targetId, userId, grantId, origin: tenant.origin, endsAt };
  const secret = createSecret();
  await putStage(
    runtime,
    tenant.id,
    stages.started,
    { owner: userId, secrets: [grantId, secret] },
    { value: test, expiresAt: endsAt },
  );
  ctx.note({ params: { testId: test.id } });
  return {
    id: test.id,
    url: `${runtime.settings.ADMIN_ENDPOINT}${openTestPath}/${tenant.id}/${secret}`,
    expiresAt: endsAt,
  };
}
