import { inboxMessage } from '@gatehouse/contract/connectors/inbox';
import { createPasswordLink, setUserPassword, suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { createUser, getUser, updateUser } from '@gatehouse/contract/users/endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdRows } from '../../../../../tests/support/hold-rows.ts';
import { goodPassword } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';

const newPassword = 'Another-Horse-43';
let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let serial = 0;

/** How far the server's clock is ahead. */
let ahead = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer({
    clock: () => Date.now() + ahead,
  }));
});
afterAll(() => server.stop());

async function newUser(values: { password?: string; primaryEmail?: string } = { password: goodPassword }) {
  const username = `linked_${(serial += 1)}`;
  const { body } = await call(createUser, { body: { username, ...values } });
  return { id: body.id, username };
}
const create = (userId: string, body: Parameters<typeof call<typeof createPasswordLink>>[1]['body'] = {}) =>
  call(createPasswordLink, { params: { userId }, body });
async function newLink(userId: string): Promise<URL> {
  const { status, body } = await create(userId);
  expect([status, body.sentTo]).toEqual([201, null]);
  return new URL(body.link ?? '');
}
const open = (link: URL, at = tenant) => new TestBrowser(at).fetch(`${link.pathname}${link.search}`);
const submit = (link: URL, password = newPassword, at = tenant) =>
  new TestBrowser(at).fetch(link.pathname, {
    method: 'POST',
    body: new URLSearchParams({ token: link.searchParams.get('token') ?? '', password }),
  });
const signIn = async (username: string, password: string): Promise<number> =>
  (await (await new TestBrowser(tenant).authorize(clientId)).signIn(username, password)).status;
const query = (text: string, values: unknown[]) => server.runtime.database.pool.query(text, values);

describe('a link to set a password', () => {
  it('sets it once, ends everything of the former one, and leaves an audit log entry', async () => {
    const { id, username } = await newUser();
    const thief = await new TestBrowser(tenant).authorize(clientId);
    await thief.signIn(username, goodPassword);
    await thief.resume();
    const link = await newLink(id);
    expect(link.origin).toBe(tenant.origin);
    // Mail scanners open links.
    expect([(await open(link)).status, (await open(link)).status]).toEqual([200, 200]);
    const page = await (await open(link)).text();
    expect(page).toContain('Set a new password');
    expect(page).not.toContain(username);
    const weak = await submit(link, 'short');
    expect([weak.status, await weak.text()]).toEqual([400, expect.stringContaining('meet the rules')]);
    const set = await submit(link);
    expect([set.status, await set.text()]).toEqual([200, expect.stringContaining('Your password is set')]);
    expect([await signIn(username, goodPassword), await signIn(username, newPassword)]).toEqual([422, 200]);
    await expect(thief.browser.authorize(clientId, { prompt: 'none' })).rejects.toThrow(/login_required/);
    expect([(await open(link)).status, (await submit(link, 'Third-Horse-44')).status]).toEqual([404, 404]);
    const { body: logs } = await call(listAuditLogs, { query: { userId: id } });
    expect(logs.map(({ key }) => key)).toEqual(expect.arrayContaining(['User.PasswordLink.Used']));
    const token = link.searchParams.get('token') ?? '';
    expect(JSON.stringify(logs)).not.toContain(token);
  });

  it('invites a user who has no password yet', async () => {
    const { id, username } = await newUser({});
    const link = await newLink(id);
    expect((await submit(link)).status).toBe(200);
    expect(await signIn(username, newPassword)).toBe(200);
    expect((await call(getUser, { params: { userId: id } })).body).toMatchObject({ hasPassword: true });
  });

  it('is tried thirty times from an address in ten minutes (attacks: reset links)', async () => {
    const at = await server.createTenant();
    const link = new URL(`${at.origin}/set-password?token=${'A'.repeat(43)}`);
    const statuses = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await submit(link, newPassword, at)).status);
    expect([statuses[29], statuses[30]]).toEqual([404, 429]);
  });

  it('is opened three hundred times from an address in ten minutes (attacks: reset links)', async () => {
    const at = await server.createTenant();
    const link = new URL(`${at.origin}/set-password?token=${'A'.repeat(43)}`);
    const statuses = [];
    for (let count = 0; count < 301; count += 1) statuses.push((await open(link, at)).status);
    expect([statuses[299], statuses[300]]).toEqual([404, 429]);
  });

  it('is used by one of ten concurrent requests', async () => {
    const { id } = await newUser();
    const link = await newLink(id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => submit(link, `Racing-Horse-${at}x`)),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['a newer one', (id) => newLink(id)],
    [
      'a password that is set otherwise',
      (userId) => call(setUserPassword, { params: { userId }, body: { password: 'Given-Horse-45' } }),
    ],
    ['suspension', (userId) => call(suspendUser, { params: { userId }, body: { isSuspended: true } })],
    [
      'another email address, whose mailbox may have it',
      (userId) =>
        call(updateUser, {
          params: { userId },
          body: { primaryEmail: `moved.${(serial += 1)}@northwind.example` },
        }),
    ],
    [
      'time',
      (id) =>
        query(`update password_links set expires_at = now() - interval '1 second' where user_id = $1`, [id]),
    ],
  ])('ends by %s (attacks: reset links)', async (_name, end) => {
    const { id } = await newUser();
    const link = await newLink(id);
    expect((await open(link)).status).toBe(200);
    await end(id);
    expect([(await open(link)).status, (await submit(link)).status]).toEqual([404, 404]);
  });

  it('sets nothing if it expires while the password is hashed (attacks: reset links)', async () => {
    const { id, username } = await newUser();
    const link = await newLink(id);
    const { hasher } = server.runtime;
    const { hash } = hasher;
    hasher.hash = (...input) => {
      ahead += 24 * 3_600_000;
      return hash(...input);
    };
    const late = await submit(link);
    hasher.hash = hash;
    ahead = 0;
    expect([late.status, await signIn(username, goodPassword)]).toEqual([404, 200]);
  });

  it('sets nothing for a user who is suspended, even if the link were left (attacks: reset links)', async () => {
    const { id } = await newUser();
    const link = await newLink(id);
    await query('update users set is_suspended = true where id = $1', [id]);
    expect((await submit(link)).status).toBe(404);
  });

  it('is used under the lock of its user, like everything that ends it: they can’t wait for each other', async () => {
    const { id } = await newUser();
    const link = await newLink(id);
    const held = await holdRows('select from users where tenant_id = $1 and id = $2', [tenant.id, id]);
    const using = submit(link);
    await held.waitFor(1, '');
    const { rowCount } = await query('select from password_links where user_id = $1 for update nowait', [id]);
    expect(rowCount).toBe(1);
    await held.releaseTo(1, '');
    expect((await using).status).toBe(200);
  });

  it('has no page at the administrators’ origin', async () => {
    const at = server.tenant('admin');
    const [page, unknown] = [
      await new TestBrowser(at).fetch(`/set-password?token=${'A'.repeat(43)}`),
      await new TestBrowser(at).fetch('/set-nothing'),
    ];
    expect([page.status, page.headers.get('content-type')]).toEqual([
      404,
      unknown.headers.get('content-type'),
    ]);
    expect(await page.text()).not.toContain('no longer valid');
  });

  it('counts only at its own tenant, and its secret is stored as a hash (attacks: reset links)', async () => {
    const { id, username } = await newUser();
    const link = await newLink(id);
    const token = link.searchParams.get('token') ?? '';
    expect(token).toMatch(/^[0-9A-Za-z]{43}$/);
    const other = await server.createTenant();
    expect((await submit(link, newPassword, other)).status).toBe(404);
    expect((await submit(link, newPassword, server.tenant('admin'))).status).toBe(404);
    const { rows } = await query('select to_jsonb(l) as row from password_links l where user_id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await signIn(username, goodPassword)).toBe(200);
  });

  it('is sent by email, and then not shown to the administrator', async () => {
    const primaryEmail = `linked.${(serial += 1)}@northwind.example`;
    const { id } = await newUser({ password: goodPassword, primaryEmail });
    const { status, body } = await create(id, { send: true });
    expect([status, body.link, body.sentTo]).toEqual([201, null, primaryEmail]);
    await server.runtime.outbox.settle();
    const [row] = await server.runtime.database
      .for(tenant.id)
      .selectFrom('inboxMessages')
      .where('recipient', '=', primaryEmail)
      .select(['sealed', 'usage'])
      .execute();
    expect(row?.usage).toBe('PasswordLink');
    const message = server.runtime.secrets.openJson(row?.sealed ?? '', inboxMessage.pick({ text: true }));
    const link = new URL(/http\S+/.exec(message.text)?.[0] ?? '');
    expect((await submit(link)).status).toBe(200);
    await server.runtime.outbox.settle();
    const told = await query(`select usage from inbox_messages where tenant_id = $1 and recipient = $2`, [
      tenant.id,
      primaryEmail,
    ]);
    expect(told.rows.map(({ usage }) => usage)).toContain('PasswordChanged');
  });

  it('is sent to one mailbox about twenty times in a row, and then the last one stays (attacks: messages as a weapon)', async () => {
    const primaryEmail = `linked.${(serial += 1)}@northwind.example`;
    const { id } = await newUser({ password: goodPassword, primaryEmail });
    const stored = async () => (await query('select hash from password_links where user_id = $1', [id])).rows;
    const statuses = [];
    for (let count = 0; count < 24; count += 1) statuses.push((await create(id, { send: true })).status);
    expect([new Set(statuses.slice(0, 20)), statuses[23]]).toEqual([new Set([201]), 429]);
    const before = await stored();
    expect((await create(id, { send: true })).status).toBe(429);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['the email address changes', `primary_email = 'moved.' || u.id || '@northwind.example'`],
    ['the user is suspended', 'is_suspended = true'],
  ])('is neither created nor sent if %s meanwhile', async (_what, change) => {
    const primaryEmail = `linked.${(serial += 1)}@northwind.example`;
    const { id } = await newUser({ password: goodPassword, primaryEmail });
    const changing = `with locked as materialized (select id from users where tenant_id = $1 and id = $2 for update)
      update users u set ${change} from locked where u.tenant_id = $1 and u.id = locked.id`;
    const held = await holdRows(changing, [tenant.id, id]);
    const creating = create(id, { send: true });
    await held.releaseTo(1, 'for update');
    const { status, refusal } = await creating;
    expect([status, refusal.code]).toEqual([422, 'user.password_link_not_possible']);
    await server.runtime.outbox.settle();
    const { rows } = await query('select 1 from inbox_messages where tenant_id = $1 and recipient = $2', [
      tenant.id,
      primaryEmail,
    ]);
    expect(rows).toEqual([]);
  });

  it('isn’t created for users who could not use it', async () => {
    const { id } = await newUser();
    expect((await create(id, { send: true })).refusal.code).toBe('user.email_required');
    await call(suspendUser, { params: { userId: id }, body: { isSuspended: true } });
    const refused = await create(id);
    expect([refused.status, refused.refusal.code]).toEqual([422, 'user.password_link_not_possible']);
    const { body: nameless } = await call(createUser, { body: {} });
    expect((await create(nameless.id)).refusal.code).toBe('user.password_link_not_possible');
    expect((await create('unknown')).status).toBe(404);
  });
});

describe('without a sender', () => {
  let bare: TestServer;
  beforeAll(async () => {
    bare = await startTestServer({ environment: { DEVELOPMENT_INBOX: 'false' } });
  });
  afterAll(() => bare.stop());

  it('a link isn’t sent and the former one stays, but it can be copied', async () => {
    const own = await bare.createTenant();
    const callOwn = await own.as('all');
    const { body } = await callOwn(createUser, { body: { primaryEmail: 'ada@northwind.example' } });
    const params = { userId: body.id };
    const copied = await callOwn(createPasswordLink, { params, body: {} });
    expect(copied.status).toBe(201);
    const refused = await callOwn(createPasswordLink, { params, body: { send: true } });
    expect([refused.status, refused.refusal.code]).toEqual([501, 'connector.not_enabled']);
    const link = new URL(copied.body.link ?? '');
    expect((await open(link, own)).status).toBe(200);
  });
});
