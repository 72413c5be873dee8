import type { Ctx } from '../../ctx.ts';
import { addressKey, countOrRefuse } from '../../edge/rate-limit.ts';

/** Counts whatever can be guessed at, or costs a provider a call, by the address it comes from. Throws 429 when that was too often. */
export const countCaller = ({ runtime, tenant, ip }: Ctx): Promise<void> =>
  countOrRefuse(
    runtime,
    tenant.id,
    { name: 'sign-in', limit: runtime.settings.LIMIT_SIGN_IN_PER_ADDRESS, windowMs: 600_000 },
    addressKey(ip),
  );

/** Counts who makes accounts, or asks for what only a new one has, by the address they come from. Throws 429 when that was too often. */
export const countNewcomer = ({ runtime, tenant, ip }: Ctx): Promise<void> =>
  countOrRefuse(
    runtime,
    tenant.id,
    { name: 'register', limit: runtime.settings.LIMIT_REGISTER_PER_ADDRESS, windowMs: 3_600_000 },
    addressKey(ip),
  );
