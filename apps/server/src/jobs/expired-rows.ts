import type pg from 'pg';

/** Tables whose rows are useless after they expire, with the column that has the time. */
export const expiring = {
  connection_links: 'kept_until',
  daily_active_users: 'expires_at',
  inbox_messages: 'expires_at',
  message_waits: 'expires_at',
  oidc_instances: 'expires_at',
  one_time_tokens: 'kept_until',
  one_time_values: 'expires_at',
  outbox: 'expires_at',
  password_links: 'expires_at',
  rate_limits: 'window_end',
  sentinel_activities: 'expires_at',
  trusted_devices: 'expires_at',
  user_import_parts: 'expires_at',
  user_imports: 'expires_at',
  verification_codes: 'counts_until',
  verification_records: 'expires_at',
  webhook_deliveries: 'expires_at',
  webhook_requests: 'expires_at',
} as const;

const batch = 1000;

/** Deletes expired rows, in batches, so that no lock is held for long. Returns the number of rows by table. */
export async function deleteExpired(client: pg.ClientBase, now: number): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const [table, column] of Object.entries(expiring))
    deleted[table] = await deleteInBatches(client, table, column, now);
  return deleted;
}

/** Deletes the rows of a table whose column is before a time. Both names come from our code, never from a caller. */
export async function deleteInBatches(
  client: pg.ClientBase,
  table: string,
  column: string,
  before: number,
): Promise<number> {
  let total = 0;
  for (;;) {
    const { rowCount } = await client.query(
      `delete from ${table} where ctid = any (array(
         select ctid from ${table} where ${column} < to_timestamp($1::float8 / 1000) limit ${batch} for update skip locked))`,
      [before],
    );
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return total;
  }
}
