import { z } from 'zod';
import type { Ctx } from '../../runtime/ctx.ts';
import { type OneTimeKey, putOneTimeValue, takeOneTimeValue } from '../../one-time/one-time-values.ts';

/** A person whom a caller of the Management API sent to a provider. */
const attemptSchema = z.object({
  /** Where the provider sends them back to; redeeming its code names the same (RFC 6749 4.1.3). */
  redirectUri: z.string(),
  /** What the connector kept: verifier, nonce. */
  kept: z.record(z.string(), z.string()),
});
type Attempt = z.infer<typeof attemptSchema>;

/** How long a person may stay at the provider. */
const lifetimeMs = 15 * 60_000;

const keyOf = (connectorId: string, state: string): OneTimeKey => ({
  purpose: 'social-attempt',
  owner: connectorId,
  name: state,
});

/** Keeps what belongs to a state until the person comes back with it. An attempt with the same state replaces the one before. */
export const keepAttempt = (
  { runtime, tenant, now }: Ctx,
  connectorId: string,
  state: string,
  attempt: Attempt,
): Promise<void> =>
  putOneTimeValue(runtime.database.for(tenant.id), keyOf(connectorId, state), {
    value: runtime.secrets.sealJson(attempt),
    expiresAt: now + lifetimeMs,
  });

/**
 * Takes what belongs to a state of this connector. It is gone before the provider is asked, so that an attempt that fails cannot be
 * repeated either.
 */
export async function takeAttempt(
  { runtime, tenant, now }: Ctx,
  connectorId: string,
  state: string,
): Promise<Attempt | undefined> {
  const db = runtime.database.for(tenant.id);
  const sealed = await takeOneTimeValue(db, keyOf(connectorId, state), now);
  return sealed === undefined ? undefined : runtime.secrets.openJson(sealed, attemptSchema);
}
