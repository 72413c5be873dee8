import type { Run } from '../database/run.ts';
import type { Secrets } from '../keys/secrets.ts';
import { replaceSecret } from '../passwords/imported-formats.ts';
import { type ExportHeader, writeEnd } from './export-records.ts';
import { type IncludedTable, includedTables } from './tables.ts';

/** What an export is of. */
export interface ExportSource {
  tenantId: string;
  protectedAppsDomain: string | null;
  now: number;
}

/** The header of an export of this version. */
function describe({ tenantId, protectedAppsDomain, now }: ExportSource, sealed: boolean): ExportHeader {
  return {
    format: 'gatehouse-tenant',
    version: 1,
    sealed,
    exportedAt: new Date(now).toISOString(),
    tenant: { id: tenantId, protectedAppsDomain },
    tables: Object.fromEntries(
      includedTables.map(({ name, plain, secret, encrypted }) => [
        name,
        { row: [...plain], secret: sealed ? [...secret, ...encrypted] : [] },
      ]),
    ),
  };
}

/**
 * The lines of an export, in parts of some rows. `run` is in a transaction of the tenant with one snapshot (`repeatable read`), whose role
 * sees only that tenant's rows. `secrets` decrypts what the sealed form has in addition; without it, no secret is read.
 */
export async function* exportTenant(
  run: Run,
  source: ExportSource,
  secrets: Secrets | undefined,
): AsyncGenerator<string> {
  yield `${JSON.stringify(describe(source, secrets !== undefined))}\n`;
  await run(`select set_config('timezone', 'UTC', true)`, []);
  const keys = await findKeys(run);
  let count = 0;
  for (const table of includedTables) {
    const key = (keys.get(table.name) ?? []).map((name) => `t.${name}`).join(', ');
    await run(
      `declare exported no scroll cursor for ${selectRows(table, secrets !== undefined)} order by ${key}`,
      [],
    );
    for (;;) {
      const rows = await run<{ plain: string; secret: string | null }>(
        `fetch ${table.rowsAtOnce} from exported`,
        [],
      );
      count += rows.length;
      if (rows.length > 0) yield rows.map((row) => writeRow(table, row, secrets)).join('');
      if (rows.length < table.rowsAtOnce) break;
    }
    await run('close exported', []);
  }
  yield writeEnd(count);
}

/** With the tenant, too: an owner sees the rows of all. */
function selectRows({ name, plain, secret, encrypted, as }: IncludedTable, isSealed: boolean): string {
  const list = (columns: readonly string[]): string =>
    columns.map((column) => `${as[column] ?? `t.${column}`} as ${column}`).join(', ');
  const secrets = isSealed ? [...secret, ...encrypted] : [];
  return `select row_to_json(p)::text as plain, ${secrets.length > 0 ? 'row_to_json(s)::text' : 'null'} as secret
    from ${name} t cross join lateral (select ${list(plain)}) p
    ${secrets.length > 0 ? `cross join lateral (select ${list(secrets)}) s` : ''} where t.tenant_id = gatehouse_tenant()`;
}

/** Rows come in the order of the primary key, from its index. */
async function findKeys(run: Run): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await run<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by k.place) as columns
     from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
       cross join lateral unnest(i.indkey::int2[]) with ordinality as k (number, place)
       join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
     where c.relnamespace = current_schema()::regnamespace and c.relname = any($1) and k.place <= i.indnkeyatts group by c.relname`,
    [includedTables.map(({ name }) => name)],
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

function writeRow(
  { name, encrypted }: IncludedTable,
  { plain, secret }: { plain: string; secret: string | null },
  secrets: Secrets | undefined,
): string {
  const start = `{"table":${JSON.stringify(name)},"row":${plain}`;
  if (secret === null || !secrets) return `${start}}\n`;
  const opened = changeSecrets(JSON.parse(secret), encrypted, secrets.open);
  return `${start},"secret":${JSON.stringify(opened)}}\n`;
}

/** Decrypts or encrypts the secrets of a row: whole columns, and the signer key in hashes of Firebase (ADR 205). */
export function changeSecrets(
  secret: Record<string, unknown>,
  encrypted: readonly string[],
  change: (text: string) => string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(secret).map(([column, value]) => {
      if (typeof value !== 'string') return [column, value];
      if (encrypted.includes(column)) return [column, change(value)];
      return [column, value.startsWith('$firebase-scrypt$') ? replaceSecret(value, change) : value];
    }),
  );
}
