import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import type { OrganizationScimGroupsTable } from '../database/tables/organization-scim.ts';
import { createId } from '../lib/ids.ts';
import { compileFilter, findGroupColumn } from './compile-filter.ts';
import type { Filter } from './filter.ts';
import type { ListRange } from './lists.ts';
import { countRows, listRows, withUniqueName } from './rows.ts';

export type GroupRow = Selectable<OrganizationScimGroupsTable> & {
  /** Undefined if they weren't asked for. */
  members?: { value: string; display: string }[];
};

interface Asked {
  withMembers: boolean;
}

const columns = ({
  withMembers,
}: Asked) => sql`s.organization_id as "organizationId", s.id, s.display_name as "displayName",
  s.external_id as "externalId", s.created_at as "createdAt", s.updated_at as "updatedAt"${
    withMembers
      ? sql`, (select coalesce(jsonb_agg(jsonb_build_object('value', u.user_id, 'display', u.user_name) order by u.user_id), '[]')
          from organization_scim_group_members g
          join organization_scim_users u on u.organization_id = g.organization_id and u.user_id = g.user_id
          where g.organization_id = s.organization_id and g.group_id = s.id) as members`
      : sql``
  }`;

const ofOrganization = (organizationId: string) =>
  sql`organization_scim_groups s where s.organization_id = ${organizationId}`;

export async function findGroup(
  db: TenantDb,
  { organizationId, id }: { organizationId: string; id: string },
  asked: Asked,
): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`
    select ${columns(asked)} from ${ofOrganization(organizationId)} and s.id = ${id}`.execute(db);
  return rows[0];
}

export async function listGroups(
  db: TenantDb,
  { organizationId, filter }: { organizationId: string; filter: Filter | undefined },
  range: ListRange,
  asked: Asked,
): Promise<{ rows: GroupRow[]; total: number }> {
  const condition = filter ? sql`and ${compileFilter(filter, findGroupColumn)}` : sql``;
  const matching = sql`${ofOrganization(organizationId)} ${condition}`;
  return listRows(db, { columns: columns(asked), matching, key: sql`s.id` }, range);
}

export const countGroups = (db: TenantDb, organizationId: string): Promise<number> =>
  countRows(db, ofOrganization(organizationId));

export async function listMemberIds(
  db: TenantDb,
  { organizationId, id }: Pick<GroupRow, 'organizationId' | 'id'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('organizationScimGroupMembers')
    .select('userId')
    .where('organizationId', '=', organizationId)
    .where('groupId', '=', id)
    .execute();
  return rows.map(({ userId }) => userId);
}

const withOwnName = (write: () => Promise<unknown>): Promise<unknown> =>
  withUniqueName(
    'organization_scim_groups_name',
    'Another group of the organization has this displayName.',
    write,
  );

type Names = Pick<GroupRow, 'displayName' | 'externalId'>;

export async function insertGroup(db: TenantDb, organizationId: string, names: Names): Promise<string> {
  const id = createId();
  await withOwnName(() =>
    db
      .insertInto('organizationScimGroups')
      .values({ organizationId, id, ...names })
      .execute(),
  );
  return id;
}

type Key = Pick<GroupRow, 'organizationId' | 'id'>;

export async function updateGroup(db: TenantDb, { organizationId, id }: Key, names: Names): Promise<void> {
  await withOwnName(() =>
    db
      .updateTable('organizationScimGroups')
      .set({ ...names, updatedAt: sql<Date>`now()` })
      .where('organizationId', '=', organizationId)
      .where('id', '=', id)
      .execute(),
  );
}

export async function deleteGroup(db: TenantDb, { organizationId, id }: Key): Promise<void> {
  await db
    .deleteFrom('organizationScimGroups')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

export async function addMembers(
  db: TenantDb,
  { organizationId, id }: Key,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`insert into organization_scim_group_members (organization_id, group_id, user_id)
    select ${organizationId}, ${id}, given.id from unnest(${[...userIds]}::text[]) given (id)
    on conflict do nothing`.execute(db);
}

export async function removeMembers(
  db: TenantDb,
  { organizationId, id }: Key,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`delete from organization_scim_group_members
    where organization_id = ${organizationId} and group_id = ${id} and user_id = any(${[...userIds]}::text[])`.execute(
    db,
  );
}
