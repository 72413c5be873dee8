import pg from 'pg';
import { inject, expect, it } from 'vitest';
import { DatabaseSetupError, migrate } from './migrate.ts';

it('says which two lines an administrator has to run where the database’s user may not create extensions', async () => {
  const owner = new pg.Client(inject('postgres'));
  await owner.connect();
  const name = `unprivileged_${process.pid}`;
  const role = 'gatehouse_tenant';
  await owner.query(`create database ${name}`);
  await owner.query(`create role ${name} login password 'secret'`);
  await owner.query(`create role ${role} nologin`).catch(() => undefined);
  await owner.query(`grant ${role} to ${name}`);
  const inside = new pg.Client({ ...inject('postgres'), database: name });
  await inside.connect();
  await inside.query(`grant create, usage on schema public to ${name}`);

  const pool = new pg.Pool({ ...inject('postgres'), database: name, user: name, password: 'secret' });
  const refusal = await migrate(pool, role).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DatabaseSetupError);
  expect((refusal as Error).message).toMatch(
    new RegExp(`${name} may not create them.*database ${name}.*create extension.*pg_trgm.*btree_gin`, 's'),
  );

  // Once they are there, the same user starts.
  await inside.query('create extension pg_trgm; create extension btree_gin');
  expect(await migrate(pool, role)).toContain('0030-users');
  await Promise.all([pool.end(), inside.end()]);
  await owner.query(`drop database ${name}`);
  await owner.query(`drop role ${name}`);
  await owner.end();
});
