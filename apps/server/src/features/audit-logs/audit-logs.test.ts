import * as api from '@gatehouse/contract/audit-logs/endpoints';
import { auditLogKeys } from '@gatehouse/contract/audit-logs/keys';
import { flowEvents } from '@gatehouse/contract/flow-events';
import * as roles from '@gatehouse/contract/roles/endpoints';
import { identify } from '@gatehouse/contract/sign-in/endpoints';
import * as access from '@gatehouse/contract/users/access-endpoints';
import * as users from '@gatehouse/contract/users/endpoints';
import { auditLogs as texts } from '@gatehouse/phrases/console/en/audit-logs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createApplication, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { writeLogs } from '../../audit/write.ts';
import { flushTokenAudit } from '../../oidc/token-audit.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

/** The text at the end of a path of keys, if any. */
const textAt = (tree: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], tree);

describe('the events of the audit log', () => {
  it('[VIEW-16 part] all have a readable description', () => {
    const [steps, events] = [
      auditLogKeys.filter((key) => key.startsWith('Interaction.')),
      auditLogKeys.filter((key) => !key.startsWith('Interaction.')),
    ];
    expect(events.filter((key) => typeof textAt(texts.events, key) !== 'string')).toEqual([]);
    const flow = new RegExp(`^Interaction\\.((?:${flowEvents.join('|')})\\.)?`);
    expect(steps.filter((key) => typeof textAt(texts.steps, key.replace(flow, '')) !== 'string')).toEqual([]);
  });
});

describe('the audit log', () => {
  it('finds a few failed events among many without a full scan', async () => {
    const { pool } = server.runtime.database;
    const { id, as } = await server.createTenant();
    await pool.query(
      `insert into logs (tenant_id, id, key, payload, created_at)
       select $1, 'log' || n, 'User.Created', jsonb_build_object('key', 'User.Created', 'result', case n % 1000
         when 0 then 'Error' else 'Success' end), now() - n * interval '1 minute' from generate_series(1, 5000) n`,
      [id],
    );
    await pool.query('analyze logs');
    const countScans = async (): Promise<number> =>
      (
        await pool.query<{ scans: number }>(
          `select sum(s.idx_scan)::int as scans from pg_stat_user_indexes s join pg_inherits i on i.inhrelid = s.indexrelid
           where i.inhparent = 'logs_failed'::regclass`,
        )
      ).rows[0]?.scans ?? 0;
    const before = await countScans();
    const ask = await as('read:data');
    const failed = await ask(api.listAuditLogs, { query: { result: 'Error', page_size: 3 } });
    expect([failed.body.map((log) => log.id), failed.headers.get('total-number')]).toEqual([
      ['log1000', 'log2000', 'log3000'],
      '5',
    ]);
    // PostgreSQL updates its statistics with a delay.
    await expect.poll(countScans, { timeout: 15_000 }).toBeGreaterThan(before);
  });

  it('can be filtered by result, and records whether a user was suspended or reactivated', async () => {
    const { body: user } = await call(users.createUser, { body: { username: 'in_and_out' } });
    const params = { userId: user.id };
    for (const isSuspended of [true, false])
      await call(access.suspendUser, { params, body: { isSuspended } });
    await call(access.suspendUser, { params: { userId: 'nobody' }, body: { isSuspended: true } });
    const list = async (query: object) =>
      (await call(api.listAuditLogs, { query: { logKey: 'User.SuspensionStatus.Updated', ...query } })).body;
    expect((await list({ result: 'Success' })).map(({ payload }) => payload.isSuspended)).toEqual([
      false,
      true,
    ]);
    expect((await list({ result: 'Error' })).map(({ payload }) => payload.params)).toEqual([
      { userId: 'nobody' },
    ]);
    expect(await list({})).toHaveLength(3);
    const wrong = await call(api.listAuditLogs, { query: { result: 'Maybe' as never } });
    expect(wrong.refusal.code).toBe('guard.invalid_input');
  });

  it('[ENT-25] records key and payload of events, from the API and from sign-ins', async () => {
    const user = { username: 'lister', password: goodPassword };
    const { body: made } = await call(users.createUser, { body: user });
    const clientId = await createApplication(server.runtime, tenant.id);
    const flow = await new TestBrowser(tenant).authorize(clientId);
    await flow.signIn(user.username, 'wrong password');
    await flow.signIn(user.username, user.password);
    await flow.redeem((await flow.resume()).get('code') ?? '');
    await flushTokenAudit(server.runtime);

    const { body } = await call(api.listAuditLogs, { query: { userId: made.id } });
    expect(body.map(({ key, payload }) => `${key} ${payload.result}`)).toEqual([
      'ExchangeTokenBy.AuthorizationCode Success',
      'Interaction.SignIn.Submit Success',
      'Interaction.SignIn.Verification.Password.Submit Success',
      'Interaction.SignIn.Verification.Password.Submit Error',
      'User.Created Success',
    ]);
    const [newest] = body;
    expect(newest).toMatchObject({
      tenantId: tenant.id,
      payload: { key: newest?.key, userId: made.id, applicationId: clientId, ip: '127.0.0.1' },
      createdAt: expect.any(Number),
    });
    const read = await call(api.getAuditLog, { params: { id: newest?.id ?? '' } });
    expect(read.body).toEqual(newest);
    expect((await call(api.getAuditLog, { params: { id: 'unknown' } })).refusal.code).toBe(
      'entity.not_exists_with_id',
    );
    expect(JSON.stringify(body)).not.toContain(goodPassword);
  });

  it('names the user whose password was tried, even in a flow of another user', async () => {
    await call(users.createUser, { body: { username: 'attacker', password: goodPassword } });
    const victim = await call(users.createUser, { body: { username: 'victim', password: goodPassword } });
    const flow = await new TestBrowser(tenant).authorize(await createApplication(server.runtime, tenant.id));
    await flow.begin('SignIn');
    const { body: verification } = await flow.verify('username', 'attacker', goodPassword);
    await flow.call(identify, verification);
    await flow.verify('username', 'victim', 'a guess');
    const { body } = await call(api.listAuditLogs, { query: { userId: victim.body.id } });
    expect(body.map(({ key, payload }) => [key, payload.error])).toEqual([
      ['Interaction.SignIn.Verification.Password.Submit', { code: 'session.invalid_credentials' }],
      ['User.Created', undefined],
    ]);
  });

  it('is listed newest first, by event, user, application and time, with the total', async () => {
    const mine = await server.createTenant();
    const ask = await mine.as('all');
    const start = Date.parse('2026-03-01T00:00:00Z');
    const keys = ['RevokeToken', 'EndSession', 'RevokeToken', 'ExchangeTokenBy.RefreshToken'] as const;
    for (const [number, key] of keys.entries()) {
      const at = { ...server.runtime, clock: () => start + number * 60_000 };
      const [userId, applicationId] = [`user${number % 2}`, `app${number}`];
      await writeLogs(at, mine.id, [{ key, userId, applicationId, payload: { result: 'Success' } }]);
    }
    const find = async (query: object) => {
      const { body, headers } = await ask(api.listAuditLogs, { query });
      return [body.map(({ payload }) => payload.applicationId), headers.get('total-number')];
    };
    const window = { start_time: `${start}`, end_time: `${start + 3 * 60_000}` };
    expect(await find(window)).toEqual([['app3', 'app2', 'app1', 'app0'], '4']);
    expect(await find({ ...window, page: 2, page_size: 3 })).toEqual([['app0'], '4']);
    expect(await find({ ...window, logKey: 'RevokeToken' })).toEqual([['app2', 'app0'], '2']);
    expect(await find({ ...window, userId: 'user1' })).toEqual([['app3', 'app1'], '2']);
    expect(await find({ applicationId: 'app2' })).toEqual([['app2'], '1']);
    expect(await find({ start_time: `${start + 60_000}`, end_time: `${start + 120_000}` })).toEqual([
      ['app2', 'app1'],
      '2',
    ]);
    expect(await find({ ...window, userId: 'user1', logKey: 'EndSession' })).toEqual([['app1'], '1']);
  });

  it('caps the total only if requested', async () => {
    const mine = await server.createTenant();
    const ask = await mine.as('read:data');
    const entry = { key: 'RevokeToken' as const, payload: { result: 'Success' as const } };
    for (let at = 0; at < 10_500; at += 3500)
      await writeLogs(
        server.runtime,
        mine.id,
        Array.from({ length: 3500 }, () => entry),
      );
    const totals = async (query: object) => {
      const { headers } = await ask(api.listAuditLogs, { query: { logKey: 'RevokeToken', ...query } });
      return [headers.get('total-number'), headers.get('total-number-is-capped')];
    };
    expect(await totals({})).toEqual(['10500', null]);
    expect(await totals({ enableCap: true })).toEqual(['10000', 'true']);
  });

  it.each([
    [{ start_time: '20', end_time: '10' }, 'log.invalid_time_window'],
    [{ start_time: 'yesterday' }, 'guard.invalid_input'],
    [{ end_time: '-1' }, 'guard.invalid_input'],
    [{ end_time: '9007199254740992' }, 'guard.invalid_input'],
  ])('refuses %j with %s', async (query, code) => {
    const { status, refusal } = await call(api.listAuditLogs, { query });
    expect([status, refusal.code]).toEqual([400, code]);
  });

  it('records the error of a refused request, although its transaction is rolled back', async () => {
    const body = { name: 'Twice', description: 'd' };
    const { body: role } = await call(roles.createRole, { body });
    await call(roles.createRole, { body });
    const { body: lines } = await call(api.listAuditLogs, {
      query: { logKey: 'Role.Created', page_size: 2 },
    });
    expect(lines.map(({ payload }) => [payload.result, payload.error ?? payload.id])).toEqual([
      ['Error', { code: 'role.name_in_use' }],
      ['Success', role.id],
    ]);
    // The entry also refers to the role.
    const about = await server.runtime.database.tenant(tenant.id, (db) =>
      db
        .selectFrom('logs')
        .select('about')
        .where('id', '=', lines[1]?.id ?? '')
        .execute(),
    );
    expect(about).toEqual([{ about: role.id }]);
  });
});
