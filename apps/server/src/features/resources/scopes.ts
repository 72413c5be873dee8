import type { BodyOf, Page, Paging } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import type * as api from '@gatehouse/contract/resources/endpoints';
import { type Scope, scope, scopeErrors } from '@gatehouse/contract/resources/resources';
import { searchText } from '@gatehouse/contract/search';
import type { Selectable } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { contains, paginate } from '../../database/list.ts';
import type { Stored } from '../../database/tables.ts';
import type { ScopesTable } from '../../database/tables/roles.ts';
import { withConstraints } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';
import { narrowGrantsOfResource } from '../../sessions/narrow-grants.ts';

const toScope = (row: Selectable<ScopesTable>): Scope => scope.parse(row);

const constraints = {
  scopes_name: scopeErrors.nameExists,
  scopes_tenant_id_resource_id_fkey: entityErrors.notFound,
};

/** The permissions of a resource, by name. */
export function listScopes(
  db: TenantDb,
  resourceId: string,
  search: string | undefined,
  paging: Paging,
): Promise<Page<Scope>> {
  let matching = db.selectFrom('scopes').where('resourceId', '=', resourceId);
  const text = searchText(search);
  if (text) matching = matching.where(contains(['scopes.id', 'scopes.name', 'scopes.description'], text));
  return paginate(db, matching, paging, (page) => page.selectAll('scopes').orderBy('name').orderBy('id'));
}

export async function insertScope(
  db: TenantDb,
  resourceId: string,
  values: Stored<ScopesTable, BodyOf<typeof api.createResourceScope>>,
): Promise<Scope> {
  const row = await withConstraints(constraints, () =>
    db
      .insertInto('scopes')
      .values({ id: createId(), resourceId, ...values })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return toScope(row);
}

/** Changes a permission. Grants of its old name end: users didn't consent to the new one. */
export async function updateScope(
  db: TenantDb,
  { resourceId, scopeId }: { resourceId: string; scopeId: string },
  values: Stored<ScopesTable, BodyOf<typeof api.updateResourceScope>>,
): Promise<Scope | undefined> {
  const old = await findScope(db, resourceId, scopeId);
  if (!old) return undefined;
  if (values.name !== undefined && values.name !== old.name) await narrowGrantsOfResource(db, { scopeId });
  const row = await withConstraints(constraints, () =>
    db
      .updateTable('scopes')
      // A request that changes nothing returns the permission, too.
      .set({ resourceId, ...values })
      .where('resourceId', '=', resourceId)
      .where('id', '=', scopeId)
      .returningAll()
      .executeTakeFirst(),
  );
  return row && toScope(row);
}

/** A permission of this resource, locked until the transaction ends. */
export const findScope = (db: TenantDb, resourceId: string, scopeId: string) =>
  db
    .selectFrom('scopes')
    .select(['id', 'name'])
    .where('resourceId', '=', resourceId)
    .where('id', '=', scopeId)
    .forUpdate()
    .executeTakeFirst();

/** Deletes a permission, and removes it from roles, from applications that may request it, and from users' grants. */
export async function deleteScope(
  db: TenantDb,
  { resourceId, scopeId }: { resourceId: string; scopeId: string },
): Promise<boolean> {
  if (!(await findScope(db, resourceId, scopeId))) return false;
  await narrowGrantsOfResource(db, { scopeId });
  const { numDeletedRows } = await db
    .deleteFrom('scopes')
    .where('resourceId', '=', resourceId)
    .where('id', '=', scopeId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
