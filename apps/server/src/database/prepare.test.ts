import { listRoles } from '@gatehouse/contract/roles/endpoints';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestServer } from '../../../../tests/support/server.ts';
import { migrate } from './migrate.ts';

/** A user with only the rights that a case grants, and its database. */
const user = `limited_${process.pid}`;
const tenantRole = `${user}_tenant`;
const login = () => ({ ...inject('postgres'), database: user, user, password: 'secret' });

let administrator: pg.Client;

async function run(config: pg.ClientConfig, statements: string): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  await client.query(statements).finally(() => client.end());
}
const runInside = (statements: string) => run({ ...inject('postgres'), database: user }, statements);

/** The error of a start, as the operator sees it. */
async function start(role = tenantRole): Promise<string> {
  return migrate(login(), role).then(
    () => 'started',
    (error: Error) => `${error.name}: ${error.message}`,
  );
}
const linesOf = (said: string): string[] => said.split('\n\n')[1]?.split('\n') ?? [said];

async function clear(): Promise<void> {
  await administrator.query(`drop database if exists ${user}`);
  await administrator.query(`drop role if exists ${user}; drop role if exists ${tenantRole}`);
}
async function begin(owner: string): Promise<void> {
  await clear();
  await administrator.query(`create role ${user} login password 'secret'`);
  await administrator.query(`create database ${user} owner ${owner}`);
}

beforeAll(async () => {
  administrator = new pg.Client(inject('postgres'));
  await administrator.connect();
});
afterAll(async () => {
  await clear();
  await administrator.end();
});

describe('a database’s user who is neither SUPERUSER nor CREATEROLE', () => {
  const role = [`create role ${tenantRole} nologin;`, `grant ${tenantRole} to ${user};`];
  const extensions = ['create extension if not exists pg_trgm;', 'create extension if not exists btree_gin;'];

  it.each([
    { has: 'the database', owner: user, given: '', lines: role },
    {
      has: 'the database and a role it is not in',
      owner: user,
      given: `create role ${tenantRole} nologin`,
      lines: role.slice(1),
    },
    {
      has: 'the role and a schema to write to, but not the database',
      owner: inject('postgres').user,
      given: `${role.join('')} grant create on schema public to ${user}`,
      lines: extensions,
    },
    {
      has: 'nothing but its login',
      owner: inject('postgres').user,
      given: 'revoke all on schema public from public',
      lines: [
        ...role,
        `grant usage, create on schema public to ${user};`,
        `grant usage on schema public to ${tenantRole};`,
        ...extensions,
      ],
    },
    {
      has: 'a schema of its own name, which the role does not look for',
      owner: user,
      given: `${role.join('')} create schema authorization ${user}`,
      lines: [`alter role ${user} in database ${user} set search_path to ${user};`],
    },
  ])(
    'who has $has starts the server after running the statements that the error names',
    async ({ owner, given, lines }) => {
      await begin(owner);
      await runInside(given);
      const said = await start();
      expect(linesOf(said)).toEqual(lines);
      await runInside(linesOf(said).join('\n'));
      expect(await start()).toBe('started');
    },
  );

  it('can run the server with a role to which row-level security applies', async () => {
    await begin(user);
    await runInside(role.join(''));
    const server = await startTestServer({
      connection: login(),
      environment: { DATABASE_TENANT_ROLE: tenantRole },
    });
    const [one, two] = [await server.createTenant(), await server.createTenant()];
    const admin = await one.as('all');
    expect((await admin(listRoles, {})).status).toBe(200);
    const ofBoth = `select tenant_id from applications group by 1 having tenant_id in ($1, $2)`;
    expect((await server.runtime.database.pool.query(ofBoth, [one.id, two.id])).rows).toHaveLength(2);
    const seen = await server.runtime.database.tenant(one.id, (db) =>
      db.selectFrom('applications').select('tenantId').distinct().execute(),
    );
    expect(seen).toEqual([{ tenantId: one.id }]);
    await server.stop();
  });
});

describe('a start is refused', () => {
  it.each([
    ['the user itself, who owns the tables', '', user],
    [
      'a role that may act as that user',
      `create role ${tenantRole}; grant ${user} to ${tenantRole}`,
      tenantRole,
    ],
    [
      'a role with BYPASSRLS',
      `create role ${tenantRole} bypassrls; grant ${tenantRole} to ${user}`,
      tenantRole,
    ],
  ])('where DATABASE_TENANT_ROLE is %s', async (_name, given, role) => {
    await begin(user);
    await runInside(given);
    expect(await start(role)).toMatch(/may bypass row-level security/);
  });

  it('if the tables belong to another user', async () => {
    await begin(user);
    await runInside(
      `create role ${tenantRole}; grant ${tenantRole} to ${user}; create table tenants (id int)`,
    );
    expect(await start()).toMatch(
      new RegExp(`belong to ${inject('postgres').user}.*DATABASE_URL, not ${user}`),
    );
  });

  it('by PostgreSQL versions before 13', async () => {
    await begin(user);
    // The version can't be set, so a function with the same name hides PostgreSQL's own.
    await run(
      login(),
      `create schema old; create function old.current_setting(text) returns text language sql as $$ select '120022'::text $$;
       alter role ${user} set search_path = old, pg_catalog, public`,
    );
    expect(await start()).toMatch(/PostgreSQL 13 or newer is needed; this one is 12\./);
  });
});
