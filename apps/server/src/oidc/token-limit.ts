import { planErrors } from '@gatehouse/contract/tenants/exceeded';
import { ApiError } from '../lib/fail.ts';
import { findTokensRefusedUntil } from '../tenancy/plans.ts';
import type { OidcRequest } from './request.ts';

/**
 * Throws 429 if a free tenant has been beyond its token limit for days (OPEN-65). Only for machine-to-machine applications and exchanges:
 * users go on signing in.
 */
export async function requireTokens({ runtime, tenant }: OidcRequest): Promise<void> {
  const until = await findTokensRefusedUntil(runtime, tenant.id);
  if (until === undefined) return;
  const seconds = Math.ceil((until - runtime.clock()) / 1000);
  throw new ApiError(planErrors.tokensExceeded, { headers: { 'retry-after': String(seconds) } });
}
