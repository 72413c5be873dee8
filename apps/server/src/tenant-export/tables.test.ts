import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { derivedTables, leftOutTables } from './left-out-tables.ts';
import { includedTables } from './tables.ts';

const adr = join(import.meta.dirname, '../../../../docs/adr/0206-an-export-lists-every-table.md');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The columns of each table of the database, without `tenant_id`. */
async function readCatalogue(): Promise<Map<string, string[]>> {
  const { rows } = await server.runtime.database.pool.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attname) filter (where a.attname <> 'tenant_id') as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition group by c.relname`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns ?? []]));
}

describe('the tables of an export', () => {
  it('are all tables of the database: each is included, derived or left out', async () => {
    const decided = [
      ...includedTables.map(({ name }) => name),
      ...Object.keys(derivedTables),
      ...Object.keys(leftOutTables),
    ];
    expect(decided.toSorted()).toEqual([...new Set(decided)].toSorted());
    expect(decided.toSorted()).toEqual([...(await readCatalogue()).keys()].toSorted());
  });

  it('have all columns of the database: each is plain, secret, encrypted or omitted', async () => {
    const catalogue = await readCatalogue();
    for (const { name, plain, secret, encrypted, omitted } of includedTables) {
      const columns = [...plain, ...secret, ...encrypted, ...omitted];
      expect([name, columns.toSorted()]).toEqual([name, catalogue.get(name)]);
      // What is named like an encrypted value is one.
      expect([
        name,
        [...plain, ...secret, ...omitted].filter((column) => /seal|secret|hash/.test(column)),
      ]).toEqual([name, []]);
    }
  });

  it('come after those that they reference', async () => {
    const { rows } = await server.runtime.database.pool.query<{ name: string; target: string }>(
      `select conrelid::regclass::text as name, confrelid::regclass::text as target from pg_constraint
       where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`,
    );
    const place = new Map(includedTables.map(({ name }, at) => [name, at]));
    const wrong = rows.filter(
      ({ name, target }) =>
        place.has(name) &&
        target !== 'tenants' &&
        !((place.get(target) ?? Infinity) < (place.get(name) ?? 0)),
    );
    expect(wrong).toEqual([]);
  });

  it('are listed in ADR 206', async () => {
    const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
    const included = includedTables.map(({ name, content, plain, secret, encrypted, omitted }) =>
      row(
        `\`${name}\``,
        content,
        [...secret, ...encrypted].map((column) => `\`${column}\``).join(', '),
        omitted.map((column) => `\`${column}\``).join(', '),
        String(plain.length),
      ),
    );
    const others = (tables: Readonly<Record<string, string>>) =>
      Object.entries(tables).map(([name, why]) => row(`\`${name}\``, why));
    const lists = [
      row('included', 'content', 'only sealed', 'omitted columns', 'other columns'),
      '|---|---|---|---|---|',
      ...included,
      '',
      row('derived', 'content'),
      '|---|---|',
      ...others(derivedTables),
      '',
      row('left out', 'why'),
      '|---|---|',
      ...others(leftOutTables),
    ].join('\n');
    const text = await readFile(adr, 'utf8');
    const [before = '', after = ''] = text.split(/\n## Tables\n[^]*?(?=\n## |$)/);
    const written = `${before}\n## Tables\n${lists}\n${after}`;
    if (process.env.UPDATE_DOCS) await writeFile(adr, written);
    else expect(text, 'run it with UPDATE_DOCS=1').toBe(written);
  });
});
