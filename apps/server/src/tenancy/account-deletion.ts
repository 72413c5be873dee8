import { adminTenantId } from '@gatehouse/contract/common';
import { edgeErrors } from '@gatehouse/contract/errors';
import type { AccountTenant } from '@gatehouse/contract/me/deletion';
import { organizationOfTenant } from '@gatehouse/contract/tenant-members/tenant-roles';
import { CompiledQuery, sql } from 'kysely';
import { encodeLogs } from '../audit/write.ts';
import type { PlatformDb } from '../database/database.ts';
import { insertLogs } from '../database/hot/insert-logs.ts';
import { runIn } from '../database/run.ts';
import { fail } from '../lib/fail.ts';
import type { AccountDeletion, OwnerRuntime } from '../runtime/runtime.ts';
import { findDeletionBlockers, requireDeletable } from './deletion-blockers.ts';
import { lockOrganizations, markRemoved } from './remove-tenant.ts';

type Membership = Omit<AccountTenant, 'blockers'>;

/** The tenants of an account, the oldest first. */
async function listMemberships(db: PlatformDb, userId: string): Promise<Membership[]> {
  const { rows } = await sql<Membership>`
    select t.id, t.name,
      exists (select from organization_users_roles r where r.tenant_id = m.tenant_id and r.organization_id = m.organization_id
        and r.user_id = m.user_id and r.organization_role_id = 'admin') as "isAdmin",
      (select count(*)::int from organization_users_roles r where r.tenant_id = m.tenant_id and r.organization_id = m.organization_id
        and r.user_id <> m.user_id and r.organization_role_id = 'admin') as "otherAdmins",
      (select count(*)::int from organization_users o where o.tenant_id = m.tenant_id and o.organization_id = m.organization_id
        and o.user_id <> m.user_id) as "otherMembers"
    from organization_users m join tenants t on t.id = substr(m.organization_id, 3)
    where m.tenant_id = ${adminTenantId} and m.user_id = ${userId} and m.organization_id like 't-%' and t.deleted_at is null
    order by t.created_at, t.id`.execute(db);
  return rows;
}

/** What becomes of the tenants of an account when it is deleted, and what prevents it. */
export function describeAccount({ database }: OwnerRuntime, userId: string): Promise<AccountTenant[]> {
  return database.platform(async (db) => {
    const memberships = await listMemberships(db, userId);
    const blockers = await findDeletionBlockers(
      db,
      memberships.filter(({ isAdmin }) => isAdmin).map(({ id }) => id),
    );
    return memberships.map((one) => ({ ...one, blockers: [...(blockers.get(one.id) ?? [])] }));
  });
}

/** How often the deletion starts again because the account has joined a tenant meanwhile. */
const mostAttempts = 5;

/**
 * Deletes an account in one transaction, so that a crash leaves either everything or nothing: the tenants whose only admin it is and those that
 * were chosen, its other memberships, its sessions and itself. What counts is what the transaction finds, not what a page has shown (OPEN-60).
 */
export async function deleteAccount(runtime: OwnerRuntime, deletion: AccountDeletion): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const removed = await runtime.database.platform((db) => deleteOnce(db, deletion, runtime.clock()));
    if (removed === undefined) continue;
    for (const id of removed) await runtime.cache.changed(id, 'tenant');
    return;
  }
  throw new Error('The account kept joining tenants while it was deleted');
}

/** Returns the IDs of the tenants that were deleted; undefined if the account has joined one whose organization isn't locked. */
async function deleteOnce(
  db: PlatformDb,
  { userId, chosen, request }: AccountDeletion,
  now: number,
): Promise<string[] | undefined> {
  // Organizations are locked before users (ADR 144). From here on, their other admins can't leave.
  const expected = await listMemberships(db, userId);
  await lockOrganizations(
    runIn(db),
    expected.map(({ id }) => organizationOfTenant(id)),
  );
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('tenantId', '=', adminTenantId)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!user) fail(edgeErrors.unauthorized, { internal: 'the account does not exist any more' });
  // No member can be added to a tenant, or create one, while their row is locked.
  const memberships = await listMemberships(db, userId);
  if (memberships.some(({ id }) => !expected.some((one) => one.id === id))) return undefined;
  const removed = memberships
    .filter(({ id, isAdmin, otherAdmins }) => isAdmin && (otherAdmins === 0 || chosen.includes(id)))
    .map(({ id }) => id);
  await requireDeletable(db, removed);
  for (const id of removed) await markRemoved(runIn(db), id, { userId, now });
  const payload = { result: 'Success' as const, ...request, actor: 'administrator' };
  const entries = memberships.map(({ id: tenantId }) => ({
    key: removed.includes(tenantId) ? ('Tenant.Deleted' as const) : ('Tenant.Member.Removed' as const),
    userId,
    payload: { ...payload, params: { tenantId, ...(!removed.includes(tenantId) && { userId }) } },
  }));
  if (entries.length > 0)
    await db.executeQuery(CompiledQuery.raw(insertLogs.text, [adminTenantId, encodeLogs(entries, now)]));
  await sql`select gatehouse_end_everything_v1(${adminTenantId}, ${[userId]}::varchar[])`.execute(db);
  // With the memberships of the tenants that it leaves, and the invitations that it has sent.
  await db.deleteFrom('users').where('tenantId', '=', adminTenantId).where('id', '=', userId).execute();
  await sql`select gatehouse_count_users_v1(${adminTenantId}, -1)`.execute(db);
  return removed;
}
