import { adminTenantId } from '@gatehouse/contract/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RangeService, startRangeService } from '../../../../../tests/support/range-service.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createApplication, createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { resetAdministrator } from '../../cli/reset-administrator.ts';

const breachedPassword = 'Leaked-Horse-2019';
const newPassword = 'New-Password-77';
const name = 'ada';

let ranges: RangeService;
let server: TestServer;
let clientId: string;
let userId: string;
let link: URL;

const query = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  server.runtime.database.query<Row>(text, values);

beforeAll(async () => {
  ranges = await startRangeService(breachedPassword);
  server = await startTestServer({
    database: 'administrator_reset',
    environment: { ...ranges.environment },
  });
  // There is an administrator.
  await query(`update sign_in_experiences set settings = settings || '{"signInMode": "SignIn"}'`);
  clientId = await createApplication(server.runtime, adminTenantId);
});
afterAll(async () => {
  await server.stop();
  ranges.close();
});

/** An administrator who was last changed long ago, and the link that the command prints. */
beforeEach(async () => {
  await query('delete from users where tenant_id = $1', [adminTenantId]);
  userId = await createUser(server.runtime, adminTenantId, { username: name, password: goodPassword });
  await query(`update users set updated_at = '2020-01-01' where tenant_id = $1`, [adminTenantId]);
  await query('delete from logs where tenant_id = $1', [adminTenantId]);
  link = await printLink(name);
});

/** The link that the command prints. */
async function printLink(of: string): Promise<URL> {
  const client = await server.runtime.database.connect();
  let printed = '';
  const say = (text: string): void => void (printed = text);
  await resetAdministrator({ client, say }, of, server.settings.ADMIN_ENDPOINT);
  await client.end();
  return new URL(/http\S+/.exec(printed)?.[0] ?? '');
}

const send = (password: string): Promise<Response> =>
  fetch(new URL(link.pathname, link), {
    method: 'POST',
    body: new URLSearchParams({ token: link.searchParams.get('token') ?? '', password }),
  });

const signIn = async (password: string): Promise<number> => {
  const flow = await new TestBrowser(server.tenant(adminTenantId)).authorize(clientId);
  return (await flow.signIn(name, password)).status;
};

const listUses = () =>
  query<{ userId: string; payload: object }>(
    `select user_id as "userId", payload from logs where tenant_id = $1 and key = 'Administrator.Reset.Used'`,
    [adminTenantId],
  );

describe('the page that replaces an administrator’s password', () => {
  it('rejects a breached password, and the link stays valid', async () => {
    const refused = await send(breachedPassword);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('This password doesn’t meet the rules.');
    expect(await signIn(goodPassword)).toBe(200);
    expect((await send(newPassword)).status).toBe(200);
    expect([await signIn(goodPassword), await signIn(newPassword)]).toEqual([422, 200]);
  });

  it('stays valid while another administrator gets a link, and ends with a new one of their own', async () => {
    const first = link;
    await createUser(server.runtime, adminTenantId, { username: 'grace', password: goodPassword });
    const other = await printLink('grace');
    const own = await printLink(name);
    expect((await fetch(first)).status).toBe(404);
    expect((await fetch(other)).status).toBe(200);
    expect((await fetch(own)).status).toBe(200);
    link = own;
    expect((await send(newPassword)).status).toBe(200);
    expect((await fetch(other)).status).toBe(200);
  });

  it('updates the user, and writes an entry to the audit log', async () => {
    expect((await send(newPassword)).status).toBe(200);
    const [user] = await query<{ isNew: boolean }>(
      `select updated_at > '2020-01-02' as "isNew" from users where tenant_id = $1 and id = $2`,
      [adminTenantId, userId],
    );
    expect(user).toEqual({ isNew: true });
    expect(await listUses()).toEqual([
      { userId, payload: expect.objectContaining({ result: 'Success', ip: '127.0.0.1' }) },
    ]);
  });

  it('changes nothing if the audit log cannot be written', async () => {
    await query(`alter table logs add constraint full_disk check (key <> 'Administrator.Reset.Used')`);
    expect((await send(newPassword)).status).toBe(500);
    await query('alter table logs drop constraint full_disk');
    expect([await signIn(newPassword), await signIn(goodPassword)]).toEqual([422, 200]);
    expect((await send(newPassword)).status).toBe(200);
    expect(await listUses()).toHaveLength(1);
  });
});
