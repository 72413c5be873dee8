import type { Ctx } from '../../runtime/ctx.ts';
import { callerAt } from '../../limits/networks.ts';
import { countAddressOrRefuse, limitKey, uncountEvent } from '../../limits/rate-limit.ts';
import { ApiError } from '../../lib/fail.ts';
import { awaitRoom, beginCall, markRight } from './callers-under-way.ts';
import { markCounted } from './counted.ts';

async function countAs(ctx: Ctx, rate: { name: string; limit: number; windowMs: number }): Promise<void> {
  const { runtime, tenant, ip } = ctx;
  await countAddressOrRefuse(runtime, tenant.id, rate, ip);
  markCounted(ctx);
}

const signInRate = ({ runtime }: Ctx) => ({
  limit: runtime.settings.LIMIT_SIGN_IN_PER_ADDRESS,
  windowMs: 600_000,
});

const callerName = 'sign-in';

/**
 * Counts every request that can guess something, by IP address. Throws 429 if there were too many. Correct ones are
 * given back (`saveFlow`), because a whole company may sign in from one IP address. Its users who sign in concurrently
 * wait for each other, because a request that has not ended is counted, too; the end of the window lets them continue.
 */
export async function countCaller(ctx: Ctx): Promise<void> {
  for (;;) {
    try {
      await countAs(ctx, { name: callerName, ...signInRate(ctx) });
      return beginCall(ctx);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const windowMs = Number(error.headers['retry-after']) * 1000;
      if (!(await awaitRoom(ctx, windowMs))) throw error;
    }
  }
}

/** Takes back a request whose secret a full queue did not compare, which is no guess. One that waits takes its place. */
export async function uncountCaller(ctx: Ctx): Promise<void> {
  await uncountEvent(ctx.runtime, ctx.tenant.id, { name: callerName }, callerAt(ctx.ip));
  markRight(ctx);
}

/**
 * Counts users who leave for a provider, by IP address. Separate from sign-ins, because nothing can be guessed here and
 * it takes minutes until they come back: as many may leave as may start to sign in. It limits no attempts, so
 * rejections are audited as rarely as others (ADR 101).
 */
export async function countDeparture({ runtime, tenant, ip }: Ctx): Promise<void> {
  const rate = { name: 'departure', limit: runtime.settings.LIMIT_FLOWS_PER_ADDRESS, windowMs: 600_000 };
  await countAddressOrRefuse(runtime, tenant.id, rate, ip);
}

/** The rows in which `countCaller` counts: of the IP address, and of its /48. */
export function callerKeys({ ip }: Ctx): [string, string | null] {
  const { key, site } = callerAt(ip);
  return [limitKey(callerName, key), site === undefined ? null : limitKey(callerName, site)];
}

/**
 * Counts CAPTCHA tokens, each of which costs a request to the provider. Separate, because solving a CAPTCHA is no
 * attempt at a secret.
 */
export const countCaptcha = (ctx: Ctx): Promise<void> =>
  countAs(ctx, { name: 'captcha', ...signInRate(ctx) });

const newcomerRate = ({ runtime }: Ctx) => ({
  limit: runtime.settings.LIMIT_REGISTER_PER_ADDRESS,
  windowMs: 3_600_000,
});

/**
 * Counts the creation of accounts, and requests that only new accounts need, by IP address. Throws 429 if there were
 * too many.
 */
export const countNewcomer = (ctx: Ctx): Promise<void> =>
  countAs(ctx, { name: 'register', ...newcomerRate(ctx) });

/**
 * Counts passwords that are chosen while registering, signing in or recovering. Limited like registrations but
 * separate, because an account takes one of each.
 */
export const countNewPassword = (ctx: Ctx): Promise<void> =>
  countAs(ctx, { name: 'new-password', ...newcomerRate(ctx) });
