import {
  legacyPlanIds,
  type PlanId,
  type Quota,
  type QuotaKey,
  quota,
  type Sku,
  type SkuType,
} from '@gatehouse/contract/tenants/plans';
import type { OwnerRuntime, Runtime, TenantPlan } from '../runtime/runtime.ts';
import { getRecord } from './tenant.ts';

/** SQL: the exceptions of the tenant `t` that apply at a time, which is a parameter such as `$2`. */
export const overridesAt = (time: string): string => `coalesce((
  select jsonb_object_agg(o.key, o.value) from entitlement_overrides o
  where o.tenant_id = t.id and (o.until is null or o.until > to_timestamp(${time}::float8 / 1000))), '{}')`;

/** A quota with other values for some keys. Values that a quota can't have, and unknown keys, are left out. */
export function mergeQuota(base: unknown, changes: Record<string, unknown>): Quota {
  const valid = Object.entries(quota.shape).flatMap(([key, schema]) => {
    const parsed = schema.safeParse(changes[key]);
    return parsed.success ? [[key, parsed.data] as const] : [];
  });
  return { ...quota.parse(base), ...Object.fromEntries(valid) };
}

interface PlanRow {
  planId: PlanId;
  quota: unknown;
  basicQuota: Record<string, unknown>;
  overrides: Record<string, unknown>;
}

/** The plan of a tenant, from the platform's tables; undefined if there is no such tenant. */
export async function readPlan(
  { database, clock }: Pick<OwnerRuntime, 'database' | 'clock'>,
  tenantId: string,
): Promise<TenantPlan | undefined> {
  const [row] = await database.query<PlanRow>(
    `select t.plan_id as "planId", s.quota, s.basic_quota as "basicQuota", ${overridesAt('$2')} as overrides
     from tenants t join skus s on s.id = t.plan_id where t.id = $1 and t.deleted_at is null`,
    [tenantId, clock()],
  );
  if (!row) return undefined;
  const effective = mergeQuota(row.quota, row.overrides);
  return { planId: row.planId, quota: effective, basicQuota: mergeQuota(effective, row.basicQuota) };
}

const plans = new WeakMap<object, Promise<TenantPlan | undefined>>();

/**
 * The plan of a tenant; undefined in the open-source edition, which limits nothing. It is part of the tenant's cached record, at most ten
 * seconds old, but read only by operations that add something: sign-ins and tokens run no statement for it.
 */
export async function getPlan(
  runtime: Pick<Runtime, 'settings' | 'cache' | 'database' | 'tenants'>,
  tenantId: string,
): Promise<TenantPlan | undefined> {
  if (runtime.settings.EDITION !== 'cloud') return undefined;
  const record = await getRecord(runtime, tenantId);
  if (!record) return undefined;
  const plan = plans.get(record) ?? runtime.tenants.planOf(tenantId);
  plans.set(record, plan);
  plan.catch(() => void plans.delete(record));
  return plan;
}

const dayMs = 86_400_000;

/** The time from which a tenant's plan keeps entries of the audit log; undefined if it keeps all. */
export async function findLogStart(
  runtime: Parameters<typeof getPlan>[0],
  tenantId: string,
  now: number,
): Promise<number | undefined> {
  const days = (await getPlan(runtime, tenantId))?.quota.auditLogsRetentionDays ?? undefined;
  return days === undefined ? undefined : now - days * dayMs;
}

/**
 * When a free tenant that is beyond its token limit gets tokens for machine-to-machine applications and exchanges again; undefined if it gets
 * them now (OPEN-65). Requests have read the record before, so this runs no statement.
 */
export async function findTokensRefusedUntil(
  runtime: Pick<Runtime, 'settings' | 'cache' | 'database' | 'clock'>,
  tenantId: string,
): Promise<number | undefined> {
  if (runtime.settings.EDITION !== 'cloud') return undefined;
  const record = await getRecord(runtime, tenantId);
  const until = record?.tokensRefusedUntil ?? 0;
  return until > runtime.clock() ? until : undefined;
}

/** SQL: the number that the quota of tenant `t` with plan `s` has for a key, with its exceptions; null is unlimited. */
export const limitAt = (key: QuotaKey, time: string): string => {
  const value = `coalesce(${overridesAt(time)} -> '${key}', s.quota -> '${key}')`;
  return `case when jsonb_typeof(${value}) = 'number' then (${value})::numeric::int end`;
};

/** What can be bought, the cheapest first. Former plans are only read (OPEN-01). */
export const listSkus = (
  { database }: Pick<OwnerRuntime, 'database'>,
  type: SkuType | undefined,
): Promise<Sku[]> =>
  database.query<Sku>(
    `select id, name, type, unit_price as "unitPrice", product_id as "productId", default_price_id as "defaultPriceId", quota,
       basic_quota as "basicQuota", created_at as "createdAt", updated_at as "updatedAt"
     from skus
     where (type = 'Basic' and id <> all($1) or type = 'AddOn' and is_sold) and ($2::text is null or type = $2)
     order by type desc, unit_price nulls last, id`,
    [legacyPlanIds, type ?? null],
  );
