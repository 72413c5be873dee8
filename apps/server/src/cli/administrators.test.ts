import { adminTenantId } from '@gatehouse/contract/common';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAdministrator } from '../../../../tests/support/console.ts';
import { holdRows } from '../../../../tests/support/hold-rows.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { addAdministrator, listAdministrators, readRole } from './administrators.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ database: 'cli_administrators' });
});
afterAll(() => server.stop());
beforeEach(() =>
  server.runtime.database.platform(async (db) => {
    await db.deleteFrom('organizations').where('id', '=', 't-default').execute();
    await db.deleteFrom('users').where('tenantId', '=', adminTenantId).execute();
    const values = {
      tenantId: adminTenantId,
      id: 't-default',
      name: 'My tenant',
      description: null,
      customCss: null,
    };
    await db.insertInto('organizations').values(values).execute();
  }),
);

/** Runs a command. Returns what it prints. */
async function run(
  work: (context: Parameters<typeof listAdministrators>[0]) => Promise<void>,
): Promise<string> {
  const client = await server.runtime.database.connect();
  const said: string[] = [];
  try {
    await work({ client, say: (text) => void said.push(text) });
  } finally {
    await client.end();
  }
  return said.join('\n');
}

const add = (name: string, ...flags: string[]) =>
  run((context) => addAdministrator(context, name, readRole(flags), server.settings.ADMIN_ENDPOINT));

it('adds a new account with a link for its password, and changes the role of one that exists', async () => {
  await createAdministrator(server);
  expect(await add('bob', '--viewer')).toMatch(/role viewer[^]*\/reset-administrator\?token=\w{43}/);
  expect(await run(listAdministrators)).toMatch(/^admin_\w+  admin  last sign-in: never\nbob  viewer  /);
  // Accounts of the admin tenant have the permission to their own profile by the default role.
  const roles = await server.runtime.database.tenant(adminTenantId, (db) =>
    db
      .selectFrom('users')
      .innerJoin('usersRoles', 'usersRoles.userId', 'users.id')
      .innerJoin('roles', 'roles.id', 'usersRoles.roleId')
      .where('users.username', '=', 'bob')
      .select('roles.name')
      .execute(),
  );
  expect(roles).toEqual([{ name: 'user' }]);
  expect(await add('BOB', '--collaborator')).toBe('BOB is an administrator with the role collaborator.');
  expect(await run(listAdministrators)).toMatch(/\nbob  collaborator  /);
  expect(await add('eve@example.com')).toContain('role admin');
  expect(await run(listAdministrators)).toMatch(/\neve@example.com  admin  /);
});

it('locks the organization before the counter of users, as the deletion of a member does, so neither fails', async () => {
  await createAdministrator(server);
  const deletion = await holdRows(
    `select from organizations where id = 't-default'`,
    [],
    'cli_administrators',
  );
  const added = add('carol', '--viewer');
  await deletion.waitFor(1, 'organizations');
  const { database } = server.runtime;
  // The next row that the deletion locks.
  const counters = await database.query(
    `select from tenant_counters where tenant_id = $1 and name = 'users' for update nowait`,
    [adminTenantId],
  );
  expect(counters).toHaveLength(1);
  await deletion.releaseTo(1, 'organizations');
  expect(await added).toContain('role viewer');
});

it('refuses names that no account can have, two roles, and the only admin’s demotion', async () => {
  await expect(add('ada')).rejects.toThrow('setup-link');
  await createAdministrator(server);
  await expect(add('1 2')).rejects.toThrow('can’t be a username');
  await expect(add('@')).rejects.toThrow('isn’t an email address');
  await expect(add('bob', '--viewer', '--admin')).rejects.toThrow('one role');
  const name = (await run(listAdministrators)).split(' ')[0] ?? '';
  await expect(add(name, '--viewer')).rejects.toThrow('the only admin');
  expect(await run(listAdministrators)).toContain('  admin  ');
});
