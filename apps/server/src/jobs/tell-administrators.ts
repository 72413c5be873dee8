import { adminTenantId } from '@gatehouse/contract/common';
import type { AccountNotice } from '@gatehouse/contract/connectors/notices';
import type pg from 'pg';
import { noticeKind, type QueuedNotice } from '../delivery/messages/message.ts';
import { createEntry } from '../delivery/outbox/outbox-store.ts';
import type { OwnerRuntime } from '../runtime/runtime.ts';
import type { TokenWarning } from './token-limits.ts';

const dayMs = 86_400_000;
const usages: Record<TokenWarning['percent'], AccountNotice> = { 80: 'TokensNearLimit', 100: 'TokensUsedUp' };

/** Adds emails to the admins of a tenant to the outbox of the admin tenant, whose sender sends them. */
export async function tellAdministrators(
  client: pg.ClientBase,
  runtime: Pick<OwnerRuntime, 'clock' | 'secrets'>,
  { tenantId, percent }: TokenWarning,
): Promise<void> {
  const { rows } = await client.query<{ to: string; name: string }>(
    `select u.primary_email as "to", t.name
     from tenants t join organization_users_roles m on m.tenant_id = $1 and m.organization_id = 't-' || t.id and m.organization_role_id = 'admin'
       join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
     where t.id = $2 and u.primary_email is not null and not u.is_suspended`,
    [adminTenantId, tenantId],
  );
  const now = runtime.clock();
  for (const { to, name } of rows) {
    const payload: QueuedNotice = {
      type: 'Email',
      to,
      usage: usages[percent],
      // The name of the tenant is where the application's is in other messages.
      payload: { application: { name } },
    };
    const { id, kind, sealed, giveUpAt, expiresAt } = createEntry(
      { runtime, now },
      { kind: noticeKind, payload, lifetimeMs: dayMs },
    );
    // Due at once, for any process.
    await client.query(
      `insert into outbox (tenant_id, id, kind, sealed, attempts, next_at, give_up_at, expires_at)
       values ($1, $2, $3, $4, 0, to_timestamp($5::float8 / 1000), to_timestamp($6::float8 / 1000), to_timestamp($7::float8 / 1000))`,
      [adminTenantId, id, kind, sealed, now, giveUpAt, expiresAt],
    );
  }
}
