import type pg from 'pg';
import type { Secrets } from '../keys/secrets.ts';
import { listTables } from './backup.ts';

const batch = 200;
/** An id, a nonce of 12 bytes, the text and a tag of 16 bytes, in base64url (`secrets.ts`). */
const sealedValue = /[\w-]{8}\.[\w-]{16}\.[\w-]*\.[\w-]{22}(?![\w-])/g;

interface Table {
  name: string;
  /** What names a row, and where text is kept, as SQL names them. */
  key: string[];
  columns: { name: string; type: string }[];
}

/** What a pass over a table did: values sealed again, and values that none of the keys opens, although one has their id. */
interface Pass {
  sealed: number;
  unopened: number;
}

/**
 * Seals again, with the first key, what other keys have sealed in a table, wherever in its texts and JSON it stands: a list of columns
 * would have to be kept up with every migration. Each row is written by itself, and only if nothing has changed it since it was read.
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
      // It looks like one and is none, or was changed: nothing could ever open it.
      pass.unopened += 1;
      return sealed;
    }
  }
}

/** Every table with its columns of text and JSON; `systems`, which the start looks at, comes last. */
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
