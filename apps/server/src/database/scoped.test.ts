import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { createHealth } from './health.ts';
import { prepared, scopePool } from './scoped.ts';
import { openDatabase, type OwnerDatabase } from './database.ts';

const role = { type: 'User' as const, description: 'A role' };

describe('a statement of one tenant', () => {
  let server: TestServer;
  let database: OwnerDatabase;
  let own: TestTenant;
  let other: TestTenant;
  beforeAll(async () => {
    server = await startTestServer();
    database = server.runtime.database;
    [own, other] = [await server.createTenant(), await server.createTenant()];
    for (const { id } of [own, other])
      await database
        .for(id)
        .insertInto('roles')
        .values({ id: 'same', name: id, ...role })
        .execute();
  });
  afterAll(() => server.stop());

  it('sees, changes and deletes only the rows of that tenant', async () => {
    const names = (id: string) =>
      database.for(id).selectFrom('roles').select('name').where('id', '=', 'same').execute();
    expect(await names(own.id)).toEqual([{ name: own.id }]);
    await database
      .for(own.id)
      .updateTable('roles')
      .set({ name: 'changed' })
      .where('id', '=', 'same')
      .execute();
    expect(await names(other.id)).toEqual([{ name: other.id }]);
    const [deleted] = await database.for(own.id).deleteFrom('roles').where('id', '=', 'same').execute();
    expect(deleted?.numDeletedRows).toBe(1n);
    expect(await names(other.id)).toEqual([{ name: other.id }]);
  });

  it('leaves no state of the tenant on its connection', async () => {
    const { pool } = database;
    const scope = sql<{ role: string; tenant: string }>`
      select current_user as role, current_setting('gatehouse.tenant_id') as tenant`;
    for (let each = 0; each < 50; each += 1) {
      const [mine, theirs] = await Promise.all([own, other].map(({ id }) => scope.execute(database.for(id))));
      expect(mine?.rows[0]?.tenant).toBe(own.id);
      expect(theirs?.rows[0]?.tenant).toBe(other.id);
      const { rows } = await pool.query<{ isOwner: boolean; tenant: string | null }>(
        `select current_user = session_user as "isOwner", nullif(current_setting('gatehouse.tenant_id', true), '') as tenant`,
      );
      expect(rows).toEqual([{ isOwner: true, tenant: null }]);
    }
  });

  it('leaves no state of the tenant on its connection when it fails, and the next one works', async () => {
    const fails = sql`select 1 / 0`.execute(database.for(own.id));
    await expect(fails).rejects.toThrow('division by zero');
    const { rows } = await database.pool.query('select current_user = session_user as "isOwner"');
    expect(rows).toEqual([{ isOwner: true }]);
    expect(await database.for(own.id).selectFrom('roles').select('id').execute()).toBeInstanceOf(Array);
  });

  it('writes everything or nothing', async () => {
    const insert = sql`insert into roles (id, name, type, description)
      select 'r' || n, case when n = 3 then null else 'r' || n end, 'User', 'A role' from generate_series(1, 3) n`;
    await expect(insert.execute(database.for(own.id))).rejects.toThrow('null value');
    const rows = database.for(own.id).selectFrom('roles').select('id').where('id', 'like', 'r_');
    expect(await rows.execute()).toEqual([]);
  });

  it('does not run at all, alone or in a transaction, when the scope cannot be set', async () => {
    const without = openDatabase({
      connection: inject('postgres'),
      tenantRole: 'there_is_no_such_role',
      poolSize: 1,
      onError: () => undefined,
    });
    try {
      const values = { id: 'unscoped', name: 'unscoped', tenantId: own.id, ...role };
      const alone = without.for(own.id).insertInto('roles').values(values).execute();
      await expect(alone).rejects.toThrow('there_is_no_such_role');
      const together = without.tenant(own.id, (db) => db.insertInto('roles').values(values).execute());
      await expect(together).rejects.toThrow('there_is_no_such_role');
      // The only connection of this pool is not left in a failed transaction.
      expect(await without.query('select id from roles where id = $1', ['unscoped'])).toEqual([]);
    } finally {
      await without.close();
    }
  });

  it('that stays prepared sees only the rows of the tenant it is run for, and is prepared again after an error', async () => {
    const single = openDatabase({
      connection: inject('postgres'),
      tenantRole: server.settings.DATABASE_TENANT_ROLE,
      poolSize: 1,
      onError: () => undefined,
    });
    const statement = prepared(`select name from roles where id = 'same' and 1 / $1::int = 1`);
    const find = (id: string, divisor = 1) => single.prepared<{ name: string }>(statement, id, [divisor]);
    const listPrepared = () =>
      single.query<{ runs: number }>(
        `select generic_plans::int as runs from pg_prepared_statements where statement like 'select name from roles%'`,
      );
    try {
      const names = async (id: string) => (await find(id)).map(({ name }) => name);
      const [mine, theirs] = [await names(own.id), await names(other.id)];
      for (let each = 0; each < 8; each += 1) {
        expect(await names(own.id)).toEqual(mine);
        expect(await names(other.id)).toEqual(theirs);
      }
      expect(mine).not.toEqual(theirs);
      // Each with the plan of the first.
      expect(await listPrepared()).toEqual([{ runs: 18 }]);
      for (const forget of ['select 1', 'deallocate all']) {
        await expect(find(own.id, 0)).rejects.toThrow('division by zero');
        await single.query(forget);
        expect(await names(other.id)).toEqual(theirs);
      }
      expect(await listPrepared()).toEqual([{ runs: 1 }]);
      // Others have their text parsed each time.
      await sql`select name from roles where id = 'unprepared'`.execute(single.for(own.id));
      expect(await listPrepared()).toHaveLength(1);
    } finally {
      await single.close();
    }
  });

  it('that cannot be prepared fails each time with its own error', async () => {
    for (let each = 0; each < 2; each += 1)
      await expect(database.prepared(prepared('select nothing from roles'), own.id, [])).rejects.toThrow(
        'column "nothing" does not exist',
      );
  });

  it('has its own scope after the end of a transaction', async () => {
    const scope = {
      tenantRole: server.settings.DATABASE_TENANT_ROLE,
      tenantId: own.id,
      keepsNames: true,
    };
    const client = await scopePool(database.pool, createHealth(Date.now), scope).connect();
    try {
      const ended = [client.query('begin', []), client.query('rollback', [])];
      const late = client.query<{ tenant: string }>(
        `select current_setting('gatehouse.tenant_id') as tenant`,
        [],
      );
      await Promise.all(ended);
      expect((await late).rows).toEqual([{ tenant: own.id }]);
    } finally {
      client.release();
    }
  });
});
