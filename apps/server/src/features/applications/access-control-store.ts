import { entityErrors } from '@gatehouse/contract/errors';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { createLinks, type LinkErrors } from '../../database/links.ts';
import { withConstraints } from '../../lib/fail.ts';

/** Who may use an application, each entry once. */
export interface AccessEntries {
  userIds: string[];
  userRoleIds: string[];
  organizationIds: string[];
  organizationRoles: { organizationId: string; organizationRoleId: string }[];
}

const ofApplication = { table: 'applications', columns: [['applicationId', 'id']] } as const;

const users = createLinks({ table: 'applicationAccessUsers', owner: ofApplication, column: 'userId' });
const roles = createLinks({
  table: 'applicationAccessRoles',
  owner: ofApplication,
  column: 'roleId',
  only: { table: 'roles', column: 'roleType', type: 'User' },
});
const organizations = createLinks({
  table: 'applicationAccessOrganizations',
  owner: ofApplication,
  column: 'organizationId',
});

const errors: LinkErrors = {
  unknown: entityErrors.notFound,
  constraints: {
    application_access_users_user: entityErrors.relationNotFound,
    application_access_roles_role: entityErrors.relationNotFound,
    application_access_roles_type: entityErrors.wrongType,
    application_access_organizations_organization: entityErrors.relationNotFound,
    application_access_organization_roles_organization: entityErrors.relationNotFound,
    application_access_organization_roles_role: entityErrors.relationNotFound,
    application_access_organization_roles_type: entityErrors.wrongType,
  },
};

/** Returns whether the application exists, locked until the transaction ends. */
export const lockApplication = (db: TenantDb, applicationId: string): Promise<boolean> =>
  users.lockOwner(db, { applicationId });

export async function readEntries(db: TenantDb, applicationId: string): Promise<AccessEntries> {
  const owner = { applicationId };
  return {
    userIds: await users.listIds(db, owner),
    userRoleIds: await roles.listIds(db, owner),
    organizationIds: await organizations.listIds(db, owner),
    organizationRoles: await db
      .selectFrom('applicationAccessOrganizationRoles')
      .select(['organizationId', 'organizationRoleId'])
      .where('applicationId', '=', applicationId)
      .execute(),
  };
}

/** The pairs as rows, for conditions and inserts. */
const pairs = (given: AccessEntries['organizationRoles']) => sql`
  unnest(${given.map(({ organizationId }) => organizationId)}::text[],
    ${given.map(({ organizationRoleId }) => organizationRoleId)}::text[]) given (organization_id, organization_role_id)`;

/** The roles in organizations that a replacement by these would remove. */
const otherRoles = (applicationId: string, given: AccessEntries['organizationRoles']) => sql`
  application_access_organization_roles e where e.application_id = ${applicationId} and not exists (
    select from ${pairs(given)}
    where given.organization_id = e.organization_id and given.organization_role_id = e.organization_role_id)`;

/** Whether a replacement by these would remove an entry. Locks the application, so that this is still true when they are replaced. */
export async function takesAccessAway(
  db: TenantDb,
  applicationId: string,
  entries: AccessEntries,
): Promise<boolean> {
  const owner = { applicationId };
  if (await users.takesAway(db, owner, entries.userIds)) return true;
  if (await roles.takesAway(db, owner, entries.userRoleIds)) return true;
  if (await organizations.takesAway(db, owner, entries.organizationIds)) return true;
  const { rows } =
    await sql`select from ${otherRoles(applicationId, entries.organizationRoles)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Replaces all entries of an application, which must be locked. */
export async function replaceEntries(
  db: TenantDb,
  applicationId: string,
  { userIds, userRoleIds, organizationIds, organizationRoles }: AccessEntries,
): Promise<void> {
  const owner = { applicationId };
  await organizations.replace(db, owner, organizationIds, errors);
  await sql`delete from ${otherRoles(applicationId, organizationRoles)}`.execute(db);
  await withConstraints(errors.constraints, () =>
    sql`insert into application_access_organization_roles (application_id, organization_id, organization_role_id, role_type)
      select ${applicationId}, given.organization_id, given.organization_role_id, coalesce(target.type, 'User')
      from ${pairs(organizationRoles)} left join organization_roles target on target.id = given.organization_role_id
      on conflict do nothing`.execute(db),
  );
  await roles.replace(db, owner, userRoleIds, errors);
  await users.replace(db, owner, userIds, errors);
}
