import type { Page, Paging } from '@gatehouse/contract/endpoint';
import type { UserImportRow } from '@gatehouse/contract/user-imports/user-imports';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { paginate } from '../../database/list.ts';
import type { UserImportsTable } from '../../database/tables/user-imports.ts';
import type { ImportRow } from '../../user-imports/store.ts';

/** Held until the transaction ends: imports of a tenant are created one after the other. */
export async function lockImports(db: TenantDb, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`user imports ${tenantId}`}, 0))`.execute(db);
}

/** The imports that have a file, or are going to. */
export async function countOpen(db: TenantDb, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('userImports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('fileExpiresAt', '>', sql<number>`to_timestamp(${now}::float8 / 1000)`)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertImport = (db: TenantDb, values: Insertable<UserImportsTable>): Promise<ImportRow> =>
  db.insertInto('userImports').values(values).returningAll().executeTakeFirstOrThrow();

export const lockImport = (db: TenantDb, id: string): Promise<ImportRow | undefined> =>
  db.selectFrom('userImports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateImport = (
  db: TenantDb,
  id: string,
  values: Updateable<UserImportsTable>,
): Promise<ImportRow> =>
  db.updateTable('userImports').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export async function insertPiece(
  db: TenantDb,
  piece: { importId: string; position: number; sealed: string; expiresAt: Date },
): Promise<void> {
  await db.insertInto('userImportParts').values(piece).execute();
}

export async function clearReport(db: TenantDb, importId: string): Promise<void> {
  await db.deleteFrom('userImportRows').where('importId', '=', importId).execute();
  await db.deleteFrom('userImportKeys').where('importId', '=', importId).execute();
}

/** Newest first. */
export const listImports = (db: TenantDb, paging: Paging): Promise<Page<ImportRow>> =>
  paginate(db, db.selectFrom('userImports'), paging, (page) =>
    page.selectAll('userImports').orderBy('createdAt', 'desc').orderBy('id'),
  );

/** The report, in the order of the file. The ID in the source is read from the user, because the report has no value of the file. */
export async function listRows(
  db: TenantDb,
  importId: string,
  { outcome, ...paging }: { outcome?: UserImportRow['outcome'] | undefined } & Paging,
): Promise<Page<UserImportRow>> {
  let matching = db
    .selectFrom('userImportRows')
    .leftJoin('users', 'users.id', 'userImportRows.userId')
    .where('importId', '=', importId);
  if (outcome) matching = matching.where('isAccepted', '=', outcome === 'accepted');
  const { items, ...page } = await paginate(db, matching, paging, (rows) =>
    rows
      .select(['number', 'isAccepted', 'codes', 'users.id as userId', 'users.externalId'])
      .orderBy('number'),
  );
  return {
    ...page,
    items: items.map(({ number, isAccepted, ...row }) => ({
      row: number,
      outcome: isAccepted ? 'accepted' : 'rejected',
      ...row,
    })),
  };
}

/** Deletes an import with its file and report. Its process stops at the next batch. */
export const deleteImport = (db: TenantDb, id: string): Promise<{ id: string } | undefined> =>
  db.deleteFrom('userImports').where('id', '=', id).returning('id').executeTakeFirst();
