import type { TenantDb } from '../database/database.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** A file of a custom user interface. */
export interface CustomUiFile {
  path: string;
  content: Buffer;
}

/** Stores the files of an upload. They are deleted after a day without use (`jobs/unused-uploads.ts`). */
export async function saveCustomUi(
  db: TenantDb,
  assetId: string,
  files: readonly CustomUiFile[],
): Promise<void> {
  await db
    .insertInto('customUiFiles')
    .values(files.map(({ path, content }) => ({ assetId, path, content })))
    .execute();
}

/** Whether pages were uploaded under this id. */
export async function hasCustomUi(db: TenantDb, assetId: string): Promise<boolean> {
  const row = await db
    .selectFrom('customUiFiles')
    .select('path')
    .where('assetId', '=', assetId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A file of an upload, if it has one at this path. */
export async function findCustomUiFile(
  { database }: Runtime,
  tenantId: string,
  assetId: string,
  path: string,
): Promise<Buffer | undefined> {
  const row = await database
    .for(tenantId)
    .selectFrom('customUiFiles')
    .select('content')
    .where('assetId', '=', assetId)
    .where('path', '=', path)
    .executeTakeFirst();
  return row?.content;
}
