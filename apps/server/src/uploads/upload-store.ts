import type { TenantDb } from '../database/database.ts';
import { createId } from '../lib/ids.ts';
import type { Runtime } from '../runtime/runtime.ts';

export interface Asset {
  contentType: string;
  content: Buffer;
}

/** Stores a file and returns its ID, which can't be guessed. */
export async function saveAsset(db: TenantDb, { contentType, content }: Asset): Promise<string> {
  const id = createId();
  await db.insertInto('assets').values({ id, contentType, content }).execute();
  return id;
}

/** The file with this ID. Browsers read it without sign-in. */
export const findAsset = ({ database }: Runtime, tenantId: string, id: string): Promise<Asset | undefined> =>
  database
    .for(tenantId)
    .selectFrom('assets')
    .select(['contentType', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
