import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import {
  companies,
  companiesOf,
  describeInvitations,
  organizationRoles,
  organizationScopes,
  roleOf,
} from './companies.ts';
import { keep } from './keep.ts';
import { scopeId } from './shop.ts';

const day = 86_400_000;

/** A user by ID, with their place in the list of demo users. */
interface Person {
  id: string;
  at: number;
}

/**
 * Adds business customers, each an organization with members, roles, invitations and who joins just in time, in a few statements. What the
 * tenant has under the same names stays, without links to it.
 */
export async function addOrganizations(db: TenantDb, people: readonly Person[], now: number): Promise<void> {
  const roles = await addTemplate(db);
  const rows = companies.map(({ id, name, description, isMfaRequired }, number) => ({
    id,
    name,
    description,
    isMfaRequired,
    createdAt: new Date(now - number * 9 * day),
  }));
  await db.insertInto('organizations').values(rows).onConflict(keep).execute();
  await addMembers(db, people, roles);
  await addApplications(db, roles);
  await addJustInTime(db, roles);
  await addInvitations(db, people, roles, now);
}

type Roles = ReadonlySet<string>;

/** The IDs of the demo records, except those whose names the tenant already uses. */
async function listOwn(db: TenantDb, table: 'organizationRoles' | 'organizationScopes'): Promise<Roles> {
  const rows = await db.selectFrom(table).select('id').where('id', 'like', 'demo-%').execute();
  return new Set(rows.map(({ id }) => id));
}

/** The roles and permissions that all organizations have in common. Returns the IDs of the roles. */
async function addTemplate(db: TenantDb): Promise<Roles> {
  const scopeRows = Object.entries(organizationScopes).map(([name, description]) => ({
    id: scopeId(name),
    name,
    description,
  }));
  await db.insertInto('organizationScopes').values(scopeRows).onConflict(keep).execute();
  const roleRows = organizationRoles.map(({ id, name, description, type }) => ({
    id,
    name,
    description,
    type,
  }));
  await db.insertInto('organizationRoles').values(roleRows).onConflict(keep).execute();
  const [roles, scopes] = [await listOwn(db, 'organizationRoles'), await listOwn(db, 'organizationScopes')];
  const own = organizationRoles.filter(({ id }) => roles.has(id));
  const held = own.flatMap((role) =>
    role.organizationScopes
      .map((name) => ({ organizationRoleId: role.id, organizationScopeId: scopeId(name) }))
      .filter((link) => scopes.has(link.organizationScopeId)),
  );
  if (held.length > 0) await db.insertInto('organizationRolesScopes').values(held).onConflict(keep).execute();
  const ofApis = own.flatMap(({ id: organizationRoleId, scopes: names }) =>
    names.map((name) => ({ organizationRoleId, scopeId: scopeId(name) })),
  );
  if (ofApis.length > 0)
    await db.insertInto('organizationRolesResourceScopes').values(ofApis).onConflict(keep).execute();
  return roles;
}

async function addMembers(db: TenantDb, people: readonly Person[], roles: Roles): Promise<void> {
  const members = people.flatMap(({ id: userId, at }) =>
    companiesOf(at).map(({ id: organizationId }) => ({ organizationId, userId, role: roleOf(at) })),
  );
  if (members.length === 0) return;
  const rows = members.map(({ organizationId, userId }) => ({ organizationId, userId }));
  await db.insertInto('organizationUsers').values(rows).onConflict(keep).execute();
  const held = members.flatMap(({ role, ...member }) =>
    role && roles.has(role) ? [{ ...member, organizationRoleId: role }] : [],
  );
  if (held.length > 0) await db.insertInto('organizationUsersRoles').values(held).onConflict(keep).execute();
}

async function addApplications(db: TenantDb, roles: Roles): Promise<void> {
  const rows = companies.flatMap(({ id: organizationId, applications = [] }) =>
    applications.map((applicationId) => ({ organizationId, applicationId })),
  );
  await db.insertInto('organizationApplications').values(rows).onConflict(keep).execute();
  const held = rows
    .map((row) => ({ ...row, organizationRoleId: 'demo-connection', roleType: 'MachineToMachine' as const }))
    .filter(({ organizationRoleId }) => roles.has(organizationRoleId));
  if (held.length > 0)
    await db.insertInto('organizationApplicationsRoles').values(held).onConflict(keep).execute();
}

async function addJustInTime(db: TenantDb, roles: Roles): Promise<void> {
  const joining = companies.flatMap(({ id: organizationId, emailDomain }) =>
    emailDomain ? [{ organizationId, emailDomain }] : [],
  );
  await db.insertInto('organizationJitEmailDomains').values(joining).onConflict(keep).execute();
  if (!roles.has('demo-buyer')) return;
  const held = joining.map(({ organizationId }) => ({ organizationId, organizationRoleId: 'demo-buyer' }));
  await db.insertInto('organizationJitRoles').values(held).onConflict(keep).execute();
}

async function addInvitations(
  db: TenantDb,
  people: readonly Person[],
  roles: Roles,
  now: number,
): Promise<void> {
  const invitations = describeInvitations(people, now);
  if (invitations.length === 0) return;
  // Keeps a pending invitation of the same address, too.
  await db.insertInto('organizationInvitations').values(invitations).onConflict(keep).execute();
  if (!roles.has('demo-buyer')) return;
  await sql`
    insert into organization_invitations_roles (organization_invitation_id, organization_role_id)
    select id, 'demo-buyer' from organization_invitations where id like 'demo-%' on conflict do nothing`.execute(
    db,
  );
}
