import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { type Expression, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { TenantDb } from './database.ts';

/** Matches `text` anywhere in one of the columns, ignoring case; `%`, `_` and `\` in it are not wildcards. */
export function contains(columns: readonly string[], text: string): Expression<SqlBool> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} ilike ${pattern}`),
    sql` or `,
  )})`;
}

/** The limit of a capped total: rows beyond it are not counted (ADR 6). */
const cap = 10_000;

/**
 * One page of a query and its total. `select` adds columns and a total order; a page after the last one is empty. With `enableCap`, a total
 * above 10,000 is not counted exactly.
 */
export async function paginate<DB, TB extends keyof DB, Row>(
  db: TenantDb,
  matching: SelectQueryBuilder<DB, TB, object>,
  { page, page_size, enableCap }: Paging,
  select: (query: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<DB, TB, Row>,
): Promise<Page<Row>> {
  const before = (page - 1) * page_size;
  const items = await select(matching).limit(page_size).offset(before).execute();
  // A page that is neither full nor empty is the last one, so the total is known.
  if (items.length > 0 && items.length < page_size) return { items, total: before + items.length };
  const rows = matching.select(sql`1`.as('one')).$if(enableCap, (query) => query.limit(cap + 1));
  const counted = await sql<{ total: number }>`select count(*) as total from (${rows}) counted`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  return enableCap && total > cap ? { items, total: cap, isCapped: true } : { items, total };
}
