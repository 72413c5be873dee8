import type { BodyOf, Page, Paging } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import type * as api from '@gatehouse/contract/organizations/endpoints';
import {
  organization,
  type Organization,
  type OrganizationInList,
} from '@gatehouse/contract/organizations/organizations';
import { searchText } from '@gatehouse/contract/search';
import type { RecordSort } from '@gatehouse/contract/sorting';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { contains, paginate } from '../../database/list.ts';
import { recordOrderBy } from '../../database/record-orders.ts';
import type { Stored } from '../../database/tables.ts';
import type { OrganizationsTable } from '../../database/tables/organizations.ts';
import { found } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';

const featuredUsers = sql<NonNullable<OrganizationInList['featuredUsers']>>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'avatar', u.avatar, 'name', u.name) order by u.id), '[]')
  from (select u.* from organization_users l join users u on u.tenant_id = l.tenant_id and u.id = l.user_id
        where l.organization_id = organizations.id order by l.user_id limit 3) u)`.as('featuredUsers');

interface OrganizationFilter {
  q?: string | undefined;
  showFeatured?: boolean | undefined;
  ids?: readonly string[] | undefined;
  excludeUserId?: string | undefined;
  excludeApplicationId?: string | undefined;
  sort?: RecordSort | undefined;
}

/** Newest first, unless sorted otherwise. */
export function listOrganizations(
  db: TenantDb,
  { q, showFeatured = false, ids, excludeUserId, excludeApplicationId, sort }: OrganizationFilter,
  paging: Paging,
): Promise<Page<OrganizationInList>> {
  let matching = db.selectFrom('organizations');
  const text = searchText(q);
  if (text) matching = matching.where(contains(['organizations.id', 'organizations.name'], text));
  if (ids) matching = matching.where('id', 'in', [...ids]);
  if (excludeUserId) {
    const held = db
      .selectFrom('organizationUsers')
      .select('organizationId')
      .where('userId', '=', excludeUserId);
    matching = matching.where('id', 'not in', held);
  }
  if (excludeApplicationId) {
    const held = db
      .selectFrom('organizationApplications')
      .select('organizationId')
      .where('applicationId', '=', excludeApplicationId);
    matching = matching.where('id', 'not in', held);
  }
  return paginate(db, matching, paging, (page) =>
    page
      .select(organizationColumns)
      .$if(showFeatured, (query) => query.select(['organizations.usersCount', featuredUsers]))
      .orderBy(recordOrderBy('organizations', sort)),
  );
}

/** The columns of an organization in the contract. */
export const organizationColumns = organization
  .keyof()
  .options.map((name) => `organizations.${name}` as const);

export const getOrganization = (db: TenantDb, id: string): Promise<Organization | undefined> =>
  db.selectFrom('organizations').select(organizationColumns).where('id', '=', id).executeTakeFirst();

/** Throws if the organization doesn't exist. */
export async function requireOrganization(db: TenantDb, id: string): Promise<Organization> {
  return found(await getOrganization(db, id), entityErrors.notExistsWithId);
}

type Values = Stored<OrganizationsTable, BodyOf<typeof api.updateOrganization>>;

/** JSON columns are replaced as a whole. */
const encode = ({ customData, color, branding, ...values }: Values) => ({
  ...values,
  ...(customData && { customData: JSON.stringify(customData) }),
  ...(color && { color: JSON.stringify(color) }),
  ...(branding && { branding: JSON.stringify(branding) }),
});

export const insertOrganization = (
  db: TenantDb,
  { name, ...values }: Values & { name: string },
): Promise<Organization> =>
  db
    .insertInto('organizations')
    .values({ id: createId(12), name, ...encode(values) })
    .returning(organizationColumns)
    .executeTakeFirstOrThrow();

export const updateOrganization = (
  db: TenantDb,
  id: string,
  values: Values,
): Promise<Organization | undefined> =>
  db
    .updateTable('organizations')
    // A request that changes nothing returns the organization, too.
    .set({ id, ...encode(values) })
    .where('id', '=', id)
    .returning(organizationColumns)
    .executeTakeFirst();

/** Its members, roles and just-in-time settings are deleted with it. */
export async function deleteOrganization(db: TenantDb, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('organizations').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
