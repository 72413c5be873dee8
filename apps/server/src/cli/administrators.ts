import { adminTenantId, defaultTenantId } from '@gatehouse/contract/common';
import {
  organizationOfTenant,
  type TenantRoleName,
  tenantRoleNames,
  tenantRoles,
} from '@gatehouse/contract/tenant-members/tenant-roles';
import { userEmail } from '@gatehouse/contract/validation/email';
import { username } from '@gatehouse/contract/validation/username';
import { encodeLogs } from '../audit/write.ts';
import { constraintOf } from '../lib/constraint-of.ts';
import { insertLogs } from '../database/hot/insert-logs.ts';
import { createUserId } from '../lib/ids.ts';
import { type CommandContext, UsageError } from './command.ts';
import { findAdministrator } from './find-administrator.ts';
import { resetAdministrator } from './reset-administrator.ts';

type Context = Pick<CommandContext, 'client' | 'say'>;
const organizationId = organizationOfTenant(defaultTenantId);

/** The role in the command's flags; `admin` without one. */
export const readRole = (flags: readonly string[]): TenantRoleName => {
  const given = tenantRoleNames.filter((role) => flags.includes(`--${role}`));
  if (given.length > 1) throw new UsageError('An administrator has one role.');
  return given[0] ?? 'admin';
};

/**
 * Makes an account an administrator with this role. If there is no such account, it is created without a password, and a link to set one is
 * printed.
 */
export async function addAdministrator(
  context: Context,
  name: string,
  role: TenantRoleName,
  consoleAddress: string,
): Promise<void> {
  const { client, say } = context;
  const { rows: admins } = await client.query(
    'select from organization_users where tenant_id = $1 and organization_id = $2 limit 1',
    [adminTenantId, organizationId],
  );
  if (admins.length === 0)
    throw new UsageError(
      'The first administrator registers with the setup link: npm run admin -- setup-link',
    );
  const known = await findAdministrator(client, name);
  const account = known === undefined ? describeAccount(name) : {};
  const userId = known ?? createUserId();
  await client.query('begin');
  try {
    if (known === undefined)
      await client.query('select from gatehouse_insert_user_v1($1, $2, now(), $3)', [
        adminTenantId,
        userId,
        JSON.stringify(account),
      ]);
    await setRole(context, userId, role);
    // Last, as everywhere: a deletion locks the organization before the counter, and they would wait for each other.
    if (known === undefined) await client.query('select gatehouse_count_users_v1($1, 1)', [adminTenantId]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (constraintOf(error) === 'tenant_last_admin')
      throw new UsageError(`${name} is the only admin. Add another one first.`);
    throw error;
  }
  say(`${name} is an administrator with the role ${role}.`);
  if (known === undefined) await resetAdministrator(context, name, consoleAddress);
}

/** The new account's column: an email address if it looks like one, else a username. */
function describeAccount(name: string): Record<string, string> {
  const isEmail = name.includes('@');
  const parsed = (isEmail ? userEmail : username).safeParse(name);
  if (parsed.success) return { [isEmail ? 'primaryEmail' : 'username']: String(parsed.data) };
  throw new UsageError(
    isEmail
      ? `${name} isn’t an email address.`
      : `${name} can’t be a username: it may have letters, digits and underscores, and doesn’t start with a digit.`,
  );
}

/** Locks the organization first, as the server does. */
async function setRole({ client }: Context, userId: string, role: TenantRoleName): Promise<void> {
  await client.query('select from organizations where tenant_id = $1 and id = $2 for no key update', [
    adminTenantId,
    organizationId,
  ]);
  const member = [adminTenantId, organizationId, userId];
  await client.query(
    `insert into organization_users (tenant_id, organization_id, user_id) values ($1, $2, $3) on conflict do nothing`,
    member,
  );
  await client.query(
    `insert into organization_users_roles (tenant_id, organization_id, user_id, organization_role_id)
     values ($1, $2, $3, $4) on conflict do nothing`,
    [...member, role],
  );
  if (!tenantRoles[role].includes('invite:member'))
    await client.query(
      `update organization_invitations set status = 'Revoked', updated_at = now()
       where tenant_id = $1 and organization_id = $2 and inviter_id = $3 and status = 'Pending'`,
      member,
    );
  await client.query(
    `delete from organization_users_roles
     where tenant_id = $1 and organization_id = $2 and user_id = $3 and organization_role_id <> $4`,
    [...member, role],
  );
  const entry = {
    key: 'Tenant.Member.Added' as const,
    userId,
    payload: { result: 'Success' as const, actor: 'operator', roleName: role },
  };
  await client.query(insertLogs.text, [adminTenantId, encodeLogs([entry], Date.now())]);
}

/** Prints the administrators with their roles and last sign-ins. */
export async function listAdministrators({ client, say }: Context): Promise<void> {
  const { rows } = await client.query<{ name: string; roles: string; last: string }>(
    `select coalesce(u.username, u.primary_email, u.id) as name,
       coalesce(string_agg(r.organization_role_id, ', '), 'no role') as roles,
       coalesce(to_char(u.last_sign_in_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'), 'never') as last
     from organization_users m
       join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
       left join organization_users_roles r
         on r.tenant_id = m.tenant_id and r.organization_id = m.organization_id and r.user_id = m.user_id
     where m.tenant_id = $1 and m.organization_id = $2
     group by u.tenant_id, u.id order by u.created_at, u.id`,
    [adminTenantId, organizationId],
  );
  if (rows.length === 0) say('There is no administrator yet: npm run admin -- setup-link');
  for (const { name, roles, last } of rows) say(`${name}  ${roles}  last sign-in: ${last}`);
}
