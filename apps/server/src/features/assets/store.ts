import { hotStatement } from '../../database/hot/hot-statement.ts';
import type { TenantDb } from '../../database/database.ts';
import { createId } from '../../ids.ts';
import type { Runtime } from '../../runtime.ts';

export interface Asset {
  contentType: string;
  content: Buffer;
}

/** Keeps a file and answers its id, which nobody can guess. */
export async function saveAsset(db: TenantDb, { contentType, content }: Asset): Promise<string> {
  const id = createId();
  await db.insertInto('assets').values({ id, contentType, content }).execute();
  return id;
}

const findById = hotStatement(
  'find-asset',
  'select content_type as "contentType", content from assets where tenant_id = $1 and id = $2',
);

/** The file with this id; read by browsers of people who are not signed in. */
export async function findAsset(runtime: Runtime, tenantId: string, id: string): Promise<Asset | undefined> {
  return (await runtime.database.hot<Asset>(findById, tenantId, [id]))[0];
}
