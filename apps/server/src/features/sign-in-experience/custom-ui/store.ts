import type { TenantDb } from '../../../database/database.ts';
import { hotStatement } from '../../../database/hot/hot-statement.ts';
import type { Runtime } from '../../../runtime.ts';
import type { ZipFile } from './read-zip.ts';

/** Keeps the files of an upload. Once nobody uses them any more they are deleted (`jobs/unused-uploads.ts`). */
export async function saveCustomUi(db: TenantDb, assetId: string, files: readonly ZipFile[]): Promise<void> {
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

const findFile = hotStatement(
  'find-custom-ui-file',
  'select content from custom_ui_files where tenant_id = $1 and asset_id = $2 and path = $3',
);

export async function findCustomUiFile(
  runtime: Runtime,
  tenantId: string,
  assetId: string,
  path: string,
): Promise<Buffer | undefined> {
  const [row] = await runtime.database.hot<{ content: Buffer }>(findFile, tenantId, [assetId, path]);
  return row?.content;
}
