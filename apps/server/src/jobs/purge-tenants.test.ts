import { adminTenantId } from '@gatehouse/contract/common';
import * as api from '@gatehouse/contract/tenants/endpoints';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Account, createAccount } from '../../../../tests/support/cloud.ts';
import { holdRows } from '../../../../tests/support/hold-rows.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { createUser } from '../../../../tests/support/records.ts';
import { runAdmin } from '../../../../tests/support/run-admin.ts';
import { startTestServer, testSecretsKey, type TestServer } from '../../../../tests/support/server.ts';
import { seed } from '../cli/seed.ts';
import { runHousekeeping } from './housekeeping.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ database: 'purge_tenants', environment: { EDITION: 'cloud' } });
});
afterAll(() => server.stop());

/** The number of rows with this tenant's ID, by table, of all tables that have any. */
async function countRows(tenantId: string): Promise<Record<string, number>> {
  const { database } = server.runtime;
  const tables = await database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     order by name`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await database.query<{ count: number }>(
      `select count(*) as count from ${name} where tenant_id = $1`,
      [tenantId],
    );
    if (row && row.count > 0) counts[name] = row.count;
  }
  return counts;
}

/** Without what is counted later, and what the plan of the tenant doesn't keep. */
const withoutActivity = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts).filter(([table]) => table !== 'logs' && !table.startsWith('daily_')),
  );

async function fill(tenantId: string): Promise<void> {
  const { runtime, settings } = server;
  const client = await runtime.database.connect();
  const secrets = { secretsKeys: [testSecretsKey], secretsKeyFile: undefined };
  const connection = { ...inject('postgres'), database: 'purge_tenants' };
  await seed({ client, settings, connection, say: () => undefined, ...secrets }, [tenantId]);
  await client.end();
  const app = await createOidcClient(runtime, server.tenant(tenantId), { type: 'SPA' });
  await app.signIn(await createUser(runtime, tenantId, { username: 'ada' }));
  await runtime.database.query(
    `insert into assets (tenant_id, id, content_type, content) values ($1, 'x', 'image/png', 'x')`,
    [tenantId],
  );
}

const remove = async (ada: Account, tenantId: string) =>
  (await ada.members(tenantId))(api.deleteTenant, { params: { tenantId } });
const age = (id: string, days: number) =>
  server.runtime.database.query(
    `update tenants set deleted_at = now() - $2 * interval '1 day' where id = $1`,
    [id, days],
  );

it('[D7] the data of a deleted tenant is gone after seven days, and nothing else', async () => {
  const ada = await createAccount(server);
  const [gone, restored, kept] = await Promise.all(
    ['Gone', 'Restored', 'Kept'].map(async (name) => {
      const { id } = (await ada.platform(api.createTenant, { body: { name } })).body;
      await fill(id);
      return id;
    }),
  );
  if (!gone || !restored || !kept) throw new Error('no tenants');
  const before = await countRows(kept);
  expect(Object.keys(before).length).toBeGreaterThan(25);
  expect(withoutActivity(await countRows(gone))).toEqual(withoutActivity(before));
  await remove(ada, gone);
  await remove(ada, restored);

  await age(gone, 6.9);
  expect(await runHousekeeping(server.runtime)).toMatchObject({ purged: 0 });
  expect(Object.keys(await countRows(gone)).length).toBeGreaterThan(25);
  await runAdmin(server, 'tenant', 'restore', restored);
  await age(gone, 7.1);
  expect(await runHousekeeping(server.runtime)).toMatchObject({ purged: 1 });
  expect(await countRows(gone)).toEqual({});
  expect(withoutActivity(await countRows(kept))).toEqual(withoutActivity(before));
  expect(withoutActivity(await countRows(restored))).toEqual(withoutActivity(before));

  // The ID is never given again, and the admin tenant's audit log still has the deletion.
  expect(await server.runtime.database.query('select name from tenants where id = $1', [gone])).toEqual([
    { name: '' },
  ]);
  const logs = await server.runtime.database.query(
    `select from logs where tenant_id = $1 and key = 'Tenant.Deleted' and payload -> 'params' ->> 'tenantId' = $2`,
    [adminTenantId, gone],
  );
  expect(logs).toHaveLength(1);
  expect(await runHousekeeping(server.runtime)).toMatchObject({ purged: 0 });
  await expect(runAdmin(server, 'tenant', 'restore', gone)).rejects.toThrow('more than 7 days');
});

it('[D7] what triggers add while a tenant is purged is purged, too', async () => {
  const ada = await createAccount(server);
  const { id } = (await ada.platform(api.createTenant, { body: {} })).body;
  const { database } = server.runtime;
  // Whichever of the two tables is purged first: the last row is added when the first of them has been emptied.
  await database.query(`
    create function add_phrase() returns trigger language plpgsql as $$ begin
      insert into custom_phrases (tenant_id, id, language_tag, translation) values (old.tenant_id, 'x', 'de', '{}'); return null; end $$`);
  await database.query(`
    create function add_asset() returns trigger language plpgsql as $$ begin
      insert into assets (tenant_id, id, content_type, content) values (old.tenant_id, 'last', 'image/png', 'x'); return null; end $$`);
  await database.query(
    `create trigger added after delete on assets for each row when (old.id = 'first') execute function add_phrase()`,
  );
  await database.query(
    `create trigger added after delete on custom_phrases for each row execute function add_asset()`,
  );
  await database.query(
    `insert into assets (tenant_id, id, content_type, content) values ($1, 'first', 'image/png', 'x')`,
    [id],
  );
  await remove(ada, id);
  await age(id, 7.1);
  expect(await runHousekeeping(server.runtime)).toMatchObject({ purged: 1 });
  await database.query('drop trigger added on assets');
  await database.query('drop trigger added on custom_phrases');
  expect(await countRows(id)).toEqual({});
});

it('[D7] a purge that is killed is continued by the next one, and the tenant isn’t called purged before', async () => {
  const ada = await createAccount(server);
  const { id } = (await ada.platform(api.createTenant, { body: { name: 'Halved' } })).body;
  await fill(id);
  await remove(ada, id);
  await age(id, 7.1);
  const before = Object.keys(await countRows(id)).length;
  // It has to wait for one of the last tables, to which many refer.
  const held = await holdRows(
    `select from users where tenant_id = $1 and username = 'ada'`,
    [id],
    'purge_tenants',
  );
  const { database } = server.runtime;
  const round = runHousekeeping(server.runtime).then(
    () => 'finished',
    () => 'killed',
  );
  await held.waitFor(1, 'delete from users');
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like 'delete from users%'`,
  );
  expect(await round).toBe('killed');
  await held.releaseTo(0, 'delete from users');
  const left = Object.keys(await countRows(id)).length;
  expect([left > 0, left < before]).toEqual([true, true]);
  const state = () =>
    database.query('select name, purged_at is not null as purged from tenants where id = $1', [id]);
  expect(await state()).toEqual([{ name: 'Halved', purged: false }]);
  expect(await runHousekeeping(server.runtime)).toMatchObject({ purged: 1 });
  expect([await countRows(id), await state()]).toEqual([{}, [{ name: '', purged: true }]]);
});
