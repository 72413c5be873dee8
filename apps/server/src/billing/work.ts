import { settleCheckout } from './checkout.ts';
import { handleEvent } from './events.ts';
import { type BillingParts, syncSubscription } from './sync.ts';

const dayMs = 86_400_000;
const mostAtOnce = 10;
/** How long pages, finished checkouts and handled events are kept. */
const keptMs = 90 * dayMs;

/**
 * What is due: events that could not be handled, checkouts and subscriptions to compare with the provider, such as those that are to be canceled
 * until it confirms it. Each is leased for a minute, so several processes share the work. Returns their number.
 */
export async function doDueWork(parts: BillingParts): Promise<number> {
  const { owner, port } = parts;
  const { database, clock, log } = owner();
  const now = clock();
  const [at, lease] = [new Date(now), new Date(now + 60_000)];
  const events = await database.query<{
    id: string;
    type: string;
    customerRef: string | null;
    sessionId: string | null;
  }>(
    `update billing_events set next_try_at = $2 where (provider, event_id) in (select provider, event_id from billing_events
       where next_try_at <= $1 and received_at > $4 and provider = $3 order by next_try_at limit ${mostAtOnce} for update skip locked)
     returning event_id as id, type, customer_ref as "customerRef", session_id as "sessionId"`,
    [at, lease, port.provider, new Date(now - 3 * dayMs)],
  );
  // Less often, the older it is: an event tells of it sooner.
  const checkouts = await database.query<{ id: string }>(
    `update checkout_sessions set next_check_at = $1::timestamptz + least(greatest($1::timestamptz - created_at, interval '1 minute'), interval '1 hour')
     where id in (select id from checkout_sessions where next_check_at <= $1 and provider = $2
       order by next_check_at limit ${mostAtOnce} for update skip locked) returning id`,
    [at, port.provider],
  );
  const subscriptions = await database.query<{ id: string }>(
    `update subscriptions set next_sync_at = $2 where tenant_id in (select tenant_id from subscriptions
       where next_sync_at <= $1 and provider = $3 order by next_sync_at limit ${mostAtOnce} for update skip locked)
     returning tenant_id as id`,
    [at, lease, port.provider],
  );
  const work = [
    ...events.map(({ id, type, customerRef, sessionId }) =>
      handleEvent(parts, {
        id,
        type,
        customerRef: customerRef ?? undefined,
        sessionId: sessionId ?? undefined,
      }),
    ),
    ...checkouts.map(({ id }) => settleCheckout(parts, id)),
    ...subscriptions.map(({ id }) => syncSubscription(parts, id)),
  ];
  for (const result of await Promise.allSettled(work))
    if (result.status === 'rejected')
      log.warn({ err: result.reason }, 'billing could not be brought up to date');
  return work.length;
}

/** Deletes what isn't needed any more. */
export async function deleteOld({ owner }: Pick<BillingParts, 'owner'>): Promise<void> {
  const { database, clock } = owner();
  const before = new Date(clock() - keptMs);
  await database.query('delete from billing_pages where expires_at < $1', [before]);
  // One without a page was never shown: its process ended first.
  await database.query(
    `delete from checkout_sessions where expires_at < $1 and (state <> 'open' or provider_ref is null)`,
    [before],
  );
  await database.query('delete from billing_events where received_at < $1', [before]);
}
