import type pg from 'pg';

const indexes = ['user_search_text', 'organization_users_text'];

/**
 * Adds many users to a database that no other test uses. The indexes of the search are built once afterwards, because adding each text to them
 * takes most of the time.
 */
export async function withoutTextIndexes(
  client: Pick<pg.ClientBase, 'query'>,
  add: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await client.query<{ definition: string }>(
    'select indexdef as definition from pg_indexes where indexname = any ($1)',
    [indexes],
  );
  if (rows.length !== indexes.length) throw new Error(`The indexes are ${indexes.join(', ')} no longer.`);
  await client.query(`drop index ${indexes.join(', ')}`);
  await add();
  for (const { definition } of rows) await client.query(definition);
}
