import { type CloudTenant, type TenantTag, tenantErrors } from '@gatehouse/contract/tenants/tenants';
import { adminTenantId } from '@gatehouse/contract/common';
import { exemptingPlanIds } from '@gatehouse/contract/tenants/quota-rules';
import { edgeErrors } from '@gatehouse/contract/errors';
import { organizationOfTenant } from '@gatehouse/contract/tenant-members/tenant-roles';
import { sql } from 'kysely';
import type { PlatformDb } from '../database/database.ts';
import { fail } from '../lib/fail.ts';
import { createTenantId } from '../lib/ids.ts';
import type { OwnerRuntime, TenantDirectory } from '../runtime/runtime.ts';
import type { Settings } from '../runtime/settings.ts';
import { deleteAccount, describeAccount } from './account-deletion.ts';
import { createTenant } from './create-tenant.ts';
import { listOperated, operate } from './operate.ts';
import { currentPeriod, dateOf } from './period.ts';
import { activeIn, tokensIn } from './plan-usage.ts';
import { listSkus, mergeQuota, overridesAt, readPlan } from './plans.ts';
import { remove } from './remove-tenant.ts';
import {
  type Bought,
  boughtBySql,
  describeSubscription,
  findTenantSubscription,
  overdueSql,
} from './subscription.ts';
import { managementIndicator, tenantOrigin } from './tenant.ts';

/*
 * What the platform API may do with the platform's tables, which no tenant's transaction can access: these functions, and nothing else
 * (ADR 186). Handlers reach them as `ctx.runtime.tenants`.
 */

export const createDirectory = (owner: () => OwnerRuntime): TenantDirectory => ({
  listOf: (userId) => listOf(owner(), userId),
  tagsOf: async (ids) => {
    const rows = await owner().database.query<{ id: string; tag: TenantTag }>(
      'select id, tag from tenants where id = any($1) and deleted_at is null',
      [ids],
    );
    return new Map(rows.map(({ id, tag }) => [id, tag]));
  },
  planOf: (id) => readPlan(owner(), id),
  subscriptionOf: (id) => findTenantSubscription(owner(), id),
  listSkus: (type) => listSkus(owner(), type),
  create: async ({ name, tag, regionName, userId }) => {
    const runtime = owner();
    const id = createTenantId();
    await createTenant(runtime, {
      id,
      name,
      tag,
      region: regionName,
      createdBy: userId,
      beforehand: (db) => requireRoom(db, runtime.settings, userId, tag),
    });
    return id;
  },
  rename: (id, name) => rename(owner(), id, name),
  remove: (id, userId) => remove(owner(), id, userId),
  listOperated: (which, paging) => listOperated(owner(), which, paging),
  operate: (id, changes) => operate(owner(), id, changes),
  describeAccount: (userId) => describeAccount(owner(), userId),
  deleteAccount: (deletion) => deleteAccount(owner(), deletion),
});

interface ListedRow extends Pick<
  CloudTenant,
  'id' | 'name' | 'tag' | 'regionName' | 'createdAt' | 'planId' | 'isSuspended' | 'isAdmin'
> {
  quota: unknown;
  overrides: Record<string, unknown>;
  bought: Bought | null;
  /** In cents; empty for members who don't manage the tenant. */
  overdue: number[];
  activeUsers: number;
  tokenUsage: number;
}

/** One statement for all tenants of a user. */
const listStatement = `
  select t.id, t.name, t.tag, t.region as "regionName", t.created_at as "createdAt", t.plan_id as "planId",
    t.is_suspended as "isSuspended", s.quota, ${overridesAt('$3')} as overrides, ${boughtBySql} as bought,
    case when exists (select from organization_users_roles r where r.tenant_id = m.tenant_id and r.organization_id = m.organization_id
      and r.user_id = m.user_id and r.organization_role_id = 'admin') then ${overdueSql('$3')} else '[]' end as overdue,
    ${activeIn('t.id', '$4', '$5')} as "activeUsers", ${tokensIn('t.id', '$4', '$5')} as "tokenUsage",
    exists (select from organization_users_roles r where r.tenant_id = m.tenant_id and r.organization_id = m.organization_id
      and r.user_id = m.user_id and r.organization_role_id = 'admin') as "isAdmin"
  from organization_users m join tenants t on t.id = substr(m.organization_id, 3) join skus s on s.id = t.plan_id
  where m.tenant_id = $1 and m.user_id = $2 and m.organization_id like 't-%' and t.deleted_at is null
  order by t.created_at, t.id`;

async function listOf({ database, settings, clock }: OwnerRuntime, userId: string): Promise<CloudTenant[]> {
  const period = currentPeriod(clock());
  const values = [adminTenantId, userId, clock(), dateOf(period.start), dateOf(period.end)];
  const rows = await database.query<ListedRow>(listStatement, values);
  return rows.map(({ activeUsers, tokenUsage, quota, overrides, bought, overdue, ...row }) => ({
    ...row,
    quota: mergeQuota(quota, overrides),
    subscription: describeSubscription(row.planId, bought, period),
    indicator: managementIndicator(settings, row.id),
    endpoint: tenantOrigin(settings, row.id),
    usage: { activeUsers, tokenUsage },
    openInvoices: overdue.map((amountDue) => ({ amountDue })),
  }));
}

/**
 * Throws if the user has as many tenants with this tag as they may. Their row is locked until the tenant exists, so of several requests at
 * the same time, at any processes, no more succeed than there is room for.
 */
async function requireRoom(
  db: PlatformDb,
  settings: Settings,
  userId: string,
  tag: TenantTag,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('tenantId', '=', adminTenantId)
    .where('id', '=', userId)
    .where('isSuspended', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) fail(edgeErrors.unauthorized, { internal: 'the user does not exist any more' });
  const limit = tag === 'production' ? settings.LIMIT_FREE_TENANTS : settings.LIMIT_DEVELOPMENT_TENANTS;
  // Those that are paid for don't count, and one by agreement exempts the account (OPEN-12).
  const { rows } = await sql<{ usage: number; isExempt: boolean }>`
    select count(*) filter (where t.tag = ${tag} and (t.tag <> 'production' or t.plan_id = 'free')
        and exists (select from organization_users_roles r where r.tenant_id = m.tenant_id and r.organization_id = m.organization_id
          and r.user_id = m.user_id and r.organization_role_id = 'admin'))::int as usage,
      coalesce(bool_or(t.plan_id = any(${exemptingPlanIds}::text[])), false) as "isExempt"
    from organization_users m join tenants t on t.id = substr(m.organization_id, 3)
    where m.tenant_id = ${adminTenantId} and m.user_id = ${userId} and m.organization_id like 't-%'
      and t.deleted_at is null`.execute(db);
  const { usage = 0, isExempt = false } = rows[0] ?? {};
  if (tag === 'production' && isExempt) return;
  if (usage >= limit) fail(tenantErrors.limitReached, { data: { key: `${tag}Tenants`, limit, usage } });
}

/** The organization has the name, too: in tokens, and in invitations. It is locked first, as by a deletion. */
async function rename({ database }: OwnerRuntime, id: string, name: string): Promise<boolean> {
  return database.platform(async (db) => {
    await db
      .updateTable('organizations')
      .set({ name })
      .where('tenantId', '=', adminTenantId)
      .where('id', '=', organizationOfTenant(id))
      .execute();
    const { numUpdatedRows } = await db
      .updateTable('tenants')
      .set({ name })
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}
