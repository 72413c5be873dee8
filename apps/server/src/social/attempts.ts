import { createHash } from 'node:crypto';
import { entityErrors } from '@gatehouse/contract/errors';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Ctx } from '../ctx.ts';
import { withConstraints } from '../fail.ts';

/** A person whom a caller of the Management API sent to a provider. */
const attemptSchema = z.object({
  /** Where the provider sends them back to; redeeming its code names the same (RFC 6749 4.1.3). */
  redirectUri: z.string(),
  /** What the connector kept: verifier, nonce. */
  kept: z.record(z.string(), z.string()),
});
type Attempt = z.infer<typeof attemptSchema>;

/** How long somebody may stay at the provider. */
const lifetimeMs = 15 * 60_000;

const digestOf = (state: string): string => createHash('sha256').update(state).digest('base64url');

/** Keeps what belongs to a state until somebody comes back with it. One that is begun anew takes the place of the one before. */
export async function keepAttempt(
  { runtime, tenant, now }: Ctx,
  connectorId: string,
  state: string,
  attempt: Attempt,
): Promise<void> {
  const values = {
    sealed: runtime.secrets.sealJson(attempt),
    expiresAt: new Date(now + lifetimeMs),
  };
  const constraints = { social_attempts_tenant_id_connector_id_fkey: entityErrors.notFound };
  await withConstraints(constraints, () =>
    runtime.database.tenant(tenant.id, (db) =>
      db
        .insertInto('socialAttempts')
        .values({ connectorId, stateDigest: digestOf(state), ...values })
        .onConflict((conflict) =>
          conflict.columns(['tenantId', 'connectorId', 'stateDigest']).doUpdateSet(values),
        )
        .execute(),
    ),
  );
}

/**
 * What belongs to a state, to whoever asks first; nothing for a state of another connector, of nobody, or that is too old. It is gone
 * before the provider is asked, so that one that fails cannot be repeated either.
 */
export async function takeAttempt(
  { runtime, tenant, now }: Ctx,
  connectorId: string,
  state: string,
): Promise<Attempt | undefined> {
  const row = await runtime.database.tenant(tenant.id, (db) =>
    db
      .deleteFrom('socialAttempts')
      .where('connectorId', '=', connectorId)
      .where('stateDigest', '=', digestOf(state))
      .where('expiresAt', '>', sql<number>`${new Date(now)}`)
      .returning('sealed')
      .executeTakeFirst(),
  );
  return row && runtime.secrets.openJson(row.sealed, attemptSchema);
}
