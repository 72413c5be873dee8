import { adminTenantId } from '@gatehouse/contract/common';
import { organizationOfTenant } from '@gatehouse/contract/tenant-members/tenant-roles';
import { restorableDays } from '@gatehouse/contract/tenants/tenants';
import { encodeLogs } from '../audit/write.ts';
import { insertLogs } from '../database/hot/insert-logs.ts';
import { type CommandContext, UsageError } from './command.ts';

type Context = Pick<CommandContext, 'client' | 'say'>;

/** Prints the tenants, the oldest first, also deleted ones. */
export async function listTenants({ client, say }: Context): Promise<void> {
  const { rows } = await client.query<{ id: string; name: string; tag: string; deleted: string | null }>(
    `select id, name, tag, to_char(deleted_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') as deleted
     from tenants where id <> $1 order by created_at, id`,
    [adminTenantId],
  );
  if (rows.length === 0) say('There are no tenants yet.');
  for (const { id, name, tag, deleted } of rows)
    say([id, tag, name, ...(deleted ? [`deleted ${deleted}`] : [])].join('  '));
}

/** Restores a tenant that was deleted in the last days, with the members that it had and that still exist. */
export async function restoreTenant({ client, say }: Context, id: string): Promise<void> {
  const organizationId = organizationOfTenant(id);
  await client.query('begin');
  try {
    const { rows } = await client.query<{ name: string; restorable: boolean }>(
      `select name, deleted_at > now() - $2 * interval '1 day' as restorable
       from tenants where id = $1 and deleted_at is not null for update`,
      [id, restorableDays],
    );
    if (!rows[0]) throw new UsageError(`There is no deleted tenant with the ID ${id}.`);
    if (!rows[0].restorable)
      throw new UsageError(`The tenant was deleted more than ${restorableDays} days ago.`);
    await client.query(
      `insert into organizations (tenant_id, id, name, is_mfa_required)
       select $1, $2, left(name, 128), (deletion ->> 'isMfaRequired')::boolean from tenants where id = $3`,
      [adminTenantId, organizationId, id],
    );
    const members = `
      from tenants t, jsonb_to_recordset(t.deletion -> 'members') as m ("userId" varchar, roles jsonb)
        join users u on u.tenant_id = $1 and u.id = m."userId"`;
    await client.query(
      `insert into organization_users (tenant_id, organization_id, user_id)
       select $1, $2, u.id ${members} where t.id = $3`,
      [adminTenantId, organizationId, id],
    );
    const { rows: roles } = await client.query<{ role: string }>(
      `insert into organization_users_roles (tenant_id, organization_id, user_id, organization_role_id)
       select $1, $2, u.id, r.name ${members}, jsonb_array_elements_text(m.roles) as r (name) where t.id = $3
       returning organization_role_id as role`,
      [adminTenantId, organizationId, id],
    );
    if (!roles.some(({ role }) => role === 'admin'))
      throw new UsageError('None of the admins that the tenant had has an account any more.');
    await client.query('update tenants set deleted_at = null, deletion = null where id = $1', [id]);
    const entry = {
      key: 'Tenant.Restored' as const,
      payload: { result: 'Success' as const, actor: 'operator', params: { tenantId: id } },
    };
    await client.query(insertLogs.text, [adminTenantId, encodeLogs([entry], Date.now())]);
    await client.query(`select pg_notify('gatehouse_changed', $1)`, [`${id}:tenant`]);
    await client.query('commit');
    say(`${rows[0].name} is restored, with its members. Invitations that were pending are gone.`);
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
