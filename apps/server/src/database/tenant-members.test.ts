import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase, dropDatabase } from '../../../../tests/support/process.ts';
import { startTestServer } from '../../../../tests/support/server.ts';
import { describeSchema } from '../../../../tests/support/describe-schema.ts';
import { migrate } from './migrate.ts';
import { currentSchema } from './schema.ts';

const database = `tenant_members_${process.pid}`;
const connection = () => ({ ...inject('postgres'), database });
let client: pg.Client;

beforeAll(async () => {
  await createDatabase(database, { isEmpty: true });
  client = new pg.Client(connection());
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await dropDatabase(database);
});

const listRoles = async (of: pg.ClientBase): Promise<unknown[]> => {
  const { rows } = await of.query(
    `select r.id, r.name, r.description, r.type, count(h.*)::int as permissions from organization_roles r
       left join organization_roles_scopes h on h.tenant_id = r.tenant_id and h.organization_role_id = r.id
     where r.tenant_id = 'admin' group by r.id, r.name, r.description, r.type order by r.id`,
  );
  return rows;
};

it('administrators of an existing installation become admins of their tenant, and only those', async () => {
  const migrations = currentSchema.migrations.filter(({ name }) => name < '202611231120');
  await migrate(connection(), 'gatehouse_tenant', { schema: { migrations, functions: [] } });
  await client.query(`
    insert into tenants (id, name) values ('admin', 'Administrators'), ('default', 'My tenant');
    insert into users (tenant_id, id, username) values
      ('admin', 'ada', 'ada'), ('admin', 'bob', 'bob'), ('default', 'ada', 'ada');
    insert into roles (tenant_id, id, name, description, type) values
      ('admin', 'role', 'default:admin', 'd', 'User'), ('admin', 'user', 'user', 'd', 'User'),
      ('default', 'role', 'default:admin', 'd', 'User');
    insert into users_roles (tenant_id, user_id, role_id) values
      ('admin', 'ada', 'role'), ('admin', 'ada', 'user'), ('admin', 'bob', 'user'), ('default', 'ada', 'role')`);
  await migrate(connection(), 'gatehouse_tenant');
  const { rows } = await client.query(
    `select m.tenant_id as tenant, m.organization_id as organization, m.user_id as "user", h.organization_role_id as role,
       o.name, o.users_count as count
     from organization_users m
       join organizations o on o.tenant_id = m.tenant_id and o.id = m.organization_id
       left join organization_users_roles h on h.tenant_id = m.tenant_id and h.user_id = m.user_id`,
  );
  expect(rows).toEqual([
    { tenant: 'admin', organization: 't-default', user: 'ada', role: 'admin', name: 'My tenant', count: '1' },
  ]);
});

it('has the same roles as a new installation, no copies of their permissions, and the same schema', async () => {
  const server = await startTestServer({ database: `${database}_new` });
  const fresh = await server.runtime.database.pool.connect();
  const roles = await listRoles(fresh);
  expect(roles).toMatchObject([
    { id: 'admin', permissions: 0 },
    { id: 'collaborator', permissions: 0 },
    { id: 'viewer', permissions: 0 },
  ]);
  expect(await listRoles(client)).toEqual(roles);
  expect((await client.query('select id from organization_scopes')).rows).toEqual([]);
  expect(await describeSchema(client)).toEqual(await describeSchema(fresh));
  fresh.release();
  await server.stop();
});
