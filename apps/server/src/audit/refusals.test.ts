import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import * as account from '@gatehouse/contract/account/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { createSocialAuthorizationUri } from '@gatehouse/contract/sign-in/social-endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAccountCenter } from '../../../../tests/support/account.ts';
import { createUser, postForm } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { fetchFrom } from '../../../../tests/support/other-address.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createApplication } from '../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { flushTokenAudit } from '../oidc/token-audit.ts';
import { countRefused, mayNote, writeRefusals } from './refusals.ts';

const hour = 3_600_000;
const noted = 20;

let server: TestServer;
/** Another process on the same database. */
let second: TestServer;
let tenant: TestTenant;
let client: OidcClient;
// The middle of an hour, in the past: the engine uses the machine's clock for the tokens that read the log.
let now = (Math.floor(Date.now() / hour) - 100.5) * hour;

beforeAll(async () => {
  const options = {
    database: 'refusals',
    clock: () => now,
    environment: { LIMIT_CLIENT_FAILURES: '30', LIMIT_SIGN_IN_PER_ADDRESS: '40' },
  };
  server = await startTestServer(options);
  second = await startTestServer(options);
});
afterAll(() => Promise.all([server.stop(), second.stop()]));

beforeEach(async () => {
  now += hour;
  tenant = await server.createTenant();
  client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
});

const times = (count: number, work: (turn: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));

/** The number of entries by event, and the summary entries, as an administrator reads them. */
async function readLog() {
  for (const { runtime } of [server, second]) await flushTokenAudit(runtime);
  const call = await tenant.as('all');
  const { body: lines } = await call(listAuditLogs, { query: { page_size: 200 } });
  const counts: Record<string, number> = {};
  for (const { key } of lines) counts[key] = (counts[key] ?? 0) + 1;
  delete counts['ExchangeTokenBy.ClientCredentials'];
  const { 'Requests.Refused': _summaries, ...own } = counts;
  const summaries = lines.filter(({ key }) => key === 'Requests.Refused');
  return { own, summaries: summaries.map(({ payload, createdAt }) => ({ ...payload, createdAt })) };
}

async function endHour(): Promise<void> {
  now = (Math.floor(now / hour) + 1) * hour;
  for (const { runtime } of [server, second]) await writeRefusals(runtime);
}

const askAsUnknown = () =>
  postForm(`${tenant.issuer}/token`, { grant_type: 'authorization_code', client_id: 'unknown', code: 'x' });

describe('attacks: filling the audit log with refused requests', () => {
  it('an unknown client leaves 20 entries an hour and one with the number of the others, which an administrator can read', async () => {
    const { status } = await askAsUnknown();
    expect(status).toBe(401);
    await times(59, askAsUnknown);
    expect((await askAsUnknown()).status).toBe(429);
    expect(await readLog()).toEqual({ own: { 'ExchangeTokenBy.AuthorizationCode': noted }, summaries: [] });

    await endHour();
    const { own, summaries } = await readLog();
    expect(own).toEqual({ 'ExchangeTokenBy.AuthorizationCode': noted });
    expect(summaries).toEqual([
      {
        key: 'Requests.Refused',
        result: 'Error',
        error: { code: 'request.rate_limited' },
        count: 61 - noted,
        ip: '127.0.0.1',
        createdAt: now,
      },
    ]);
    expect((await askAsUnknown()).status).toBe(401);
    expect((await readLog()).own).toEqual({ 'ExchangeTokenBy.AuthorizationCode': noted + 1 });
  });

  it('invalid codes of a public client, and revocations of invalid tokens, leave 20 entries', async () => {
    await times(30, () => client.redeem('no code', 'no verifier'));
    expect((await readLog()).own).toEqual({ 'ExchangeTokenBy.AuthorizationCode': noted });
    now += hour;
    await times(30, () => client.post('/token/revocation', { token: 'none' }));
    expect((await readLog()).own).toMatchObject({ RevokeToken: noted });
  });

  it('hides neither refusals of other IP addresses and authenticated clients nor successful requests', async () => {
    await times(noted + 5, () => client.post('/token/revocation', { token: 'none' }));
    const userId = await createUser(server.runtime, tenant);
    const tokens = await client.signIn(userId);
    await client.post('/token/revocation', { token: tokens.refresh_token });
    const web = await createOidcClient(server.runtime, tenant, { type: 'Traditional' });
    await web.redeem('no code', 'no verifier');
    await fetchFrom('127.0.0.2', `${tenant.issuer}/token/revocation`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: client.id, token: 'none' }),
    });
    const { own } = await readLog();
    // One code was redeemed; one was rejected although the client's secret was right.
    expect(own).toEqual({ RevokeToken: noted + 2, 'ExchangeTokenBy.AuthorizationCode': 2 });
  });

  it('refused steps of a sign-in leave 20 entries, while each wrong password within its limit has its own', async () => {
    const flow = await new TestBrowser(tenant).authorize(await createApplication(server.runtime, tenant.id));
    await times(noted + 10, () => flow.call(api.getInteraction));
    expect((await readLog()).own).toEqual({ 'Interaction.Read': noted });
    await flow.begin('SignIn');
    for (let turn = 0; turn < noted + 5; turn += 1) await flow.verify('username', `user_${turn}`, 'wrong');
    const key = 'Interaction.SignIn.Verification.Password.Submit';
    expect((await readLog()).own).toEqual({ 'Interaction.Read': noted, [key]: noted + 5 });

    const statuses = await times(20, async () => (await flow.verify('username', 'ada', 'wrong')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await readLog()).own[key]).toBe(noted + 20);
    await endHour();
    expect((await readLog()).summaries).toMatchObject([{ count: 10 + 5 }]);
  });

  it('refused sign-ins with a provider that does not exist leave 20 entries', async () => {
    const flow = await new TestBrowser(tenant).authorize(await createApplication(server.runtime, tenant.id));
    await flow.begin('SignIn');
    const statuses = await times(noted + 10, async () => {
      const leave = {
        ...createSocialAuthorizationUri,
        path: '/api/experience/verification/social/unknown/authorization-uri',
      };
      const body = { state: 'state-of-a-page', redirectUri: `${tenant.origin}/callback/unknown` };
      return (await flow.call(leave, body)).status;
    });
    expect(new Set(statuses)).toEqual(new Set([404]));
    const { own } = await readLog();
    expect(Object.values(own)).toEqual([noted]);
  });

  it('refused calls of a user leave 20 entries, and none if they are answered 429', async () => {
    await openAccountCenter(tenant);
    const userId = await createUser(server.runtime, tenant);
    const { access_token: token } = await client.signIn(userId);
    const call = tenant.with(token);
    const body = { password: 'correct horse battery' };
    const guesses = await times(12, async () => (await call(account.verifyOwnPassword, { body })).status);
    expect(guesses.filter((status) => status === 429)).toHaveLength(2);
    expect((await readLog()).own).toMatchObject({ 'User.Verification.Password': 10 });
    await times(noted, () => call(account.changeOwnPassword, { body }));
    expect((await readLog()).own).toMatchObject({
      'User.Verification.Password': 10,
      'User.Password.Updated': noted - 10,
    });
    await endHour();
    expect((await readLog()).summaries).toMatchObject([{ count: 2 + 10 }]);
  });

  it('all processes add to one summary entry for each IP address and hour', async () => {
    await times(noted + 3, () => client.post('/token/revocation', { token: 'none' }));
    const form = new URLSearchParams({ client_id: client.id, token: 'none' });
    const { issuer } = second.tenant(tenant.id);
    const body = { method: 'POST', body: form };
    await times(noted + 4, () => fetch(`${issuer}/token/revocation`, body));
    for (const ip of ['2001:db8:0:1::5', '2001:db8:0:1::6']) countRefused(second.runtime, tenant.id, ip);
    await endHour();
    const { summaries } = await readLog();
    const found = summaries.map(({ ip, count }) => [ip, count]).toSorted();
    expect(found).toEqual([
      ['127.0.0.1', 7],
      ['2001:db8:0:1::/64', 2],
    ]);
  });

  it('the networks of an IPv6 /48 share one summary entry beyond ten of them, and leave room for others', async () => {
    let own = 0;
    for (let network = 0; network < 5000; network += 1)
      if (mayNote(server.runtime, tenant.id, `2001:db8:1:${network.toString(16)}::1`)) own += 1;
    expect(own).toBe(10 + noted);
    for (let turn = 0; turn <= noted; turn += 1) mayNote(server.runtime, tenant.id, '192.0.2.1');
    await endHour();
    const { summaries } = await readLog();
    const found = summaries.map(({ ip, count }) => [ip, count]).toSorted();
    expect(found).toEqual([
      ['192.0.2.1', 1],
      ['2001:db8:1::/48', 5000 - own],
    ]);
  });

  it('many IP addresses share one summary entry', async () => {
    let own = 0;
    for (let turn = 0; turn < 5000; turn += 1)
      if (mayNote(server.runtime, tenant.id, `10.0.${turn >> 8}.${turn & 255}`)) own += 1;
    expect(own).toBe(200 + noted);
    await endHour();
    const { summaries } = await readLog();
    expect(summaries).toMatchObject([{ count: 5000 - own }]);
    expect(summaries[0]?.ip).toBeUndefined();
  });

  it('the summary is written when the process stops before the hour is over', async () => {
    countRefused(server.runtime, tenant.id, '127.0.0.1');
    await writeRefusals(server.runtime, { isLast: true });
    expect((await readLog()).summaries).toMatchObject([{ count: 1, createdAt: now }]);
  });

  it('the summary waits while the database is unreachable', async () => {
    countRefused(server.runtime, tenant.id, '127.0.0.1');
    const { database } = server.runtime;
    const { for: forTenant } = database;
    // A failure of the database itself, where the driver reports it.
    database.for = () => {
      throw Object.assign(new Error('terminating'), { code: '57P01' });
    };
    await endHour();
    database.for = forTenant;
    expect((await readLog()).summaries).toEqual([]);
    await writeRefusals(server.runtime);
    expect((await readLog()).summaries).toMatchObject([{ count: 1 }]);
  });

  it('the summary is written once the database is reachable again, without another refusal', async () => {
    countRefused(server.runtime, tenant.id, '127.0.0.1');
    const { database } = server.runtime;
    const { for: forTenant } = database;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      database.for = () => {
        throw Object.assign(new Error('terminating'), { code: '57P01' });
      };
      await endHour();
      database.for = forTenant;
      await vi.advanceTimersByTimeAsync(60_000);
    } finally {
      vi.useRealTimers();
    }
    await expect.poll(async () => (await readLog()).summaries).toMatchObject([{ count: 1 }]);
  });
});
