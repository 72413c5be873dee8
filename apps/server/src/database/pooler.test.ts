import { describe, expect, it } from 'vitest';
import { createRole, getRole, listRoles } from '@gatehouse/contract/roles/endpoints';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { findPgBouncer, startPgBouncer } from '../../../../tests/support/pgbouncer.ts';
import { databaseUrl } from '../../../../tests/support/process.ts';
import { createApplication, createUser, goodPassword } from '../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';
import {
  startTransactionPooler,
  type TransactionPooler,
} from '../../../../tests/support/transaction-pooler.ts';
import { runHousekeeping } from '../jobs/housekeeping.ts';

const serial = process.pid;

/** A database with the schema, behind a pooler. */
async function open(
  database: string,
  start: (database: string) => Promise<TransactionPooler>,
): Promise<{ pooler: TransactionPooler; servers: TestServer[] }> {
  await startTestServer({ database }).then((server) => server.stop());
  const pooler = await start(database);
  const servers: TestServer[] = [];
  for (let count = 0; count < 2; count += 1)
    servers.push(
      await startTestServer({
        connection: { connectionString: pooler.url },
        direct: { connectionString: databaseUrl(database) },
        environment: {
          DATABASE_NAMED_STATEMENTS: 'off',
          // Both are processes of one service.
          ...(servers[0] && {
            ENDPOINT: servers[0].settings.ENDPOINT,
            ADMIN_ENDPOINT: servers[0].settings.ADMIN_ENDPOINT,
          }),
        },
      }),
    );
  return { pooler, servers };
}

/** Sign-ins, tokens, refreshes and the Management API, many at the same time, so that sessions change between statements. */
async function use(server: TestServer): Promise<void> {
  const { runtime } = server;
  const tenant = await server.createTenant();
  const call = await tenant.as('all');
  const application = await createApplication(runtime, tenant.id);
  const people = Array.from({ length: 8 }, (_, at) => `ada_${at}`);
  const client = await createOidcClient(runtime, tenant, { type: 'Traditional' });
  await Promise.all(
    people.map(async (username) => {
      const userId = await createUser(runtime, tenant.id, { username, password: goodPassword });
      const flow = await new TestBrowser(tenant).authorize(application);
      expect((await flow.signIn(username, goodPassword)).status).toBeLessThan(300);
      expect(await flow.subject()).toBe(userId);
      const { callback, code, verifier } = await client.authorize(userId, {
        scope: 'openid offline_access',
        prompt: 'consent',
      });
      expect(callback.searchParams.get('error')).toBe(null);
      const redeemed = await client.redeem(code, verifier);
      expect(redeemed.status).toBe(200);
      expect((await client.refresh(redeemed.body.refresh_token)).status).toBe(200);
      const created = await call(createRole, { body: { name: username, description: 'x' } });
      expect(created.status).toBeLessThan(300);
      const { id } = created.body;
      expect((await call(getRole, { params: { id } })).body).toMatchObject({ name: username });
      expect((await call(listRoles, {})).status).toBe(200);
    }),
  );
}

const version = findPgBouncer();

describe.each([
  ['a pooler', undefined, (database: string) => startTransactionPooler(database)],
  [
    'PgBouncer',
    version === undefined ? 'pgbouncer is not installed (apt-get install pgbouncer)' : undefined,
    (database: string) => startPgBouncer(database),
  ],
] as const)('%s in transaction mode', (name, reason, start) => {
  it('works with DATABASE_DIRECT_URL and DATABASE_NAMED_STATEMENTS=off', async ({ skip }) => {
    skip(reason !== undefined, reason);
    const { pooler, servers } = await open(`behind_${name.replace(' ', '_').toLowerCase()}_${serial}`, start);
    try {
      for (const server of servers) await use(server);
      // The jobs' lock and notifications don't go through the pooler.
      const [first, second] = servers;
      if (!first || !second) throw new Error('no servers');
      const done = await Promise.all(servers.map(({ runtime }) => runHousekeeping(runtime)));
      expect(done.filter((round) => round !== undefined).length).toBeGreaterThan(0);
      let loads = 0;
      const read = () => second.runtime.cache.get('default', 'of-this-test', async () => (loads += 1));
      await read();
      await first.runtime.cache.changed('default', 'of-this-test');
      await expect.poll(async () => (await read()) > 1).toBe(true);
      expect(servers.map(({ runtime }) => runtime.cache.isListening())).toEqual([true, true]);
    } finally {
      for (const server of servers) await server.stop();
      await pooler.stop();
    }
  });
});

describe('PgBouncer', () => {
  it('limits the time of statements itself, as the guide says', async ({ skip }) => {
    skip(version === undefined, 'pgbouncer is not installed (apt-get install pgbouncer)');
    const { pooler, servers } = await open(`limited_${serial}`, (name) => startPgBouncer(name));
    const shown = await servers[0]?.runtime.database.query('show statement_timeout');
    for (const server of servers) await server.stop();
    await pooler.stop();
    expect(shown).toEqual([{ statement_timeout: '5s' }]);
  });

  it('refuses the server unless it ignores its startup parameters', async ({ skip }) => {
    skip(version === undefined, 'pgbouncer is not installed (apt-get install pgbouncer)');
    const database = `refused_${serial}`;
    const refused = open(database, (name) => startPgBouncer(name, ''));
    await expect(refused).rejects.toThrow(/unsupported startup parameter: statement_timeout/);
  });
});
