import { providerErrors } from '@gatehouse/contract/connectors/errors';
import { entityErrors } from '@gatehouse/contract/errors';
import { signInTestErrors } from '@gatehouse/contract/sign-in-tests/errors';
import { openTestPath } from '@gatehouse/contract/sign-in-tests/paths';
import {
  signInTestMinutes,
  type SignInTestKind,
  type StartedSignInTest,
} from '@gatehouse/contract/sign-in-tests/sign-in-tests';
import { callbackAddress, consumerAddress, postAddress } from '../../identity-providers/addresses.ts';
import { fail } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';
import { createMemoryLimiter, type MemoryLimiter } from '../../limits/memory-limiter.ts';
import type { Actor, Ctx } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
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
export async function startTest(
  ctx: Ctx,
  kind: SignInTestKind,
  targetId: string,
): Promise<StartedSignInTest> {
  const { runtime, tenant, now } = ctx;
  const connector = await findTested(runtime, tenant, kind, targetId);
  if (connector === 'not-configured') return fail(providerErrors.invalid_config);
  if (!connector) return fail(entityErrors.notFound);
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
  const service = { origin: tenant.origin, connectorId: targetId };
  const posted = kind === 'Social' ? postAddress : consumerAddress;
  return {
    id: test.id,
    url: `${runtime.settings.ADMIN_ENDPOINT}${openTestPath}/${tenant.id}/${secret}`,
    callbackUrl: connector.provider.receive ? posted(service) : callbackAddress(service),
    expiresAt: endsAt,
  };
}
