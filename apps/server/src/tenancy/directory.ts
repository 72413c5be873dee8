import { plans } from '@gatehouse/contract/tenants/plans';
import { type CloudTenant, type TenantTag, tenantErrors } from '@gatehouse/contract/tenants/tenants';
import { adminTenantId } from '@gatehouse/contract/common';
import { edgeErrors } from '@gatehouse/contract/errors';
import { organizationOfTenant } from '@gatehouse/contract/tenant-members/tenant-roles';
import { sql } from 'kysely';
import type { PlatformDb } from '../database/database.ts';
import { fail } from '../lib/fail.ts';
import { createTenantId } from '../lib/ids.ts';
import type { OwnerRuntime, TenantDirectory } from '../runtime/runtime.ts';
import type { Settings } from '../runtime/settings.ts';
import { createTenant } from './create-tenant.ts';
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
});

interface ListedRow extends Pick<CloudTenant, 'id' | 'name' | 'tag' | 'regionName' | 'createdAt'> {
  activeUsers: number;
  tokenUsage: number;
}

/** The current period is a calendar month in UTC. */
function currentPeriod(now: number): { start: number; end: number } {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { start: Date.UTC(year, month), end: Date.UTC(year, month + 1) };
}

/**
 * One statement for all tenants of a user. A user counts on their first day in the period: the one that is further from the day before than
 * the period's start (ADR 168).
 */
const listStatement = `
  select t.id, t.name, t.tag, t.region as "regionName", t.created_at as "createdAt",
    (select coalesce(sum(d.users), 0)::bigint from daily_activity d
     where d.tenant_id = t.id and d.date >= $3 and d.gap > d.date - $3::date) as "activeUsers",
    (select coalesce(sum(d.user_tokens + d.machine_tokens), 0)::bigint from daily_token_usage d
     where d.tenant_id = t.id and d.date >= $3) as "tokenUsage"
  from organization_users m join tenants t on t.id = substr(m.organization_id, 3)
  where m.tenant_id = $1 and m.user_id = $2 and m.organization_id like 't-%' and t.deleted_at is null
  order by t.created_at, t.id`;

async function listOf({ database, settings, clock }: OwnerRuntime, userId: string): Promise<CloudTenant[]> {
  const period = currentPeriod(clock());
  const since = new Date(period.start).toISOString().slice(0, 10);
  const rows = await database.query<ListedRow>(listStatement, [adminTenantId, userId, since]);
  return rows.map(({ activeUsers, tokenUsage, ...row }) => ({
    ...row,
    ...describePlan(row.tag, period),
    indicator: managementIndicator(settings, row.id),
    endpoint: tenantOrigin(settings, row.id),
    usage: { activeUsers, tokenUsage },
    openInvoices: [],
    isSuspended: false,
  }));
}

function describePlan(
  tag: TenantTag,
  { start, end }: { start: number; end: number },
): Pick<CloudTenant, 'planId' | 'quota' | 'subscription'> {
  const { planId, quota } = plans[tag];
  return {
    planId,
    quota,
    subscription: {
      status: 'active',
      planId,
      currentPeriodStart: start,
      currentPeriodEnd: end,
      isEnterprisePlan: false,
    },
  };
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
  const { rows } = await sql<{ usage: number }>`
    select count(*)::int as usage
    from organization_users_roles m join tenants t on t.id = substr(m.organization_id, 3)
    where m.tenant_id = ${adminTenantId} and m.user_id = ${userId} and m.organization_role_id = 'admin'
      and m.organization_id like 't-%' and t.tag = ${tag} and t.deleted_at is null`.execute(db);
  const usage = rows[0]?.usage ?? 0;
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

/**
 * Deletes a tenant: its host answers 404 in every process, and its organization is gone, with members, invitations and whatever tokens open.
 * The row stays, with what restoring it needs, and so does the tenant's data until a job purges it.
 */
async function remove(
  { database, cache, clock }: OwnerRuntime,
  id: string,
  userId: string,
): Promise<boolean> {
  const organizationId = organizationOfTenant(id);
  const isRemoved = await database.platform(async (db) => {
    const { rows } = await sql<{ kept: object }>`
      select jsonb_build_object('by', ${userId}::text, 'isMfaRequired', o.is_mfa_required, 'members',
        (select coalesce(jsonb_agg(jsonb_build_object('userId', m.user_id, 'roles',
            array(select r.organization_role_id from organization_users_roles r
              where r.tenant_id = m.tenant_id and r.organization_id = m.organization_id and r.user_id = m.user_id))), '[]')
          from organization_users m where m.tenant_id = o.tenant_id and m.organization_id = o.id)) as kept
      from (select * from organizations where tenant_id = ${adminTenantId} and id = ${organizationId} for update) o`.execute(
      db,
    );
    if (!rows[0]) return false;
    await db
      .updateTable('tenants')
      .set({ deletedAt: new Date(clock()), deletion: JSON.stringify(rows[0].kept) })
      .where('id', '=', id)
      .execute();
    await db
      .deleteFrom('organizations')
      .where('tenantId', '=', adminTenantId)
      .where('id', '=', organizationId)
      .execute();
    return true;
  });
  if (isRemoved) await cache.changed(id, 'tenant');
  return isRemoved;
}
