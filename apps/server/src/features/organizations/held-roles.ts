import type { Page, Paging } from '@gatehouse/contract/endpoint';
import type { OrganizationRole } from '@gatehouse/contract/organization-roles/organization-roles';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { paginate } from '../../database/list.ts';

/** The tables with the roles of members and of applications, and their columns with the holder. */
const tables = {
  member: { table: sql.table('organizationUsersRoles'), holder: 'userId' },
  application: { table: sql.table('organizationApplicationsRoles'), holder: 'applicationId' },
} as const;
export type HolderKind = keyof typeof tables;

/** The roles that the holder of `link`, the alias of a table of members, has in the organization, by name. */
export function organizationRolesOf(kind: HolderKind) {
  const { table, holder } = tables[kind];
  return sql<{ id: string; name: string }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name), '[]')
    from ${table} l join organization_roles r on r.tenant_id = l.tenant_id and r.id = l.organization_role_id
    where l.organization_id = link.organization_id
      and ${sql.ref(`l.${holder}`)} = ${sql.ref(`link.${holder}`)})`.as('organizationRoles');
}

/** Roles by ID, by name. */
export const listRoles = (
  db: TenantDb,
  ids: RawBuilder<string> & Expression<string>,
  paging: Paging,
): Promise<Page<OrganizationRole>> =>
  paginate(db, db.selectFrom('organizationRoles').where('id', 'in', ids), paging, (page) =>
    page.selectAll('organizationRoles').orderBy('organizationRoles.name'),
  );
