import { z } from 'zod';
import type { Ctx } from '../../runtime/ctx.ts';
import { type OneTimeKey, putOneTimeValue, takeOneTimeValue } from '../../one-time/one-time-values.ts';

/** A user that a caller of the Management API sent to a provider. */
const attemptSchema = z.object({
  /** Where the provider sends them back to. The token request must contain the same (RFC 6749 4.1.3). */
  redirectUri: z.string(),
  /** What the connector kept: verifier, nonce. */
  kept: z.record(z.string(), z.string()),
});
type Attempt = z.infer<typeof attemptSchema>;

/** How long a user may stay at the provider. */
const lifetimeMs = 15 * 60_000;

const keyOf = (connectorId: string, state: string): OneTimeKey => ({
  purpose: 'social-attempt',
  owner: connectorId,
  name: state,
});

/** Stores the attempt until the user comes back with its state. A second attempt with the same state replaces it. */
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

/** Removes the attempt with this state and returns it. It is removed before the request to the provider, so a failed attempt can't be repeated. */
export async function takeAttempt(
  { runtime, tenant, now }: Ctx,
  connectorId: string,
  state: string,
): Promise<Attempt | undefined> {
  const db = runtime.database.for(tenant.id);
  const sealed = await takeOneTimeValue(db, keyOf(connectorId, state), now);
  return sealed === undefined ? undefined : runtime.secrets.openJson(sealed, attemptSchema);
}
