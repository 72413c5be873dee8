import { adminTenantId } from '@gatehouse/contract/common';
import { organizationOfTenant } from '@gatehouse/contract/tenant-members/tenant-roles';
import { operatorErrors } from '@gatehouse/contract/tenants/operator';
import { planId, planIds, quota } from '@gatehouse/contract/tenants/plans';
import { restorableDays } from '@gatehouse/contract/tenants/tenants';
import { encodeLogs } from '../audit/write.ts';
import { insertLogs } from '../database/hot/insert-logs.ts';
import { transact } from '../database/run.ts';
import { changeTenant, givePlan, grantQuota, notifyChanged, suspend, unsuspend } from '../tenancy/operate.ts';
import { lockOrganizations, markRemoved } from '../tenancy/remove-tenant.ts';
import type { TenantChange } from '../runtime/runtime.ts';
import { type CommandContext, UsageError } from './command.ts';

type Context = Pick<CommandContext, 'client' | 'say'>;

interface ListedTenant {
  id: string;
  name: string;
  tag: string;
  plan: string;
  suspended: string | null;
  deleted: string | null;
}

/** Prints the tenants, the oldest first, also deleted ones until they are purged. */
export async function listTenants({ client, say }: Context): Promise<void> {
  const { rows } = await client.query<ListedTenant>(
    `select id, name, tag, plan_id as plan,
       case when is_suspended then coalesce(suspended_reason, '') end as suspended,
       to_char(deleted_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') as deleted
     from tenants where id <> $1 and purged_at is null order by created_at, id`,
    [adminTenantId],
  );
  if (rows.length === 0) say('There are no tenants yet.');
  for (const { id, name, tag, plan, suspended, deleted } of rows) {
    const states = [
      ...(suspended === null ? [] : [suspended ? `suspended: ${suspended}` : 'suspended']),
      ...(deleted ? [`deleted ${deleted}`] : []),
    ];
    say([id, tag, plan, name, ...states].join('  '));
  }
}

/** Suspends a tenant: no user signs in there, and nothing is changed, until it is lifted. Every process knows it within ten seconds. */
export async function suspendTenant(context: Context, id: string, reason: string): Promise<void> {
  if (reason.length > 256) throw new UsageError('The reason has at most 256 characters.');
  const name = await change(context.client, id, suspend(reason || null));
  context.say(`${name} is suspended. To lift it: npm run admin -- tenant unsuspend ${id}`);
}

export async function unsuspendTenant(context: Context, id: string): Promise<void> {
  const name = await change(context.client, id, unsuspend);
  context.say(`${name} is not suspended any more. Sessions and refresh tokens from before work again.`);
}

/** Gives a tenant another plan, without payment. */
export async function setPlan(context: Context, id: string, plan: string): Promise<void> {
  const { data } = planId.safeParse(plan);
  if (!data) throw new UsageError(`The plans are ${planIds.join(', ')}.`);
  const name = await change(context.client, id, givePlan(data));
  context.say(`${name} has the plan ${plan}.`);
}

const words: Record<string, boolean | null> = { unlimited: null, on: true, off: false };

/** Grants an exception from a tenant's plan: a number, `unlimited`, `on` or `off`; `default` removes it. */
export async function setQuota(context: Context, id: string, key: string, value: string): Promise<void> {
  const known = quota.keyof().safeParse(key);
  if (!known.success)
    throw new UsageError(`There is no quota ${key}. There are: ${quota.keyof().options.join(', ')}.`);
  const schema = quota.shape[known.data];
  const { data: given, success } = schema.safeParse(value in words ? words[value] : Number(value || '-1'));
  if (value !== 'default' && !success)
    throw new UsageError(
      `${key} is ${schema.safeParse(true).success ? 'on or off' : 'a whole number or unlimited'}, or default for what the plan includes.`,
    );
  const name = await change(context.client, id, grantQuota(key, value === 'default' ? undefined : given));
  context.say(`${key} of ${name} is ${value === 'default' ? 'that of the plan' : value}.`);
}

/** Deletes a tenant, also with a paid plan or an open invoice. Its host answers 404 at once. */
export async function deleteTenant({ client, say }: Context, id: string): Promise<void> {
  if (id === adminTenantId) throw new UsageError(operatorErrors.adminTenant.message);
  const now = Date.now();
  const { name, isEnding } = await transact(client, async (run) => {
    await lockOrganizations(run, [organizationOfTenant(id)]);
    const [tenant] = await run<{ name: string }>(
      'select name from tenants where id = $1 and deleted_at is null for update',
      [id],
    );
    if (!tenant || !(await markRemoved(run, id, { userId: null, now }))) throw unknownTenant(id);
    const entry = {
      key: 'Tenant.Deleted' as const,
      payload: { result: 'Success' as const, actor: 'operator', params: { tenantId: id } },
    };
    for (const at of [adminTenantId, id]) await run(insertLogs.text, [at, encodeLogs([entry], now)]);
    await notifyChanged(run, id);
    const ending = await run('select from subscriptions where tenant_id = $1 and is_ending', [id]);
    return { ...tenant, isEnding: ending.length > 0 };
  });
  say(
    [
      `${name} is deleted.`,
      ...(isEnding ? ['Its subscription is being canceled.'] : []),
      `To restore it within ${restorableDays} days: npm run admin -- tenant restore ${id}`,
    ].join(' '),
  );
}

const unknownTenant = (id: string): UsageError =>
  new UsageError(`There is no tenant with the ID ${id}. To list them: npm run admin -- tenant list`);

/** Changes a tenant with audit entries on both sides. Returns its name. */
async function change(client: Context['client'], id: string, wanted: TenantChange): Promise<string> {
  if (id === adminTenantId) throw new UsageError(operatorErrors.adminTenant.message);
  const about = { changes: [wanted], logsAt: [adminTenantId, id], now: Date.now() };
  return transact(client, async (run) => {
    const name = await changeTenant(run, id, about);
    if (name === undefined) throw unknownTenant(id);
    return name;
  });
}

/** Restores a tenant that was deleted in the last days, with the members that it had and that still exist. */
export async function restoreTenant({ client, say }: Context, id: string): Promise<void> {
  const organizationId = organizationOfTenant(id);
  const name = await transact(client, async (run) => {
    const [tenant] = await run<{ name: string; restorable: boolean }>(
      `select name, deleted_at > now() - $2 * interval '1 day' as restorable
       from tenants where id = $1 and deleted_at is not null for update`,
      [id, restorableDays],
    );
    if (!tenant) throw new UsageError(`There is no deleted tenant with the ID ${id}.`);
    if (!tenant.restorable)
      throw new UsageError(`The tenant was deleted more than ${restorableDays} days ago.`);
    await run(
      `insert into organizations (tenant_id, id, name, is_mfa_required)
       select $1, $2, left(name, 128), (deletion ->> 'isMfaRequired')::boolean from tenants where id = $3`,
      [adminTenantId, organizationId, id],
    );
    // Who is being deleted is waited for, and isn't a member then.
    const members = `
      from tenants t, jsonb_to_recordset(t.deletion -> 'members') as m ("userId" varchar, roles jsonb)
        join users u on u.tenant_id = $1 and u.id = m."userId"`;
    await run(
      `insert into organization_users (tenant_id, organization_id, user_id)
       select $1, $2, u.id ${members} where t.id = $3 order by u.id for key share of u`,
      [adminTenantId, organizationId, id],
    );
    const roles = await run<{ role: string }>(
      `insert into organization_users_roles (tenant_id, organization_id, user_id, organization_role_id)
       select $1, $2, u.id, r.name ${members}, jsonb_array_elements_text(m.roles) as r (name) where t.id = $3
       returning organization_role_id as role`,
      [adminTenantId, organizationId, id],
    );
    if (!roles.some(({ role }) => role === 'admin'))
      throw new UsageError('None of the admins that the tenant had has an account any more.');
    await run('update tenants set deleted_at = null, deletion = null where id = $1', [id]);
    const entry = {
      key: 'Tenant.Restored' as const,
      payload: { result: 'Success' as const, actor: 'operator', params: { tenantId: id } },
    };
    await run(insertLogs.text, [adminTenantId, encodeLogs([entry], Date.now())]);
    await notifyChanged(run, id);
    return tenant.name;
  });
  say(`${name} is restored, with its members. Invitations that were pending are gone.`);
}
