import { checkDomain, leaseMs } from '../domains/check-domain.ts';
import { watchJob } from '../metrics/watch-job.ts';
import type { OwnerRuntime } from '../runtime/runtime.ts';

const everyMs = 5_000;
/** Domains of a round, all at once: most of a check is waiting for DNS. */
const mostAtOnce = 10;

/**
 * Checks the domains that are due, of all tenants, each in its own tenant: those that wait for their records, and active ones, whose
 * records may have been removed. Several processes share the work. Returns their number.
 */
export async function checkDueDomains(runtime: OwnerRuntime): Promise<number> {
  const now = runtime.clock();
  const due = await runtime.database.query<{ tenantId: string; id: string }>(
    `update domains set next_check_at = to_timestamp(($1::float8 + ${leaseMs}) / 1000)
     where (tenant_id, id) in (select tenant_id, id from domains where next_check_at <= to_timestamp($1::float8 / 1000)
       order by next_check_at limit ${mostAtOnce} for update skip locked)
     returning tenant_id as "tenantId", id`,
    [now],
  );
  const checks = due.map(({ tenantId, id }) =>
    checkDomain(runtime, tenantId, id, { minimumMs: 0 }).catch((error: unknown) =>
      // Its lease ends, and it is checked again.
      runtime.log.error({ err: error, tenant: tenantId, domain: id }, 'a domain could not be checked'),
    ),
  );
  await Promise.all(checks);
  return due.length;
}

/** Checks due domains every five seconds. `stop` waits for the round in progress. */
export function startDomainChecks(runtime: OwnerRuntime): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = watchJob(runtime, 'domain-checks', () => checkDueDomains(runtime))
      // The next round tries again.
      .catch((error: unknown) => runtime.log.error({ err: error }, 'due domains cannot be read'))
      .finally(() => {
        isBusy = false;
      });
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
