import type { RowCode } from '@gatehouse/contract/user-imports/codes';
import type { UserImport } from '@gatehouse/contract/user-imports/user-imports';
import { type Selectable, sql } from 'kysely';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import type { ImportCursor, UserImportsTable } from '../database/tables/user-imports.ts';

export type ImportRow = Selectable<UserImportsTable>;

/** An import as the API returns it. */
export const toUserImport = ({
  sealed,
  rowCount: rows,
  cursor: _cursor,
  actor: _actor,
  lease: _lease,
  leasedUntil: _leasedUntil,
  attempts: _attempts,
  expiresAt: _expiresAt,
  ...row
}: ImportRow): UserImport => ({ ...row, rows, hasHashParameters: sealed !== null });

export const getImport = (db: TenantQueries, id: string): Promise<ImportRow | undefined> =>
  db.selectFrom('userImports').selectAll().where('id', '=', id).executeTakeFirst();

/** A lease of an import by this process. */
export interface ImportLease {
  tenantId: string;
  id: string;
  lease: string;
}

/** Locks an import that this process still works on; undefined if it was deleted or another process has taken it over. */
export const lockLeased = (db: TenantDb, { id, lease }: ImportLease): Promise<ImportRow | undefined> =>
  db
    .selectFrom('userImports')
    .selectAll()
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('status', 'in', ['Checking', 'Running'])
    .forUpdate()
    .executeTakeFirst();

/** A row of the report. */
export interface ReportedRow {
  number: number;
  isAccepted: boolean;
  codes: RowCode[];
  userId: string | null;
}

export async function insertReport(
  db: TenantDb,
  importId: string,
  rows: readonly ReportedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into user_import_rows (import_id, number, is_accepted, codes, user_id)
    select ${importId}, g.number, g."isAccepted", g.codes, g."userId" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g (number bigint, "isAccepted" boolean, codes jsonb, "userId" text)`.execute(db);
}

/** Adds what a batch has done to the import, and renews the lease. */
export async function saveProgress(
  db: TenantDb,
  id: string,
  done: { cursor: ImportCursor; rows: number; accepted: number; warnings: number; leasedUntil: number },
): Promise<void> {
  await db
    .updateTable('userImports')
    .set((of) => ({
      cursor: JSON.stringify(done.cursor),
      bytesRead: done.cursor.offset,
      rowCount: of('rowCount', '+', done.rows),
      accepted: of('accepted', '+', done.accepted),
      warnings: of('warnings', '+', done.warnings),
      rejected: of('rejected', '+', done.rows - done.accepted),
      leasedUntil: new Date(done.leasedUntil),
      attempts: 0,
    }))
    .where('id', '=', id)
    .execute();
}

/** The keys that the file has had before; the others are remembered. */
export async function rememberKeys(
  db: TenantDb,
  importId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    insert into user_import_keys (import_id, key) select ${importId}, unnest(${keys}::text[])
    on conflict do nothing returning key`.execute(db);
  const added = new Set(rows.map(({ key }) => key));
  return new Set(keys.filter((key) => !added.has(key)));
}

/** Deletes what only the work needed: the file, and what a check has seen. */
export async function deleteFile(db: TenantDb, importId: string): Promise<void> {
  await db.deleteFrom('userImportParts').where('importId', '=', importId).execute();
  await forgetKeys(db, importId);
}

export async function forgetKeys(db: TenantDb, importId: string): Promise<void> {
  await db.deleteFrom('userImportKeys').where('importId', '=', importId).execute();
}

/** The piece of the file with the byte at an offset, encrypted. */
export const findPart = (
  db: TenantQueries,
  importId: string,
  offset: number,
): Promise<{ position: number; sealed: string } | undefined> =>
  db
    .selectFrom('userImportParts')
    .select(['position', 'sealed'])
    .where('importId', '=', importId)
    .where('position', '<=', offset)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
