import { adminTenantId } from '@gatehouse/contract/common';
import { encodeLogs } from '../audit/write.ts';
import { insertLogs } from '../database/hot/insert-logs.ts';
import { createSecret } from '../lib/ids.ts';
import {
  administratorResetKey,
  administratorResetKeys,
  hashResetToken,
} from '../sign-in/administrators/reset-token.ts';
import { findAdministrator } from './find-administrator.ts';
import { type CommandContext, UsageError } from './command.ts';

const minutes = 15;

/**
 * Prints a link that sets an administrator's password once, within 15 minutes. It replaces this administrator's previous link, not those of others. Also removes the rate limits of the admin tenant and the
 * administrator's second factors: a person who can run this command controls the server.
 */
export async function resetAdministrator(
  { client, say }: Pick<CommandContext, 'client' | 'say'>,
  name: string,
  consoleAddress: string,
): Promise<void> {
  const userId = await findAdministrator(client, name);
  if (!userId) throw new UsageError(`There is no administrator with the username or email address ${name}.`);

  const token = createSecret();
  const now = Date.now();
  const value = { tokenHash: hashResetToken(token), userId, expiresAt: now + minutes * 60_000 };
  await client.query('begin');
  await client.query(
    `insert into tenant_configs (tenant_id, key, value) values ($1, $2, $3)
     on conflict (tenant_id, key) do update set value = excluded.value`,
    [adminTenantId, administratorResetKey(userId), JSON.stringify(value)],
  );
  await client.query(
    `delete from tenant_configs where tenant_id = $1 and key like $2 and (value ->> 'expiresAt')::bigint <= $3`,
    [adminTenantId, administratorResetKeys, now],
  );
  await client.query('delete from sentinel_activities where tenant_id = $1', [adminTenantId]);
  await client.query('delete from message_waits where tenant_id = $1', [adminTenantId]);
  await client.query('delete from mfa_verifications where tenant_id = $1 and user_id = $2', [
    adminTenantId,
    userId,
  ]);
  const entry = {
    key: 'Administrator.Reset.Created' as const,
    userId,
    payload: { result: 'Success' as const, actor: 'operator' },
  };
  await client.query(insertLogs.text, [adminTenantId, encodeLogs([entry], now)]);
  await client.query('commit');
  say(
    `Open this link within ${minutes} minutes to set a new password. It works once.\n\n  ${consoleAddress}/reset-administrator?token=${token}\n`,
  );
}
