import type pg from 'pg';

type Insert = (client: pg.PoolClient, first: number, last: number) => Promise<void>;

/** Inserts rows with the numbers from 1 to `count` into large tables, as if they had been there for a while. */
export async function bulkInsert(
  pool: pg.Pool,
  tables: readonly string[],
  count: number,
  insert: Insert,
): Promise<void> {
  const client = await pool.connect();
  try {
    // Building an index after a bulk insert is faster.
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename = any ($1) and indexdef like '% USING gin %'`,
      [tables],
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    // Foreign key checks are slow before the first `analyze` of the table.
    for (const [first, last] of [
      [1, count / 50],
      [count / 50 + 1, count],
    ] as const) {
      await insert(client, first, last);
      for (const table of tables) await client.query(`analyze ${table}`);
    }
    for (const { definition } of indexes) await client.query(definition);
    // Autovacuum does the same within minutes.
    for (const table of tables) await client.query(`vacuum analyze ${table}`);
  } finally {
    client.release();
  }
}
