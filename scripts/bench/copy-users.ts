import { defaultTenantId } from '@gatehouse/contract/common';
import type pg from 'pg';
import { importedPrefix } from './import-file.ts';

/** What an import writes itself; triggers write what else there is. */
const tables = [
  { name: 'users', user: 'id' },
  { name: 'users_roles', user: 'user_id' },
  { name: 'mfa_verifications', user: 'user_id' },
] as const;
type Table = (typeof tables)[number];

const imported = `select id from users where tenant_id = '${defaultTenantId}' and username like '${importedPrefix}%'`;

/** The columns that are written, and a file in a folder that belongs to PostgreSQL. */
async function describe(pool: pg.Pool, { name }: Table): Promise<{ columns: string; file: string }> {
  const { rows: columns } = await pool.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [name],
  );
  const { rows } = await pool.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
  return {
    columns: columns.map((column) => column.name).join(', '),
    file: `${rows[0]?.folder}/bench-${name}.copy`,
  };
}

/** Writes the rows that an import has added to files. */
export async function copyOut(pool: pg.Pool): Promise<void> {
  for (const table of tables) {
    const { columns, file } = await describe(pool, table);
    await pool.query(
      `copy (select ${columns} from ${table.name} where tenant_id = '${defaultTenantId}' and ${table.user} in (${imported})) to '${file}'`,
    );
  }
}

/** Reads them again in one transaction, and counts them. Returns its milliseconds. */
export async function copyIn(pool: pg.Pool): Promise<number> {
  const described = await Promise.all(
    tables.map(async (table) => ({ ...table, ...(await describe(pool, table)) })),
  );
  const client = await pool.connect();
  try {
    const startedAt = performance.now();
    await client.query('begin');
    let users = 0;
    for (const { name, columns, file } of described) {
      const { rowCount } = await client.query(`copy ${name} (${columns}) from '${file}'`);
      if (name === 'users') users = rowCount ?? 0;
    }
    await client.query('select gatehouse_count_users_v1($1, $2)', [defaultTenantId, users]);
    await client.query('commit');
    return performance.now() - startedAt;
  } finally {
    client.release();
  }
}

/** Deletes all imported users, and leaves tables as if they had never been there. */
export async function removeImported(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query(`delete from users where id in (${imported}) and tenant_id = $1`, [
    defaultTenantId,
  ]);
  await pool.query('select gatehouse_count_users_v1($1, $2)', [defaultTenantId, -(rowCount ?? 0)]);
  await pool.query('vacuum analyze');
}
