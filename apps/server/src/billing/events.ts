import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { settleCheckout } from './checkout.ts';
import { InvalidEvent, type ProviderEvent } from './port.ts';
import { findTenantOfCustomer } from './records.ts';
import { type BillingParts, syncSubscription } from './sync.ts';

/** How long an event is handled by one process before another one may. */
const leaseMs = 60_000;
/** Providers wait for the answer, and the payer with them. */
const answerMs = 5000;

/**
 * Receives an event: its signature is checked over the bytes that came, and its ID is stored once, so that an event that comes again has no further
 * effect. What fails is tried again by `work`.
 */
export async function receiveEvent(
  parts: BillingParts,
  provider: string,
  raw: Buffer,
  headers: IncomingHttpHeaders,
): Promise<200 | 400 | 404> {
  const { owner, port } = parts;
  const { database, clock, log } = owner();
  if (provider !== port.provider) return 404;
  const event = await port.parseEvent(raw, headers).catch((error: unknown) => {
    if (error instanceof InvalidEvent || error instanceof SyntaxError) return 'invalid' as const;
    throw error;
  });
  if (event === 'invalid') return 400;
  if (!event) return 200;
  const now = clock();
  const added = await database.query(
    `insert into billing_events (provider, event_id, type, customer_ref, session_id, received_at, next_try_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning event_id`,
    [
      provider,
      event.id,
      event.type.slice(0, 64),
      event.customerRef ?? null,
      event.sessionId ?? null,
      new Date(now),
      new Date(now + leaseMs),
    ],
  );
  if (added.length === 0) return 200;
  const handled = handleEvent(parts, event).catch((error: unknown) =>
    log.warn({ err: error, event: event.id }, 'a billing event could not be handled yet'),
  );
  await Promise.race([handled, wait(answerMs, undefined, { ref: false })]);
  return 200;
}

/** Compares what the event is about with the provider. It can be repeated. */
export async function handleEvent(parts: BillingParts, event: ProviderEvent): Promise<void> {
  const { owner, port } = parts;
  const { database, clock } = owner();
  try {
    if (event.sessionId !== undefined) await settleCheckout(parts, event.sessionId);
    const tenantId =
      event.customerRef === undefined
        ? undefined
        : await findTenantOfCustomer(database, port.provider, event.customerRef);
    if (tenantId !== undefined) await syncSubscription(parts, tenantId);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await database.query('update billing_events set error = $3 where provider = $1 and event_id = $2', [
      port.provider,
      event.id,
      reason.slice(0, 512),
    ]);
    throw error;
  }
  await database.query(
    `update billing_events set handled_at = $3, next_try_at = null, error = null where provider = $1 and event_id = $2`,
    [port.provider, event.id, new Date(clock())],
  );
}
