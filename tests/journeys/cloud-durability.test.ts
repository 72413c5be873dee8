import { deleteAccount } from '@gatehouse/contract/me/deletion-endpoints';
import { createTenant, deleteTenant, listTenants } from '@gatehouse/contract/tenants/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuyer } from '../../apps/server/src/features/billing/billing.fixture.ts';
import { type Account, createAccount } from '../support/cloud.ts';
import { type HeldRows, holdRows } from '../support/hold-rows.ts';
import { findFreePort } from '../support/ports.ts';
import { databaseUrl, type ServerProcess, startServerProcess } from '../support/process.ts';
import { makeMember } from '../support/records.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/*
 * Everything that takes several steps in the cloud edition is started at one process, which is killed while each of them waits for a row.
 */

const database = 'cloud_durability';
/** The process that is killed. Requests go to it. */
let killed: ServerProcess;
/** Another process of the same installation, which continues. */
let server: TestServer;
let buyer: ReturnType<typeof createBuyer>;
let start: () => Promise<ServerProcess>;
let ada: Account;
/** Deletes the account. */
let bob: Account;
const ids = { deleted: '', bought: '', ofBob: '' };
const sessions = { created: '', paid: '', bought: '' };

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  server.runtime.database.query<Row>(text, values);
const names = async ({ platform }: Account) => (await platform(listTenants)).body.map(({ name }) => name);
const open = async ({ platform }: Account, name: string) =>
  (await platform(createTenant, { body: { name } })).body.id;
/** What a request is answered with; 0 if its process ended before. */
const status = (request: Promise<{ status: number }>): Promise<number> =>
  request.then(
    (answer) => answer.status,
    () => 0,
  );
const nameOf = (sessionId: string) =>
  query<{ name: string; planId: string }>(
    `select t.name, t.plan_id as "planId" from checkout_sessions c join tenants t on t.id = c.tenant_id where c.id = $1`,
    [sessionId],
  );

beforeAll(async () => {
  const [port, adminPort] = [String(await findFreePort()), String(await findFreePort())];
  const environment = {
    EDITION: 'cloud',
    ENDPOINT: `http://*.localhost:${port}`,
    ADMIN_ENDPOINT: `http://localhost:${adminPort}`,
    LIMIT_API: '100000',
  };
  server = await startTestServer({ database, environment });
  start = () =>
    startServerProcess({
      ...environment,
      DATABASE_URL: databaseUrl(database),
      PORT: port,
      ADMIN_PORT: adminPort,
    });
  killed = await start();
  buyer = createBuyer(server);
  [ada, bob] = [await createAccount(server), await createAccount(server)];
});
afterAll(async () => {
  await server.stop();
  await killed.stop();
});

describe('a process of the cloud edition that is killed', () => {
  it('was in the middle of a creation, two deletions and three checkouts', async () => {
    ids.deleted = await open(ada, 'Deleted');
    ids.ofBob = await open(bob, 'Of Bob');
    const carol = await createAccount(server);
    await makeMember(server.runtime, ids.deleted, carol.id, 'viewer');
    // It had a plan before.
    ids.bought = await buyer.createTenant(ada, 'Bought');
    await buyer.press((await buyer.start(ada, { tenantId: ids.bought })).body.redirectUri, 'pays');
    await expect.poll(async () => (await buyer.tenant(ada, ids.bought))?.planId).toBe('pro');
    const portal = await buyer.portal(ada, ids.bought);
    for (const action of ['cancel', 'month']) await buyer.press(portal, action);
    await expect.poll(async () => (await buyer.tenant(ada, ids.bought))?.planId).toBe('free');
    const checkouts = {
      created: (await buyer.start(ada, { tenantName: 'Created' })).body,
      paid: (await buyer.start(ada, { tenantName: 'Paid' })).body,
      bought: (await buyer.start(ada, { tenantId: ids.bought })).body,
    };
    for (const name of ['created', 'paid', 'bought'] as const) sessions[name] = checkouts[name].sessionId;

    const held: [rows: HeldRows, words: string][] = [];
    const hold = async (rows: string, values: unknown[], words: string) => {
      const one = await holdRows(rows, values, database);
      held.push([one, words]);
      return (count = 1) => one.waitFor(count, words);
    };
    // The tenant of this checkout exists when its session is locked.
    const atSession = await hold(
      'select from checkout_sessions where id = $1',
      [sessions.paid],
      'checkout_sessions where id',
    );
    await buyer.submit(checkouts.paid.redirectUri, 'pays');
    await atSession();
    // The subscription of this one is written before the invoices.
    const atInvoice = await hold(
      'select from invoices where tenant_id = $1',
      [ids.bought],
      'insert into invoices',
    );
    await buyer.submit(checkouts.bought.redirectUri, 'pays');
    await atInvoice();
    // The role of the first admin is the last row of a new tenant.
    const atRole = await hold(
      `select from organization_roles where tenant_id = 'admin' and id = 'admin'`,
      [],
      'insert into "organization_users_roles"',
    );
    await buyer.submit(checkouts.created.redirectUri, 'pays');
    await atRole();
    const creation = status(ada.platform(createTenant, { body: { name: 'Never' } }));
    await atRole(2);
    // A member is the last row of a deleted tenant.
    const atMember = await hold(
      'select from organization_users where organization_id = $1 and user_id = $2',
      [`t-${ids.deleted}`, carol.id],
      'delete from organizations',
    );
    const call = await ada.members(ids.deleted);
    const deletion = status(call(deleteTenant, { params: { tenantId: ids.deleted } }));
    await atMember();
    // The tenants of an account are deleted before its sessions.
    const atGrant = await hold(
      `select from oidc_instances where tenant_id = 'admin' and account_id = $1 and model = 'Grant'`,
      [bob.id],
      'gatehouse_end_everything',
    );
    const removal = status(bob.me(deleteAccount, { query: {} }));
    await atGrant();
    await killed.kill();
    expect(await Promise.all([creation, deletion, removal])).toEqual([0, 0, 0]);
    for (const [rows] of held) await rows.releaseTo(0, '');
    killed = await start();
  });

  it('while it creates a tenant leaves nothing of it', async () => {
    expect(await names(ada)).not.toContain('Never');
    expect(await query(`select from tenants where name = 'Never'`)).toEqual([]);
    expect(await query(`select from organizations where name = 'Never'`)).toEqual([]);
  });

  it('while it deletes a tenant leaves it with its members, and it can be deleted again', async () => {
    expect(await names(ada)).toContain('Deleted');
    const members = await query('select from organization_users where organization_id = $1', [
      `t-${ids.deleted}`,
    ]);
    expect(members).toHaveLength(2);
    const keys = () => fetch(`${server.tenant(ids.deleted).origin}/oidc/jwks`);
    expect((await keys()).status).toBe(200);
    const call = await ada.members(ids.deleted);
    expect((await call(deleteTenant, { params: { tenantId: ids.deleted } })).status).toBe(204);
    expect((await keys()).status).toBe(404);
  });

  it('while it deletes an account leaves it with its tenants, and it can be deleted again', async () => {
    expect(await names(bob)).toEqual(['Of Bob']);
    expect((await bob.me(deleteAccount, { query: {} })).status).toBe(204);
    const left = await query('select from tenants where id = $1 and deleted_at is null', [ids.ofBob]);
    expect([left, await query('select from users where id = $1', [bob.id])]).toEqual([[], []]);
  });

  it('at any step of a checkout leaves nothing half, and another process completes it once', async () => {
    const all = Object.values(sessions);
    const states = async () => {
      const rows = await query<{ state: string }>('select state from checkout_sessions where id = any($1)', [
        all,
      ]);
      return rows.map(({ state }) => state);
    };
    expect(await states()).toEqual(['open', 'open', 'open']);
    expect(await nameOf(sessions.created)).toEqual([]);
    expect(await nameOf(sessions.paid)).toEqual([{ name: 'Paid', planId: 'free' }]);
    expect(await buyer.tenant(ada, ids.bought)).toMatchObject({
      planId: 'free',
      subscription: { status: 'active' },
    });
    const [former] = await query<{ status: string }>(
      'select status from subscriptions where tenant_id = $1',
      [ids.bought],
    );
    expect(former?.status).toBe('canceled');

    await query('update checkout_sessions set next_check_at = now() where id = any($1)', [all]);
    // Both processes work on what is due.
    await expect
      .poll(async () => {
        await server.runtime.billing.work();
        return states();
      })
      .toEqual(['complete', 'complete', 'complete']);
    expect(await nameOf(sessions.created)).toEqual([{ name: 'Created', planId: 'pro' }]);
    expect(await nameOf(sessions.paid)).toEqual([{ name: 'Paid', planId: 'pro' }]);
    expect(await buyer.tenant(ada, ids.bought)).toMatchObject({
      planId: 'pro',
      subscription: { status: 'active' },
    });
    expect((await names(ada)).toSorted()).toEqual(['Bought', 'Created', 'Paid']);
    const paid = await query<{ invoices: number }>(
      `select count(*)::int as invoices from invoices where status = 'paid' group by tenant_id order by invoices`,
    );
    expect(paid.map(({ invoices }) => invoices)).toEqual([1, 1, 2]);
  });
});
