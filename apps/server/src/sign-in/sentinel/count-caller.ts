import type { Ctx } from '../../runtime/ctx.ts';
import { addressKey, countAddressOrRefuse, limitKey, siteKey } from '../../limits/rate-limit.ts';
import { ApiError } from '../../lib/fail.ts';
import { awaitRoom, beginCall } from './callers-under-way.ts';
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
 * Counts whatever can be guessed at by the address it comes from. Throws 429 when that was too often. Calls that proved right are given back
 * (`saveFlow`): a whole company may sign in from one address. Those of its people who sign in at once wait for each other, because a call that
 * has not ended is counted, too.
 */
export async function countCaller(ctx: Ctx): Promise<void> {
  try {
    await countAs(ctx, { name: callerName, ...signInRate(ctx) });
    beginCall(ctx);
  } catch (error) {
    if (!(error instanceof ApiError) || !(await awaitRoom(ctx))) throw error;
    await countCaller(ctx);
  }
}

/**
 * Counts people who leave for a provider by the address they come from. Apart from sign-ins, because nothing can be guessed here and it is not
 * known for minutes whether they come back: as many may leave as may begin to sign in. It bounds no attempt, so refusals are audited as
 * rarely as others (ADR 101).
 */
export async function countDeparture({ runtime, tenant, ip }: Ctx): Promise<void> {
  const rate = { name: 'departure', limit: runtime.settings.LIMIT_FLOWS_PER_ADDRESS, windowMs: 600_000 };
  await countAddressOrRefuse(runtime, tenant.id, rate, ip);
}

/** The rows in which `countCaller` counts: of the address, and of the /48 around it. */
export function callerKeys({ ip }: Ctx): [string, string | null] {
  const site = siteKey(ip);
  return [limitKey(callerName, addressKey(ip)), site === undefined ? null : limitKey(callerName, site)];
}

/** Counts who shows a captcha's token, which costs its provider a call: apart, for no attempt is spent on proving to be a person. */
export const countSolver = (ctx: Ctx): Promise<void> => countAs(ctx, { name: 'captcha', ...signInRate(ctx) });

const newcomerRate = ({ runtime }: Ctx) => ({
  limit: runtime.settings.LIMIT_REGISTER_PER_ADDRESS,
  windowMs: 3_600_000,
});

/** Counts who makes accounts, or asks for what only a new one has, by the address they come from. Throws 429 when that was too often. */
export const countNewcomer = (ctx: Ctx): Promise<void> =>
  countAs(ctx, { name: 'register', ...newcomerRate(ctx) });

/** Counts who chooses a password while they register, sign in or recover, as newcomers are but apart: an account takes one of each. */
export const countNewPassword = (ctx: Ctx): Promise<void> =>
  countAs(ctx, { name: 'new-password', ...newcomerRate(ctx) });
