import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { getMe, updateMyCustomData } from '@gatehouse/contract/me/endpoints';
import { createTenant } from '@gatehouse/contract/tenants/endpoints';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Account, createAccount } from '../../../../tests/support/cloud.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createBuyer } from '../features/billing/billing.fixture.ts';
import { reportUsage } from './usage-reports.ts';

interface Event {
  id: string;
  type: string;
  userId: string;
  email: string | null;
}
const events: Event[] = [];
const bodies: string[] = [];
let status = 204;
const service = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    bodies.push(body);
    if (status < 300) events.push(JSON.parse(body) as Event);
    response.writeHead(status).end();
  });
});

const sha256 = (text: string) => createHash('sha256').update(text.toLowerCase()).digest('hex');

let server: TestServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  server = await startTestServer({
    database: 'usage_reports',
    environment: {
      EDITION: 'cloud',
      PLATFORM_OUTBOUND_ALLOW: '127.0.0.1',
      USAGE_REPORTING_URL: `http://127.0.0.1:${port}/in`,
      USAGE_REPORTING_DOMAIN: 'localhost',
    },
  });
});
afterAll(async () => {
  await server.stop();
  await new Promise((resolve) => service.close(resolve));
});
afterEach(() => {
  status = 204;
  events.length = 0;
  bodies.length = 0;
});

const report = () => reportUsage(server.runtime);
const decide = (account: Account, isAllowed: boolean) =>
  account.me(updateMyCustomData, { body: { usageReporting: { isAllowed, at: Date.now() } } });
const types = () => events.map(({ type }) => type).toSorted();

it('[ONB-35] [TEL-02] [OPEN-30] reports what an account has done since it agreed, each once, with hashes only', async () => {
  const ada = await createAccount(server, { email: 'Ada.Usage@northwind.example', isNew: true });
  await decide(ada, true);
  expect(await report()).toBe(0);
  await ada.me(updateMyCustomData, { body: { onboarding: { isOnboardingDone: true } } });
  const two = await Promise.all([report(), report()]);
  expect(two.toSorted()).toEqual([0, 1]);
  expect(events).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      type: 'SignUp',
      userId: sha256(ada.id),
      email: sha256('ada.usage@northwind.example'),
      at: expect.any(Number),
    },
  ]);
  const { id: development } = (await ada.platform(createTenant, { body: { name: 'Try' } })).body;
  expect(await report()).toBe(0);
  const management = await ada.management(development);
  for (const name of ['One', 'Two']) await management(createApplication, { body: { name, type: 'SPA' } });
  const buyer = createBuyer(server);
  const tenantId = await buyer.createTenant(ada);
  await buyer.buy(ada, tenantId);
  expect(await report()).toBe(3);
  expect(await report()).toBe(0);
  expect(types()).toEqual(['CreateFirstApp', 'CreateProductionTenant', 'PurchaseProPlan', 'SignUp']);
  const all = bodies.join('\n').toLowerCase();
  for (const secret of [ada.id, 'northwind', tenantId, development])
    expect(all).not.toContain(secret.toLowerCase());
  const [kept] = await server.runtime.database.query(
    'select count(*)::int as rows, count(user_hash)::int as "users", count(email_hash)::int as emails from usage_reports',
  );
  expect(kept).toEqual({ rows: 4, users: 0, emails: 0 });
});

it('reports nothing of accounts that weren’t asked, have not agreed, or agreed later', async () => {
  const [quiet, refusing, late] = [
    await createAccount(server, { isNew: true }),
    await createAccount(server),
    await createAccount(server),
  ];
  await decide(refusing, false);
  const buyer = createBuyer(server);
  for (const account of [quiet, refusing, late]) await buyer.createTenant(account);
  await server.runtime.database.query(
    `update users set created_at = now() - interval '2 days' where tenant_id = 'admin' and id = $1`,
    [late.id],
  );
  await decide(late, true);
  expect((await late.me(getMe)).body.customData).toHaveProperty('usageReporting');
  expect(await report()).toBe(0);
  expect(bodies).toEqual([]);
});

it('sends again what the service did not take, and gives it up when the account no longer agrees', async () => {
  const [bob, carla] = [await createAccount(server), await createAccount(server)];
  await decide(bob, true);
  await decide(carla, true);
  status = 500;
  expect(await report()).toBe(0);
  expect(bodies).toHaveLength(2);
  status = 204;
  // Not at once.
  expect(await report()).toBe(0);
  await decide(carla, false);
  await server.runtime.database.query(
    `update usage_reports set next_try_at = now() - interval '1 second' where sent_at is null`,
  );
  expect(await report()).toBe(1);
  expect(events.map(({ userId }) => userId)).toEqual([sha256(bob.id)]);
});

it('[OPEN-30] sends nothing, asks no one and lists no host if it is not set; otherwise only the set one', async () => {
  const ask = async ({ settings }: TestServer) => {
    const [config, page] = await Promise.all([
      fetch(`${settings.ADMIN_ENDPOINT}/console/config.json`).then((answer) => answer.json()),
      fetch(`${settings.ADMIN_ENDPOINT}/console/`),
    ]);
    await page.body?.cancel();
    return {
      url: (config as { usageReportingUrl: unknown }).usageReportingUrl,
      policy: page.headers.get('content-security-policy') ?? '',
    };
  };
  const set = await ask(server);
  const { origin, href } = new URL(server.settings.USAGE_REPORTING_URL ?? '');
  expect([set.url, set.policy.includes(`${origin};`)]).toEqual([href, true]);
  const unset = await startTestServer({ database: 'usage_reports', environment: { EDITION: 'cloud' } });
  try {
    const answer = await ask(unset);
    expect([answer.url, answer.policy.includes(origin)]).toEqual([null, false]);
    const dora = await createAccount(unset);
    await decide(dora, true);
    expect(await reportUsage(unset.runtime)).toBe(0);
    expect(bodies).toEqual([]);
  } finally {
    await unset.stop();
  }
});
