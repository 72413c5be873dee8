import { adminTenantId } from '@gatehouse/contract/common';
import { operatorRoleName } from '@gatehouse/contract/tenants/operator';
import { encodeLogs } from '../audit/write.ts';
import { insertLogs } from '../database/hot/insert-logs.ts';
import { type CommandContext, UsageError } from './command.ts';

/** Gives or takes the operator's role, which no registration and no API gives (ADR 198). It counts from the next request. */
export async function setOperator(
  { client, settings, say }: Pick<CommandContext, 'client' | 'settings' | 'say'>,
  email: string,
  isOperator: boolean,
): Promise<void> {
  if (settings.EDITION !== 'cloud') throw new UsageError('Only the cloud edition has operators.');
  await client.query('begin');
  try {
    const { rows } = await client.query<{ id: string }>(
      'select id from users where tenant_id = $1 and primary_email = $2 and not is_suspended',
      [adminTenantId, email],
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new UsageError(`There is no account with the email address ${email}.`);
    const change = isOperator
      ? `insert into users_roles (tenant_id, user_id, role_id)
         select r.tenant_id, $2, r.id from roles r where r.tenant_id = $1 and r.name = $3 on conflict do nothing`
      : `delete from users_roles u using roles r
         where u.tenant_id = $1 and u.user_id = $2 and r.tenant_id = $1 and r.id = u.role_id and r.name = $3`;
    const { rowCount } = await client.query(change, [adminTenantId, id, operatorRoleName]);
    if (!rowCount && !isOperator) throw new UsageError(`${email} doesn’t operate the platform.`);
    const key = isOperator ? ('Operator.Added' as const) : ('Operator.Removed' as const);
    const payload = { result: 'Success' as const, actor: 'operator', params: { userId: id } };
    await client.query(insertLogs.text, [adminTenantId, encodeLogs([{ key, payload }], Date.now())]);
    await client.query('commit');
    say(
      isOperator
        ? `${email} operates the platform: ${settings.ADMIN_ENDPOINT}/console/operator`
        : `${email} does not operate the platform any more.`,
    );
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
