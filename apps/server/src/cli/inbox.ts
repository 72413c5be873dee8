import { adminTenantId } from '@gatehouse/contract/common';
import { encodeLogs } from '../audit/write.ts';
import { insertLogs } from '../database/hot/insert-logs.ts';
import { keptContent } from '../delivery/messages/inbox-store.ts';
import { createSecrets } from '../keys/secrets.ts';
import type { CommandContext } from './command.ts';

/**
 * Prints the messages to administrators that were kept instead of sent, the newest last: there is no other way to read the
 * admin tenant's development inbox. They have codes that sign in, so reading them is in the audit log.
 */
export async function printInbox({
  client,
  secretsKeys,
  say,
}: Pick<CommandContext, 'client' | 'secretsKeys' | 'say'>): Promise<void> {
  const secrets = createSecrets(secretsKeys);
  const { rows } = await client.query<{ recipient: string; sealed: string; time: string }>(
    `select recipient, sealed, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') as time
     from inbox_messages where tenant_id = $1 and expires_at > now() order by created_at, id`,
    [adminTenantId],
  );
  const entry = {
    key: 'DevelopmentInbox.Viewed' as const,
    payload: { result: 'Success' as const, actor: 'operator' },
  };
  await client.query(insertLogs.text, [adminTenantId, encodeLogs([entry], Date.now())]);
  if (rows.length === 0) say('There are no messages. They are kept for 24 hours.');
  for (const { recipient, sealed, time } of rows) {
    const { subject = '', text } = secrets.openJson(sealed, keptContent);
    say(
      `${time}  to ${recipient}\n${[subject, text].filter(Boolean).join('\n\n').replaceAll(/^/gm, '  ')}\n`,
    );
  }
}
