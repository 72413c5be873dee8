import { defaultTenantId } from '@gatehouse/contract/common';
import type { Bench } from './bench.ts';
import { crowdSize } from './crowd.ts';
import type { Environment } from './environment.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { Person, Wanted } from './sign-in.ts';

const organizationsResource = 'urn:logto:resource:organizations';
export const organizationsScope = 'urn:logto:scope:organizations';
export const organizationRolesScope = 'urn:logto:scope:organization_roles';
/** What the roles give in the organization itself. */
export const permission = 'read:member';

/** The organization that tokens are requested for. */
export const organizationId = 'bench-1';
/** The organization that all users of the crowd are members of. */
export const crowdedId = 'bench-crowd';
/** How many organizations a user of `frequent` is a member of. */
export const organizationCount = 200;

/** What an authorization request adds to get tokens for an organization afterwards. */
export const organizations: Wanted = {
  resources: [organizationsResource],
  scopes: [organizationsScope, permission],
};

/** Users by the number of their organizations. */
export interface Members {
  /** Members of one. */
  ordinary: Person[];
  /** Members of 200. */
  frequent: Person[];
}

/** Adds a template with a role for users and one for machines, organizations, and as members some people and the bench's machine. */
export async function addOrganizations(
  { environment: { pool }, data }: Bench,
  callers: number,
): Promise<Members> {
  const insert = (text: string, values: unknown[] = []) => pool.query(text, [defaultTenantId, ...values]);
  await addTemplate(insert);
  await insert(
    `insert into organizations (tenant_id, id, name) select $1::varchar, 'bench-' || n, 'Customer ' || n
     from generate_series(1, $2::int) n`,
    [organizationCount],
  );
  for (const [first, last, perPerson] of [
    [0, callers - 1, 1],
    [callers, callers * 2 - 1, organizationCount],
  ]) {
    const values = [first, last, perPerson];
    await insert(
      `insert into organization_users (tenant_id, organization_id, user_id) select $1::varchar, 'bench-' || n, 'person' || p
       from generate_series(1, $4::int) n, generate_series($2::int, $3::int) p`,
      values,
    );
    await insert(
      `insert into organization_users_roles (tenant_id, organization_id, user_id, organization_role_id)
       select $1::varchar, 'bench-' || n, 'person' || p, 'bench-employee'
       from generate_series(1, $4::int) n, generate_series($2::int, $3::int) p`,
      values,
    );
  }
  await insert(
    `insert into organization_applications (tenant_id, organization_id, application_id)
     select $1::varchar, $2::varchar, application_id from applications_roles where tenant_id = $1 and role_id = 'bench-machine'`,
    [organizationId],
  );
  await insert(
    `insert into organization_applications_roles (tenant_id, organization_id, application_id, organization_role_id)
     select $1::varchar, $2::varchar, application_id, 'bench-agent' from organization_applications where tenant_id = $1 and organization_id = $2`,
    [organizationId],
  );
  await pool.query('vacuum analyze');
  return { ordinary: data.people.slice(0, callers), frequent: data.people.slice(callers, callers * 2) };
}

/** Both roles have the organization's permission and one of the resource's. */
async function addTemplate(insert: (text: string, values?: unknown[]) => Promise<unknown>): Promise<void> {
  await insert(
    `insert into organization_roles (tenant_id, id, name, type)
     values ($1, 'bench-employee', 'Employee', 'User'), ($1, 'bench-agent', 'Agent', 'MachineToMachine')
     on conflict do nothing`,
  );
  await insert(
    `insert into organization_scopes (tenant_id, id, name) values ($1, 'bench', $2) on conflict do nothing`,
    [permission],
  );
  await insert(
    `insert into organization_roles_scopes (tenant_id, organization_role_id, organization_scope_id)
     select tenant_id, id, 'bench' from organization_roles where tenant_id = $1 and id like 'bench-%' on conflict do nothing`,
  );
  await insert(
    `insert into organization_roles_resource_scopes (tenant_id, organization_role_id, scope_id)
     select tenant_id, id, 'bench1' from organization_roles where tenant_id = $1 and id like 'bench-%' on conflict do nothing`,
  );
}

/** Makes all users of the crowd members of one organization, each with a role. */
export async function addCrowdedOrganization({ pool }: Environment): Promise<void> {
  await addTemplate((text, values = []) => pool.query(text, [defaultTenantId, ...values]));
  await pool.query(`insert into organizations (tenant_id, id, name) values ($1, $2, 'Crowd')`, [
    defaultTenantId,
    crowdedId,
  ]);
  const tables = ['organization_users', 'organization_users_roles'];
  await bulkInsert(pool, tables, crowdSize, async (client, first, last) => {
    const values = [defaultTenantId, crowdedId, first, last];
    await client.query(
      `insert into organization_users (tenant_id, organization_id, user_id)
       select $1::varchar, $2, 'c' || n from generate_series($3::int, $4::int) n`,
      values,
    );
    await client.query(
      `insert into organization_users_roles (tenant_id, organization_id, user_id, organization_role_id)
       select $1::varchar, $2, 'c' || n, 'bench-employee' from generate_series($3::int, $4::int) n`,
      values,
    );
  });
}
