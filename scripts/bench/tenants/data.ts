import { adminTenantId, defaultTenantId } from '@gatehouse/contract/common';
import type { Agent } from 'node:http';
import { type Client, createClient } from '../client.ts';
import type { BenchServer, Environment } from '../environment.ts';
import type { Person } from '../sign-in.ts';

/** What a tenant consists of, those that others refer to first. */
const tables = [
  'signing_keys',
  'applications',
  'application_secrets',
  'resources',
  'scopes',
  'roles',
  'roles_scopes',
  'applications_roles',
  'sign_in_experiences',
];

export const tenantName = (number: number): string => `bench${number}`;

/** The server's client for a tenant of the cloud edition. */
export const clientOfTenant = ({ client }: BenchServer, tenantId: string, agent: Agent): Client =>
  createClient(`http://${tenantId}.localhost:${new URL(client.origin).port}`, agent);

/** The user that each of the tenants has. Their password is that of the default tenant's users. */
export const personOf = ({ password }: Person): Person => ({
  username: 'resident',
  email: 'resident@people.example',
  password,
});

/**
 * Adds tenants with the numbers up to `count`, as far as they are missing: copies of the default tenant with one user, and each with its
 * organization in the admin tenant. A few first: the planner must know of them before the many come.
 */
export async function addTenants({ pool }: Environment, count: number): Promise<void> {
  const { rows } = await pool.query<{ present: number }>(
    `select count(*)::int as present from tenants where id like 'bench%'`,
  );
  const present = rows[0]?.present ?? 0;
  const few = Math.min(count, present + 200);
  for (const [first, last] of [
    [present + 1, few],
    [few + 1, count],
  ] as const) {
    if (last < first) continue;
    const numbers = [first, last];
    await pool.query(
      `insert into tenants (id, name) select 'bench' || n, 'Bench ' || n from generate_series($1::int, $2::int) n`,
      numbers,
    );
    for (const table of tables) await copyRows(pool, table, numbers);
    await pool.query(
      `insert into users (tenant_id, id, username, primary_email, password_encrypted, password_encryption_method)
       select 'bench' || n, 'resident', 'resident', 'resident@people.example', u.password_encrypted, u.password_encryption_method
       from users u, generate_series($2::int, $3::int) n where u.tenant_id = $1 and u.id = 'person0'`,
      [defaultTenantId, ...numbers],
    );
    await pool.query(
      `insert into organizations (tenant_id, id, name) select $1::varchar, 't-bench' || n, 'Bench ' || n from generate_series($2::int, $3::int) n`,
      [adminTenantId, ...numbers],
    );
    await pool.query('vacuum analyze');
  }
}

async function copyRows(pool: Environment['pool'], table: string, numbers: number[]): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'tenant_id'`,
    [table],
  );
  const columns = rows.map(({ name }) => name).join(', ');
  await pool.query(
    `insert into ${table} (tenant_id, ${columns}) select 'bench' || n, ${columns}
     from ${table}, generate_series($2::int, $3::int) n where tenant_id = $1`,
    [defaultTenantId, ...numbers],
  );
}

/** Adds a user of the admin tenant who administers the tenants with these numbers. */
export async function addMember(
  { pool }: Environment,
  { username, password }: { username: string; password: string },
  [first, last]: readonly [number, number],
): Promise<void> {
  await pool.query(
    `insert into users (tenant_id, id, username, password_encrypted, password_encryption_method, custom_data)
     values ($1, $2, $2, $3, 'Argon2id', '{"onboarding": {"isOnboardingDone": true}}')`,
    [adminTenantId, username, password],
  );
  await pool.query(
    `insert into users_roles (tenant_id, user_id, role_id) select tenant_id, $2, id from roles where tenant_id = $1 and name = 'user'`,
    [adminTenantId, username],
  );
  for (const [table, column, value] of [
    ['organization_users', '', ''],
    ['organization_users_roles', ', organization_role_id', `, 'admin'`],
  ])
    await pool.query(
      `insert into ${table} (tenant_id, user_id, organization_id${column})
       select $1::varchar, $2::varchar, 't-bench' || n${value} from generate_series($3::int, $4::int) n`,
      [adminTenantId, username, first, last],
    );
}
