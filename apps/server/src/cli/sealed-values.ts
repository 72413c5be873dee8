import type pg from 'pg';
import type { Secrets } from '../keys/secrets.ts';
import { listTables } from './backup.ts';

const batch = 200;
/** An id, a nonce of 12 bytes, the text and a tag of 16 bytes, in base64url (`secrets.ts`). */
const sealedValue = /[\w-]{8}\.[\w-]{16}\.[\w-]*\.[\w-]{22}(?![\w-])/g;

interface Table {
  name: string;
  /** Primary key and text columns, quoted for SQL. */
  key: string[];
  columns: { name: string; type: string }[];
}

/** The result of a pass over a table: values that were sealed again, and values with the ID of a key that can't decrypt them. */
interface Pass {
  sealed: number;
  unopened: number;
}

/**
 * Seals all values in a table's text and JSON columns that another key sealed again with the first key. Looks in every such column, because
 * a list of columns would have to be updated with every migration. Each row is updated separately, and only if it hasn't changed since it
 * was read.
 */
export async function sealTableAgain(
  client: pg.Client,
  reader: pg.Client,
  table: Table,
  secrets: Secrets,
): Promise<Pass> {
  const [, ...oldIds] = secrets.keyIds;
  const pass: Pass = { sealed: 0, unopened: 0 };
  if (table.columns.length === 0) return pass;
  const holds = table.columns
    .map(({ name }) => oldIds.map((_, at) => `strpos(${name}::text, '${oldIds[at]}.') > 0`).join(' or '))
    .join(' or ');
  const wanted = [...table.key, ...table.columns.map(({ name }) => name)].map((name) => `${name}::text`);
  await reader.query('begin read only');
  try {
    await reader.query(
      `declare found no scroll cursor for select array[${wanted.join(', ')}] as texts from ${table.name} where ${holds}`,
    );
    for (;;) {
      const { rows } = await reader.query<{ texts: (string | null)[] }>(`fetch ${batch} from found`);
      for (const { texts } of rows) await sealRow(texts);
      if (rows.length < batch) return pass;
    }
  } finally {
    await reader.query('rollback');
  }

  async function sealRow(texts: (string | null)[]): Promise<void> {
    const key = texts.slice(0, table.key.length);
    for (const [at, { name, type }] of table.columns.entries()) {
      const text = texts[table.key.length + at];
      const next = text?.replaceAll(sealedValue, sealAgain);
      if (!text || next === text) continue;
      const where = table.key.map((column, index) => `${column} = $${index + 3}`).join(' and ');
      await client.query(
        `update ${table.name} set ${name} = $1::text::${type} where ${name}::text = $2 and ${where}`,
        [next, text, ...key],
      );
    }
  }

  function sealAgain(sealed: string): string {
    if (!oldIds.some((id) => sealed.startsWith(`${id}.`))) return sealed;
    try {
      const again = secrets.seal(secrets.open(sealed));
      pass.sealed += 1;
      return again;
    } catch {
      // It only looks like a sealed value, or was damaged: no key can decrypt it.
      pass.unopened += 1;
      return sealed;
    }
  }
}

/** All tables with their text and JSON columns. `systems` comes last, because the server checks it at startup. */
export async function listTextTables(client: pg.Client): Promise<Table[]> {
  const tables: Table[] = [];
  for (const name of await listTables(client)) {
    const { rows } = await client.query<{ name: string; type: string; isKey: boolean }>(
      `select quote_ident(a.attname) as name, format_type(a.atttypid, a.atttypmod) as type,
         coalesce(a.attnum = any(i.indkey::int2[]), false) as "isKey"
       from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
       where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum`,
      [name],
    );
    tables.push({
      name,
      key: rows.filter(({ isKey }) => isKey).map((column) => column.name),
      columns: rows.filter(({ isKey, type }) => !isKey && /^(text|character|json)/.test(type)),
    });
  }
  return tables.toSorted((a, b) => Number(a.name === 'systems') - Number(b.name === 'systems'));
}
