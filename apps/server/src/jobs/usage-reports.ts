import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import { adminTenantId } from '@gatehouse/contract/common';
import { watchJob } from '../metrics/watch-job.ts';
import type { OwnerRuntime } from '../runtime/runtime.ts';
import { usageReportingUrl } from '../tenancy/usage-reporting.ts';

const minuteMs = 60_000;
const keptMs = 3 * 86_400_000;
const mostAtOnce = 20;

/** SQL: the hash of a text, as the console makes it (`hash-for-report.ts`). */
const hashed = (text: string): string => `encode(sha256(convert_to(lower(trim(${text})), 'UTF8')), 'hex')`;

/** SQL: the accounts that have agreed, and when. */
const allowed = `select u.id, u.primary_email as email, u.custom_data, u.created_at,
    to_timestamp((u.custom_data #>> '{usageReporting,at}')::float8 / 1000) as allowed_at
  from users u where u.tenant_id = $1 and not u.is_suspended and u.custom_data #>> '{usageReporting,isAllowed}' = 'true'
    and u.custom_data #>> '{usageReporting,at}' ~ '^[0-9]{1,14}$'`;

/**
 * Adds what has happened since an account agreed: found in what is stored, not in what a page says, and once, whichever process finds it. Who has
 * agreed later than a day after the registration has no event for it.
 */
const found = `
  with allowed as (${allowed}), found as (
    select 'SignUp' as type, id as subject, id as user_id, email from allowed
    where custom_data #>> '{onboarding,isOnboardingDone}' = 'true' and allowed_at < created_at + interval '1 day'
    union all
    select 'CreateFirstApp', a.id, a.id, a.email
    from allowed a join tenants t on t.created_by = a.id and t.deleted_at is null
      join applications p on p.tenant_id = t.id and p.id <> all($3::varchar[])
    group by a.id, a.email, a.allowed_at having min(p.created_at) >= a.allowed_at
    union all
    select 'CreateProductionTenant', t.id, a.id, a.email
    from allowed a join tenants t on t.created_by = a.id and t.tag = 'production' and t.created_at >= a.allowed_at
    union all
    select 'PurchaseProPlan', c.id, a.id, a.email
    from allowed a join checkout_sessions c on c.user_id = a.id and c.state = 'complete' and c.sku_id = 'pro'
      and c.created_at >= a.allowed_at
  )
  insert into usage_reports (id, type, user_hash, email_hash, created_at, next_try_at)
  select ${hashed(`type || ':' || subject`)}, type, ${hashed('user_id')}, ${hashed('email')}, $2, $2 from found
  on conflict do nothing`;

interface Report {
  id: string;
  type: string;
  userHash: string;
  emailHash: string | null;
  at: number;
}

/** Finds conversions of accounts that have agreed, and sends them (ADR 199). Returns the number of those sent. */
export async function reportUsage({
  database,
  platformOutbound,
  settings,
  clock,
  log,
}: OwnerRuntime): Promise<number> {
  const url = usageReportingUrl(settings);
  if (url === undefined) return 0;
  const now = new Date(clock());
  await database.query(found, [adminTenantId, now, Object.values(builtInApplications)]);
  // Who doesn't agree any more, or is gone.
  await database.query(
    `delete from usage_reports where sent_at is null and user_hash not in (select ${hashed('id')} from (${allowed}) a)`,
    [adminTenantId],
  );
  const due = await database.query<Report>(
    `update usage_reports set next_try_at = case when created_at > $3 then $2::timestamptz end where id in (
       select id from usage_reports where next_try_at <= $1 order by next_try_at limit ${mostAtOnce} for update skip locked)
     returning id, type, user_hash as "userHash", email_hash as "emailHash", created_at as at`,
    [now, new Date(clock() + 10 * minuteMs), new Date(clock() - keptMs)],
  );
  const sent = await Promise.all(
    due.map(async ({ id, type, userHash, emailHash, at }) => {
      // The ID lets the service fold an event that it gets twice.
      const body = JSON.stringify({ id, type, userId: userHash, email: emailHash, at });
      try {
        const { status } = await platformOutbound.request(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        if (status >= 300) throw new Error(`answered with ${status}`);
      } catch (error) {
        log.warn({ err: error, type }, 'usage could not be reported yet');
        return false;
      }
      await database.query(
        'update usage_reports set sent_at = $2, next_try_at = null, user_hash = null, email_hash = null where id = $1',
        [id, now],
      );
      return true;
    }),
  );
  return sent.filter(Boolean).length;
}

/** Reports usage each minute, if that is set. `stop` waits for the round in progress. */
export function startUsageReports(runtime: OwnerRuntime): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  if (usageReportingUrl(runtime.settings) === undefined) return { stop: async () => undefined };
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = watchJob(runtime, 'usage-reports', () => reportUsage(runtime))
      .catch((error: unknown) => runtime.log.error({ err: error }, 'usage cannot be read'))
      .finally(() => {
        isBusy = false;
      });
  }, minuteMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
