import * as config from '@gatehouse/contract/audit-logs/config-endpoints';
import * as api from '@gatehouse/contract/audit-logs/endpoints';
import * as organizations from '@gatehouse/contract/organizations/endpoints';
import * as roles from '@gatehouse/contract/roles/endpoints';
import * as users from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAdministrator } from '../../../../../tests/support/administrators.ts';
import { createApplication, goodPassword } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { writeLogs } from '../../audit/write.ts';
import { dropOldLogsOfTenants } from '../../jobs/tenant-retention.ts';
import { flushTokenAudit } from '../../oidc/token-audit.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer({ database: 'search_logs' });
  tenant = server.tenant('default');
  call = await tenant.as('all');
});
afterAll(() => server.stop());

const find = async (query: object, ask = call) => (await ask(api.listAuditLogs, { query })).body;

/** Writes entries of another event than the tests' own calls. */
const write = (count: number, payload: object = {}, to = tenant, at?: number) =>
  writeLogs(
    at === undefined ? server.runtime : { ...server.runtime, clock: () => at },
    to.id,
    Array.from({ length: count }, (_each, number) => ({
      key: 'RevokeToken' as const,
      applicationId: `app${number}`,
      payload: { result: 'Success' as const, ...payload },
    })),
  );

describe('the audit log', () => {
  it('is searched by IP address, request ID, organization and all filters at once', async () => {
    const created = await call(organizations.createOrganization, { body: { name: 'Acme' } });
    const requestId = created.headers.get('x-request-id') ?? '';
    const organizationId = created.body.id;
    expect((await find({ requestId })).map(({ key }) => key)).toEqual(['Organization.Created']);
    await call(organizations.updateOrganization, {
      params: { id: organizationId },
      body: { name: 'Acme Inc.' },
    });
    expect((await find({ organizationId })).map(({ key }) => key)).toEqual([
      'Organization.Data.Updated',
      'Organization.Created',
    ]);
    await write(2, { ip: '203.0.113.9' });
    expect(await find({ ip: '203.0.113.9' })).toHaveLength(2);
    expect(await find({ ip: '203.0.113' })).toEqual([]);
    const all = {
      requestId,
      organizationId,
      ip: '127.0.0.1',
      logKey: 'Organization.Created',
      result: 'Success',
      start_time: '0',
      end_time: String(Date.now() + 1000),
    };
    expect(await find(all)).toHaveLength(1);
    for (const other of [
      { ip: '10.0.0.1' },
      { result: 'Error' },
      { requestId: 'x' },
      { organizationId: 'x' },
      { userId: 'x' },
    ])
      expect([other, await find({ ...all, ...other })]).toEqual([other, []]);
  });

  it('is searched by acting administrator, without the entries about them', async () => {
    const admin = await signInAdministrator(server, tenant);
    await admin.management(roles.createRole, { body: { name: 'By hand', description: 'd' } });
    await write(1, { params: { userId: admin.id } });
    // What a user of the tenant with this ID did.
    await writeLogs(server.runtime, tenant.id, [
      { key: 'RevokeToken', userId: admin.id, payload: { result: 'Success', actor: 'user' } },
    ]);
    const acting = await find({ administratorId: admin.id });
    expect(acting.map(({ key }) => key)).toEqual(['Role.Created']);
    expect(await find({ administratorId: 'nobody' })).toEqual([]);
  });

  it('joins the entries of one sign-in, from its first step to its tokens, and no others', async () => {
    const user = { username: 'tracer', password: goodPassword };
    await call(users.createUser, { body: user });
    const signIn = async () => {
      const flow = await new TestBrowser(tenant).authorize(
        await createApplication(server.runtime, tenant.id),
      );
      await flow.signIn(user.username, 'wrong password');
      await flow.signIn(user.username, user.password);
      await flow.redeem((await flow.resume()).get('code') ?? '');
    };
    await signIn();
    await signIn();
    await flushTokenAudit(server.runtime);
    const [newest] = await find({ logKey: 'ExchangeTokenBy.AuthorizationCode' });
    const traceId = newest?.payload.traceId ?? '';
    expect(traceId).toMatch(/^[\w-]{21}$/);
    expect((await find({ traceId })).map(({ key, payload }) => `${key} ${payload.result}`)).toEqual([
      'ExchangeTokenBy.AuthorizationCode Success',
      'Interaction.SignIn.Submit Success',
      'Interaction.SignIn.Verification.Password.Submit Success',
      'Interaction.SignIn.Verification.Password.Submit Error',
    ]);
  });

  it('is searched only in the caller’s tenant', async () => {
    const other = await server.createTenant();
    const marks = { ip: '198.51.100.7', requestId: 'same', traceId: 'same', organizationId: 'same' };
    await write(1, marks, other);
    for (const [name, value] of Object.entries(marks))
      expect([name, await find({ [name]: value })]).toEqual([name, []]);
    expect(await find(marks, await other.as('read:data'))).toHaveLength(1);
    const lines = await (
      await other.as('read:data')
    )(api.exportAuditLogs, { query: { logKey: 'RevokeToken' } });
    expect(lines.body.trim().split('\n')).toHaveLength(1);
  });
});

describe('an export', () => {
  it('has each matching entry once, as JSON lines, also if many have the same time', async () => {
    const own = await server.createTenant();
    const ask = await own.as('read:data');
    await write(1203, { ip: '192.0.2.1' }, own, Date.now() - 60_000);
    await write(3, { ip: '192.0.2.2' }, own);
    // As if written while the export runs.
    await write(1, { ip: '192.0.2.4' }, own, Date.now() + 60_000);
    const { body, headers, status } = await ask(api.exportAuditLogs, { query: { ip: '192.0.2.1' } });
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'application/x-ndjson',
      'attachment; filename="audit-log.jsonl"',
    ]);
    const entries = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1203);
    expect(entries).toHaveLength(1203);
    const [first] = await find({ ip: '192.0.2.1', page_size: 1 }, ask);
    expect(entries[0]).toEqual(first);
    const few = await ask(api.exportAuditLogs, { query: { limit: '502' } });
    expect(few.body.trim().split('\n')).toHaveLength(502);
    const none = await ask(api.exportAuditLogs, { query: { ip: '192.0.2.3' } });
    expect([none.status, none.body]).toEqual([200, '']);
    expect((await ask(api.exportAuditLogs, { query: { ip: '192.0.2.4' } })).body).toBe('');
    const audited = await find({ logKey: 'AuditLog.Exported' }, await own.as('all'));
    expect(audited.map(({ payload }) => payload.params)).toEqual([
      { ip: '192.0.2.4' },
      { ip: '192.0.2.3' },
      { limit: '502' },
      { ip: '192.0.2.1' },
    ]);
  });

  it('runs once at a time for a caller, and is free again when the caller has gone away', async () => {
    const own = await server.createTenant();
    const machine = await own.createMachine('read:data');
    const token = await own.getToken(machine, own.indicator, 'read:data');
    // More than the buffers of the connection hold.
    await write(6000, { redirectUri: 'x'.repeat(2000) }, own);
    const leaving = new AbortController();
    const begin = (signal = leaving.signal, bearer = token) =>
      fetch(`${own.origin}/api/logs/export`, { headers: { authorization: `Bearer ${bearer}` }, signal });
    const first = await begin();
    expect(first.status).toBe(200);
    const second = await begin();
    expect([second.status, (await second.json()).code]).toEqual([429, 'log.export_running']);
    expect(second.headers.get('retry-after')).toBe('10');
    const other = await (await own.as('read:data'))(api.exportAuditLogs, { query: { limit: '1' } });
    expect(other.status).toBe(200);
    // Four of all callers.
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const further = await own.getToken(await own.createMachine('read:data'), own.indicator, 'read:data');
      statuses.push((await begin(leaving.signal, further)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    leaving.abort();
    const again = new AbortController();
    await expect.poll(async () => (await begin(again.signal)).status, { timeout: 15_000 }).toBe(200);
    again.abort();
  }, 60_000);
});

describe('the retention of one tenant', () => {
  it('deletes its older entries, and none of other tenants', async () => {
    const [own, other] = [await server.createTenant(), await server.createTenant()];
    const ask = await own.as('all');
    expect((await ask(config.getAuditLogConfig)).body).toEqual({ retentionDays: null });
    const now = Date.now();
    for (const each of [own, other]) {
      await write(1100, {}, each, now - 31 * 86_400_000);
      await write(2, {}, each, now - 29 * 86_400_000);
    }
    const drop = async () => {
      const client = await server.runtime.database.connect();
      return dropOldLogsOfTenants(client, now, server.settings).finally(() => client.end());
    };
    expect(await drop()).toBe(0);
    const { body } = await ask(config.updateAuditLogConfig, { body: { retentionDays: 30 } });
    expect(body).toEqual({ retentionDays: 30 });
    expect(await drop()).toBe(1100);
    expect(await find({ logKey: 'RevokeToken' }, ask)).toHaveLength(2);
    const { headers } = await (
      await other.as('read:data')
    )(api.listAuditLogs, { query: { logKey: 'RevokeToken' } });
    expect(headers.get('total-number')).toBe('1102');
    const [change] = await find({ logKey: 'AuditLog.Settings.Updated' }, ask);
    expect(change?.payload).toMatchObject({ retentionDays: 30, changed: ['retentionDays'] });
    expect((await ask(config.updateAuditLogConfig, { body: {} })).body).toEqual({ retentionDays: 30 });
    expect((await ask(config.updateAuditLogConfig, { body: { retentionDays: 0 } })).status).toBe(400);
    await ask(config.updateAuditLogConfig, { body: { retentionDays: null } });
    expect(await drop()).toBe(0);
  });
});
