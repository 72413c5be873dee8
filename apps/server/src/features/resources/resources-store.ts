import type { BodyOf, Page, Paging } from '@gatehouse/contract/endpoint';
import type * as api from '@gatehouse/contract/resources/endpoints';
import {
  type Resource,
  resource,
  resourceErrors,
  type ResourceInList,
} from '@gatehouse/contract/resources/resources';
import { searchText } from '@gatehouse/contract/search';
import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { contains, paginate } from '../../database/list.ts';
import type { Stored } from '../../database/tables.ts';
import type { ResourcesTable } from '../../database/tables/roles.ts';
import { withConstraints } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';
import { narrowGrantsOfResource } from '../../sessions/narrow-grants.ts';

const toResource = (row: Selectable<ResourcesTable>): Resource => resource.parse(row);

const scopesOfResource = sql<NonNullable<ResourceInList['scopes']>>`(
  select coalesce(jsonb_agg(jsonb_build_object('tenantId', s.tenant_id, 'id', s.id, 'resourceId', s.resource_id, 'name', s.name,
    'description', s.description, 'createdAt', floor(extract(epoch from s.created_at) * 1000)) order by s.name, s.id), '[]')
  from scopes s where s.resource_id = resources.id)`.as('scopes');

/** Resources, newest first; with their permissions if requested. */
export async function listResources(
  db: TenantDb,
  { search, ids, includeScopes }: { search?: string; ids?: readonly string[]; includeScopes?: boolean },
  paging: Paging,
): Promise<Page<ResourceInList>> {
  let matching = db.selectFrom('resources');
  const text = searchText(search);
  if (text)
    matching = matching.where(contains(['resources.id', 'resources.name', 'resources.indicator'], text));
  if (ids) matching = matching.where('id', 'in', [...ids]);
  return paginate(db, matching, paging, (page) =>
    page
      .selectAll('resources')
      .$if(includeScopes === true, (query) => query.select(scopesOfResource))
      .orderBy('createdAt', 'desc')
      .orderBy('id'),
  );
}

export async function getResource(db: TenantDb, id: string): Promise<Resource | undefined> {
  const row = await db.selectFrom('resources').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toResource(row);
}

export async function insertResource(
  db: TenantDb,
  values: Stored<ResourcesTable, BodyOf<typeof api.createResource>>,
): Promise<Resource> {
  const row = await withConstraints({ resources_indicator: resourceErrors.indicatorInUse }, () =>
    db
      .insertInto('resources')
      .values({ id: createId(), ...values })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return toResource(row);
}

export async function updateResource(
  db: TenantDb,
  id: string,
  values: Stored<ResourcesTable, BodyOf<typeof api.updateResource> | BodyOf<typeof api.setDefaultResource>>,
): Promise<Resource | undefined> {
  if (Object.keys(values).length === 0) return getResource(db, id);
  const row = await db
    .updateTable('resources')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toResource(row);
}

/** Removes the default flag from the resource that has it. Concurrent changes wait for each other here. */
export async function clearDefaultResource(db: TenantDb): Promise<void> {
  await db.selectFrom('resources').select('id').orderBy('id').forUpdate().execute();
  await db.updateTable('resources').set({ isDefault: false }).where('isDefault', '=', true).execute();
}

/** Deletes a resource with its permissions, and removes these from roles and users' grants. */
export async function deleteResource(db: TenantDb, id: string): Promise<void> {
  await narrowGrantsOfResource(db, { resourceId: id });
  await db.deleteFrom('resources').where('id', '=', id).execute();
}
