import { adminTenantId } from '@gatehouse/contract/common';
import { organizationOfTenant } from '@gatehouse/contract/tenant-members/tenant-roles';
import { type Run, runIn } from '../database/run.ts';
import type { OwnerRuntime } from '../runtime/runtime.ts';
import { requireDeletable } from './deletion-blockers.ts';

/** Deletes a tenant for one of its members, unless something prevents it. Returns whether it existed. */
export async function remove(
  { database, cache, clock }: OwnerRuntime,
  id: string,
  userId: string,
): Promise<boolean> {
  const isRemoved = await database.platform(async (db) => {
    await lockOrganizations(runIn(db), [organizationOfTenant(id)]);
    await requireDeletable(db, [id]);
    return markRemoved(runIn(db), id, { userId, now: clock() });
  });
  if (isRemoved) await cache.changed(id, 'tenant');
  return isRemoved;
}

/** Locks organizations of the admin tenant in the order of their IDs. Every change of members locks the organization first (ADR 144). */
export async function lockOrganizations(run: Run, ids: readonly string[]): Promise<void> {
  await run(
    'select from organizations where tenant_id = $1 and id = any($2::text[]) order by id for update',
    [adminTenantId, ids],
  );
}

/**
 * Deletes a tenant: its host answers 404 in every process, and its organization is gone, with members, invitations and whatever tokens open.
 * The row stays, with what restoring it needs, and so does the tenant's data until a job purges it. `userId` is null for the operator.
 */
export async function markRemoved(
  run: Run,
  id: string,
  { userId, now }: { userId: string | null; now: number },
): Promise<boolean> {
  const organization = [adminTenantId, organizationOfTenant(id)];
  const [found] = await run<{ kept: object }>(
    `select jsonb_build_object('by', $3::text, 'isMfaRequired', o.is_mfa_required, 'members',
      (select coalesce(jsonb_agg(jsonb_build_object('userId', m.user_id, 'roles',
          array(select r.organization_role_id from organization_users_roles r
            where r.tenant_id = m.tenant_id and r.organization_id = m.organization_id and r.user_id = m.user_id))), '[]')
        from organization_users m where m.tenant_id = o.tenant_id and m.organization_id = o.id)) as kept
    from (select * from organizations where tenant_id = $1 and id = $2 for update) o`,
    [...organization, userId],
  );
  if (!found) return false;
  await run('update tenants set deleted_at = $2, deletion = $3 where id = $1', [
    id,
    new Date(now),
    JSON.stringify(found.kept),
  ]);
  // A job cancels it at the provider, until that confirms it (ADR 195). A restored tenant has the free plan.
  await run(
    `update subscriptions set is_ending = true, next_sync_at = $2
     where tenant_id = $1 and status not in ('canceled', 'incomplete_expired')`,
    [id, new Date(now)],
  );
  await run('delete from organizations where tenant_id = $1 and id = $2', organization);
  return true;
}
