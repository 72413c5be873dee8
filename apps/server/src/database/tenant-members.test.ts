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
  await createDatabase(database);
  client = new pg.Client(connection());
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await dropDatabase(database);
});

const listTemplate = async (of: pg.ClientBase): Promise<unknown[]> => {
  const { rows } = await of.query(
    `select r.id, r.name, r.description, r.type, s.id as scope, s.name as "scopeName", s.description as "scopeDescription"
     from organization_roles r
       join organization_roles_scopes h on h.tenant_id = r.tenant_id and h.organization_role_id = r.id
       join organization_scopes s on s.tenant_id = h.tenant_id and s.id = h.organization_scope_id
     where r.tenant_id = 'admin' order by r.id, s.id`,
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

it('has the same roles and permissions as a new installation, and the same schema', async () => {
  const server = await startTestServer({ database: `${database}_new` });
  const fresh = await server.runtime.database.pool.connect();
  const template = await listTemplate(fresh);
  expect(template).toHaveLength(14);
  expect(await listTemplate(client)).toEqual(template);
  expect(await describeSchema(client)).toEqual(await describeSchema(fresh));
  fresh.release();
  await server.stop();
});
