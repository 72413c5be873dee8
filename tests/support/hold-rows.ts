import pg from 'pg';
import { expect, inject } from 'vitest';

/** Rows that are locked until they are released. */
export interface HeldRows {
  /** Waits until `count` statements that contain these words wait for a lock. */
  waitFor(count: number, words: string): Promise<void>;
  /** Waits until that many of them wait, and then releases the locks. */
  releaseTo(count: number, words: string): Promise<void>;
}

/** Locks the rows that a query selects (`for update`) or deletes, to make concurrent requests deterministic. */
export async function holdRows(query: string, values: unknown[], database?: string): Promise<HeldRows> {
  const client = new pg.Client({ ...inject('postgres'), ...(database ? { database } : {}) });
  await client.connect();
  await client.query('begin');
  const locks = query.startsWith('select') ? `${query} for update` : query;
  const { rowCount } = await client.query(locks, values);
  expect(rowCount).toBe(1);
  const countWaiting = async (words: string): Promise<number> => {
    // Within a transaction, the view returns a snapshot.
    await client.query('select pg_stat_clear_snapshot()');
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%' || $1 || '%'`,
      [words],
    );
    return rows[0]?.count ?? 0;
  };
  /** What the other connections do: their statement, what it waits for, and for how long. */
  const describeOthers = async (): Promise<string> => {
    const { rows } = await client.query<{ line: string }>(
      `select concat_ws(' ', round(extract(epoch from clock_timestamp() - query_start), 1), state, wait_event_type, wait_event, left(query, 200)) as line
       from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    );
    return rows.map(({ line }) => line).join('\n');
  };
  const waitFor = async (count: number, words: string): Promise<void> => {
    try {
      await expect.poll(() => countWaiting(words), { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
    } catch (cause) {
      throw new Error(`“${words}” waits for no lock. Under way:\n${await describeOthers()}`, { cause });
    }
  };
  return {
    waitFor,
    async releaseTo(count, words) {
      await waitFor(count, words);
      await client.query('commit');
      await client.end();
    },
  };
}
