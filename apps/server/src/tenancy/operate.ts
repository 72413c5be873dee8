import { adminTenantId } from '@gatehouse/contract/common';
import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { type OperatedTenant, operatorRoleName } from '@gatehouse/contract/tenants/operator';
import type { PlanId } from '@gatehouse/contract/tenants/plans';
import { encodeLogs } from '../audit/write.ts';
import type { Database, PlatformDb } from '../database/database.ts';
import { insertLogs } from '../database/hot/insert-logs.ts';
import { type Run, runIn } from '../database/run.ts';
import type { OwnerRuntime, TenantChange } from '../runtime/runtime.ts';
import { currentPeriod, dateOf } from './period.ts';
import { activeIn, tokensIn } from './plan-usage.ts';

/*
 * What the operator of the cloud edition does with tenants, on the command line and in the console. Each change is in the audit log of the
 * tenant, too, without the operator's account.
 */

/** Whether a user of the admin tenant operates the platform. Only the command line gives and takes the role. */
export async function isOperator(database: Database, userId: string): Promise<boolean> {
  const found = await database
    .for(adminTenantId)
    .selectFrom('usersRoles')
    .innerJoin('roles', 'roles.id', 'usersRoles.roleId')
    .select('usersRoles.userId')
    .where('usersRoles.userId', '=', userId)
    .where('roles.name', '=', operatorRoleName)
    .executeTakeFirst();
  return found !== undefined;
}

const updated = (assignments: string) => `update tenants set ${assignments} where id = $1`;

export const suspend = (reason: string | null): TenantChange => ({
  key: 'Tenant.Suspended',
  text: updated('is_suspended = true, suspended_reason = $2'),
  values: [reason],
  params: reason ? { reason } : {},
});

export const unsuspend: TenantChange = {
  key: 'Tenant.Unsuspended',
  text: updated('is_suspended = false, suspended_reason = null'),
  values: [],
  params: {},
};

export const givePlan = (planId: PlanId): TenantChange => ({
  key: 'Tenant.PlanChanged',
  text: updated('plan_id = $2'),
  values: [planId],
  params: { planId },
});

/** An exception from the plan; `undefined` removes it. */
export const grantQuota = (key: string, value: number | boolean | null | undefined): TenantChange => ({
  key: 'Tenant.QuotaChanged',
  ...(value === undefined
    ? { text: 'delete from entitlement_overrides where tenant_id = $1 and key = $2', values: [key] }
    : {
        text: `insert into entitlement_overrides (tenant_id, key, value, reason) values ($1, $2, $3, 'operator')
          on conflict (tenant_id, key) do update set value = excluded.value, until = null`,
        values: [key, JSON.stringify(value)],
      }),
  params: { key, value: value === undefined ? 'default' : JSON.stringify(value) },
});

/**
 * Changes a tenant, in the transaction of `run`, with entries in these audit logs. Returns its name; `undefined` if there is no such tenant. Other
 * processes know it when the transaction is committed.
 */
export async function changeTenant(
  run: Run,
  id: string,
  { changes, logsAt, now }: { changes: readonly TenantChange[]; logsAt: readonly string[]; now: number },
): Promise<string | undefined> {
  const [tenant] = await run<{ name: string }>(
    'select name from tenants where id = $1 and deleted_at is null for no key update',
    [id],
  );
  if (!tenant) return undefined;
  for (const { key, text, values, params } of changes) {
    await run(text, [id, ...values]);
    const payload = { result: 'Success' as const, actor: 'operator', params: { tenantId: id, ...params } };
    for (const at of logsAt) await run(insertLogs.text, [at, encodeLogs([{ key, payload }], now)]);
  }
  await notifyChanged(run, id);
  return tenant.name;
}

/** All processes drop what they have cached of a tenant when the transaction is committed. */
export const notifyChanged = (run: Run, id: string): Promise<unknown> =>
  run(`select pg_notify('gatehouse_changed', $1)`, [`${id}:tenant`]);

/**
 * Gives a tenant another plan, whatever it uses, without an entry in an audit log: also a deleted one, which has that plan when it is restored.
 */
export async function changePlan(db: PlatformDb, id: string, planId: PlanId): Promise<void> {
  const [run, { text, values }] = [runIn(db), givePlan(planId)];
  await run(text, [id, ...values]);
  await notifyChanged(run, id);
}

/** Changes a tenant from the console. The edge writes the entry of the admin tenant, which names the operator. Returns whether it exists. */
export async function operate(
  { database, cache, clock }: OwnerRuntime,
  id: string,
  changes: readonly TenantChange[],
): Promise<boolean> {
  const name = await database.platform((db) =>
    changeTenant(runIn(db), id, { changes, logsAt: [id], now: clock() }),
  );
  if (name !== undefined) await cache.changed(id, 'tenant');
  return name !== undefined;
}

const columns = `t.id, t.name, t.tag, t.region as "regionName", t.plan_id as "planId", t.is_suspended as "isSuspended",
  t.suspended_reason as "suspendedReason", t.created_at as "createdAt",
  (select count(*) from organization_users m where m.tenant_id = $1 and m.organization_id = 't-' || t.id) as members,
  ${activeIn('t.id', '$2', '$3')} as "activeUsers", ${tokensIn('t.id', '$2', '$3')} as "tokenUsage"`;

type ListedRow = Omit<OperatedTenant, 'usage'> & OperatedTenant['usage'];

/** The tenants of all accounts, the newest first; those whose ID or name contains the text. Use is counted for the page only. */
export async function listOperated(
  { database, clock }: OwnerRuntime,
  { id, search }: { id?: string; search?: string | undefined },
  { page, page_size }: Pick<Paging, 'page' | 'page_size'>,
): Promise<Page<OperatedTenant>> {
  const period = currentPeriod(clock());
  const pattern = search === undefined ? null : `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const matching = `deleted_at is null and id <> $1 and ($4::text is null or id = $4)
    and ($5::text is null or name ilike $5 or id ilike $5)`;
  const values = [adminTenantId, dateOf(period.start), dateOf(period.end), id ?? null, pattern];
  const rows = await database.query<ListedRow>(
    `select ${columns} from (select * from tenants where ${matching} order by created_at desc, id limit $6 offset $7) t
     order by t.created_at desc, t.id`,
    [...values, page_size, (page - 1) * page_size],
  );
  const [counted] = await database.query<{ total: number }>(
    `select count(*) as total from tenants where $2::date < $3::date and ${matching}`,
    values,
  );
  const items = rows.map(({ activeUsers, tokenUsage, ...row }) => ({
    ...row,
    usage: { activeUsers, tokenUsage },
  }));
  return { items, total: counted?.total ?? 0 };
}
