import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { testConnector } from '@gatehouse/contract/connectors/endpoints';
import { liftBlocks, liftUserBlocks, listUserBlocks } from '@gatehouse/contract/sign-in/sentinel-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdRows } from '../../../../../tests/support/hold-rows.ts';
import { readCode } from '../../../../../tests/support/messages.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createApplication, createUser } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';

const second = 1000;
const minute = 60 * second;
const perAddress = 40;
const perTenant = 60;

/** Its own database, because the clock moves. */
const options = {
  database: `waits_${process.pid}`,
  clock: () => now,
  environment: {
    TRUST_PROXY: '127.0.0.1',
    LIMIT_MESSAGES_PER_RECIPIENT: '1',
    LIMIT_MESSAGES_PER_ADDRESS: String(perAddress),
    LIMIT_MESSAGES_PER_TENANT: String(perTenant),
  },
};
let server: TestServer;
let other: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let now = Date.now();
let serial = 0;

beforeAll(async () => {
  server = await startTestServer(options);
  other = await startTestServer(options);
});
afterAll(async () => {
  await server.stop();
  await other.stop();
});
beforeEach(async () => {
  // Access tokens of administrators are valid for an hour of the real clock.
  now = Date.now();
  tenant = await server.createTenant();
  call = await tenant.as('all');
  clientId = await createApplication(server.runtime, tenant.id);
  const body = { ...codeWays, sentinelPolicy: { maxAttempts: 1000, lockoutDuration: 60 } };
  expect((await call(updateSignInExperience, { body })).status).toBe(200);
});

const someEmail = (): string => `person.${(serial += 1)}@northwind.example`;
/** A different IP address in each call. */
const someIp = (): string => `203.0.${Math.floor((serial += 1) / 250)}.${serial % 250}`;
async function newUser(): Promise<{ id: string; email: string }> {
  const email = someEmail();
  return { id: await createUser(server.runtime, tenant.id, { primaryEmail: email }), email };
}
const begin = (browser = new TestBrowser(tenant)): Promise<TestFlow> => browser.begin(clientId, 'SignIn');
const ask = (flow: TestFlow, email: string, ip = someIp()) =>
  flow.sendCode('email', email, 'SignIn', { headers: { 'x-forwarded-for': ip } });
/** The response that an unknown browser gets: the wait, or 0 for a message that was sent. */
async function askAsStranger(email: string, ip?: string): Promise<number> {
  const { status, headers, refusal } = await ask(await begin(), email, ip);
  if (status === 200) return 0;
  expect([status, refusal.code]).toEqual([429, 'request.message_rate_limited']);
  const wait = Number(headers.get('retry-after'));
  expect(refusal.data.retryAfter).toBe(wait);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(600);
  return wait;
}
/** The messages that a recipient got so far. */
async function countMessages(email: string): Promise<number> {
  await server.runtime.outbox.settle();
  const { rows } = await server.runtime.database.pool.query<{ count: number }>(
    'select count(*) from inbox_messages where tenant_id = $1 and recipient = $2',
    [tenant.id, email],
  );
  return rows[0]?.count ?? 0;
}
/** Signs in with the recipient's newest code. */
async function enter(flow: TestFlow, email: string, verificationId: string, ip = someIp()): Promise<void> {
  const code = await readCode(server, tenant.id, email);
  const headers = { 'x-forwarded-for': ip };
  expect((await flow.enterCode('email', email, verificationId, code, { headers })).status).toBe(200);
  expect((await flow.finish(verificationId)).status).toBe(200);
}
/** A browser that the user has signed in with before. */
async function knownBrowser(email: string): Promise<TestBrowser> {
  const browser = new TestBrowser(tenant);
  const flow = await begin(browser);
  await enter(flow, email, (await ask(flow, email)).body.verificationId);
  now += 10 * minute;
  return browser;
}
/** An attacker requests codes whenever possible, until the wait has reached its maximum or this length. Returns the waits. */
async function keepWaiting(email: string, until = 600): Promise<number[]> {
  const waits: number[] = [];
  while (waits.at(-1) !== until) {
    expect(await askAsStranger(email)).toBe(0);
    waits.push(await askAsStranger(email));
    now += (waits.at(-1) ?? 0) * second;
  }
  return waits;
}

describe('a recipient, when an attacker requests codes for them', () => {
  it('attacks: email bombing: gets one message across flows and processes, and the next after a minute', async () => {
    const { email } = await newUser();
    const flows = await Promise.all(Array.from({ length: 20 }, () => begin()));
    const answers = await Promise.all(flows.map((flow) => ask(flow, email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countMessages(email)).toBe(1);
    now += 20 * second;
    const elsewhere = { ...tenant, origin: other.tenant(tenant.id).origin };
    const late = await ask(await new TestBrowser(elsewhere).begin(clientId, 'SignIn'), email);
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '40']);
    now += 40 * second;
    expect(await askAsStranger(email)).toBe(0);
  });

  it('waits longer each time, never longer than ten minutes, and a minute again after a while without messages', async () => {
    const { email } = await newUser();
    const waits = await keepWaiting(email);
    expect(waits.slice(0, 4)).toEqual([60, 60, 120, 240]);
    expect(waits).toEqual(waits.toSorted((one, next) => one - next));
    // Requests that come too early do not make the wait longer.
    now -= 10 * second;
    expect([await askAsStranger(email), await askAsStranger(email)]).toEqual([10, 10]);
    now += 60 * minute;
    expect(await askAsStranger(email)).toBe(0);
    expect(await askAsStranger(email)).toBe(60);
  });

  it('ignores a wait that was stored while a clock was ahead', async () => {
    const { email } = await newUser();
    now += 365 * 24 * 60 * minute;
    expect(await askAsStranger(email)).toBe(0);
    now -= 365 * 24 * 60 * minute;
    expect(await askAsStranger(email)).toBe(0);
    expect(await countMessages(email)).toBe(2);
  });

  it('attacks: lockout: gets a code immediately in a browser that has signed in before', async () => {
    const { email } = await newUser();
    const browser = await knownBrowser(email);
    await keepWaiting(email);
    await askAsStranger(email);
    expect(await askAsStranger(email)).toBe(600);
    for (let count = 0; count < 3; count += 1) {
      now += second;
      const flow = await begin(browser);
      const sent = await ask(flow, email);
      expect(sent.status).toBe(200);
      await enter(flow, email, sent.body.verificationId);
    }
    // A known browser waits, too, if its own codes are not entered.
    const flow = await begin(browser);
    expect([(await ask(flow, email)).status, (await ask(flow, email)).headers.get('retry-after')]).toEqual([
      200,
      '60',
    ]);
    expect(await askAsStranger(email)).toBe(597);
  });

  it('attacks: lockout: gets a code within ten minutes in a new browser, though the attacker always requests one first', async () => {
    const { email } = await newUser();
    await keepWaiting(email);
    const watching = await begin();
    expect((await ask(watching, email)).status).toBe(200);
    now += 200 * second;
    const flow = await begin();
    const early = await ask(flow, email);
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '400']);
    now += 400 * second;
    const [mails, stranger] = [await countMessages(email), await begin()];
    expect((await ask(stranger, email)).status).toBe(200);
    now += second;
    // No further message: the code of the last one works here, too.
    const own = await ask(flow, email);
    expect(own.status).toBe(200);
    expect(await countMessages(email)).toBe(mails + 1);
    expect((await ask(flow, email)).headers.get('retry-after')).toBe('599');
    const code = await readCode(server, tenant.id, email);
    await flow.enterCode('email', email, own.body.verificationId, code);
    expect((await flow.finish(own.body.verificationId)).status).toBe(200);
    // Entering it consumes it for all flows.
    const stolen = await stranger.enterCode('email', email, own.body.verificationId, code);
    expect(stolen.refusal.code).toBe('verification_code.not_found');
  });

  it('is consumed once by two tabs that share it and enter it concurrently', async () => {
    const { email } = await newUser();
    await keepWaiting(email);
    const watching = await begin();
    expect((await ask(watching, email)).status).toBe(200);
    now += 200 * second;
    const tabs = await Promise.all([begin(), begin()]);
    now += 400 * second;
    const first = await begin();
    expect((await ask(first, email)).status).toBe(200);
    now += second;
    const [one, two] = await Promise.all(tabs.map((flow) => ask(flow, email)));
    const id = one?.body.verificationId ?? '';
    expect(two?.body.verificationId).toBe(id);
    const code = await readCode(server, tenant.id, email);
    // The third flow that has the code is locked, so that both tabs have started to consume it before either continues.
    const held = await holdRows(
      `select 1 from verification_codes where tenant_id = $1 and id = $2 order by sent_at, ctid limit 1`,
      [tenant.id, id],
      options.database,
    );
    const entered = tabs.map((flow) => flow.enterCode('email', email, id, code));
    await held.releaseTo(2, 'verification_codes');
    const answers = await Promise.all(entered);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('shares no code with a flow that started after its message, or in the first minute', async () => {
    const { email } = await newUser();
    const [first, waiting] = [await begin(), await begin()];
    now += second;
    expect((await ask(first, email)).status).toBe(200);
    expect((await ask(waiting, email)).status).toBe(429);
    now += 60 * second;
    await keepWaiting(email);
    expect(await askAsStranger(email)).toBe(0);
    now += second;
    expect(await askAsStranger(email)).toBe(599);
  });

  it('shares no code that was sent to a known browser', async () => {
    const { email } = await newUser();
    const browser = await knownBrowser(email);
    await keepWaiting(email);
    const stranger = await begin();
    const known = await ask(await begin(browser), email);
    expect(known.status).toBe(200);
    const shared = await ask(stranger, email);
    expect([shared.status, shared.body.verificationId === known.body.verificationId]).toEqual([200, false]);
    expect((await ask(await begin(), email)).status).toBe(429);
  });

  it('waits equally with and without an account, and for each purpose separately', async () => {
    const { email } = await newUser();
    const unknown = someEmail();
    const waits = [];
    for (const address of [email, unknown]) {
      const flow = await new TestBrowser(tenant).begin(clientId, 'ForgotPassword');
      const options_ = { headers: { 'x-forwarded-for': someIp() } };
      const answers = [];
      for (let count = 0; count < 2; count += 1)
        answers.push(await flow.sendCode('email', address, 'ForgotPassword', options_));
      waits.push(answers.map(({ status, headers }) => [status, headers.get('retry-after')]));
      expect(await askAsStranger(address)).toBe(0);
    }
    expect(waits[0]).toEqual([
      [200, null],
      [429, '60'],
    ]);
    expect(waits[1]).toEqual(waits[0]);
  });
});

describe('one flow', () => {
  it('can request another code after a minute, returns the time left, and only the new code counts', async () => {
    const { email } = await newUser();
    const flow = await begin();
    const first = await flow.sendCode('email', email, 'SignIn', { prefer: true });
    expect(first.body.next).toMatchObject({
      step: 'code',
      verificationId: first.body.verificationId,
      identifier: { type: 'email', value: email },
      resendIn: 60,
      expiresIn: 600,
    });
    const old = await readCode(server, tenant.id, email);
    now += 20 * second;
    const early = await flow.sendCode('email', email);
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '40']);
    expect(await countMessages(email)).toBe(0);
    now += 40 * second;
    const again = await flow.sendCode('email', email);
    const code = await readCode(server, tenant.id, email);
    const entered = (id: string, value: string) => flow.enterCode('email', email, id, value);
    expect((await entered(first.body.verificationId, old)).refusal.code).toBe(
      'session.verification_session_not_found',
    );
    if (old !== code)
      expect((await entered(again.body.verificationId, old)).refusal.code).toBe(
        'verification_code.code_mismatch',
      );
    expect((await entered(again.body.verificationId, code)).status).toBe(200);
  });

  it('gets one message for several concurrent requests', async () => {
    const { email } = await newUser();
    const flow = await begin();
    const answers = await Promise.all([1, 2, 3].map(() => flow.sendCode('email', email)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(await countMessages(email)).toBe(1);
  });
});

describe('an IP address', () => {
  it('can leave a limited number of codes unused, then gets one in up to ten minutes, while others continue', async () => {
    const ip = someIp();
    const known = await newUser();
    const browser = await knownBrowser(known.email);
    for (let count = 0; count < perAddress; count += 1) expect(await askAsStranger(someEmail(), ip)).toBe(0);
    expect(await askAsStranger(someEmail(), ip)).toBe(60);
    let sent = 0;
    for (let passed = 0; passed < 60 * minute; passed += minute) {
      if ((await askAsStranger(someEmail(), ip)) === 0) sent += 1;
      now += minute;
    }
    expect(sent).toBeLessThan(12);
    expect(await askAsStranger(someEmail(), ip)).toBeGreaterThan(60);
    expect(await askAsStranger(someEmail())).toBe(0);
    expect((await ask(await begin(browser), known.email, ip)).status).toBe(200);
  });

  it('attacks: SMS costs: counts messages to known browsers, too, which an attacker with an account can create', async () => {
    const ip = someIp();
    const phones = [`4915123450${(serial += 1)}`, `4915123450${(serial += 1)}`] as const;
    for (const primaryPhone of phones)
      await createUser(server.runtime, tenant.id, { primaryPhone, primaryEmail: someEmail() });
    const signIn = async (browser: TestBrowser, phone: string, from: string): Promise<number> => {
      const headers = { 'x-forwarded-for': from };
      const flow = await begin(browser);
      const sent = await flow.sendCode('phone', phone, 'SignIn', { headers });
      if (sent.status !== 200) return sent.status;
      const code = await readCode(server, tenant.id, phone);
      const { verificationId } = sent.body;
      await flow.enterCode('phone', phone, verificationId, code, { headers });
      return (await flow.finish(verificationId)).status;
    };
    const [one, other] = [new TestBrowser(tenant), new TestBrowser(tenant)];
    expect(await signIn(other, phones[1], someIp())).toBe(200);
    // Each wait is over by then, and the count of the IP address decreases by less than it increased.
    for (let count = 0; count < perAddress * 2; count += 1) {
      now += 10 * minute;
      expect(await signIn(one, phones[0], ip)).toBe(200);
    }
    expect(await signIn(other, phones[1], ip)).toBe(429);
    expect(await signIn(other, phones[1], someIp())).toBe(200);
    // Emails are counted separately.
    expect(await askAsStranger(someEmail(), ip)).toBe(0);
  });

  it('stays open for a process whose clock is behind', async () => {
    const ip = someIp();
    expect(await askAsStranger(someEmail(), ip)).toBe(0);
    now -= 3;
    expect(await askAsStranger(someEmail(), ip)).toBe(0);
  });

  it('of an office signs in any number of users who enter their codes', async () => {
    const ip = someIp();
    for (let count = 0; count < perAddress + 10; count += 1) {
      const { email } = await newUser();
      const flow = await begin();
      const sent = await ask(flow, email, ip);
      expect(sent.status).toBe(200);
      await enter(flow, email, sent.body.verificationId, ip);
    }
  });

  it('of IPv6 also counts by its /48, so other networks of a site share its limit (CVE-2026-45364)', async () => {
    now += 60 * minute;
    const networks = perAddress * 4;
    const site = (network: number): string => `2001:db8:${serial}:${network.toString(16)}::1`;
    const limits = { ...options.environment, LIMIT_MESSAGES_PER_TENANT: '1000' };
    const roomy = await startTestServer({ ...options, environment: limits });
    const there = { ...tenant, origin: roomy.tenant(tenant.id).origin };
    const askFrom = async (ip: string): Promise<number> => {
      const flow = await new TestBrowser(there).begin(clientId, 'SignIn');
      const email = `site.${ip.replaceAll(':', '-')}@northwind.example`;
      return (await ask(flow, email, ip)).status;
    };
    const answers = [];
    for (let network = 1; network <= networks; network += 1) answers.push(await askFrom(site(network)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await askFrom(site(networks + 1))).toBe(429);
    expect(await askFrom('2001:db9::1')).toBe(200);
    await roomy.stop();
  });
});

describe('a tenant', () => {
  it('attacks: a quota used up: stays open, notifies its administrators once, and delays IP addresses that request more', async () => {
    const known = await newUser();
    const browser = await knownBrowser(known.email);
    const attackers = [someIp(), someIp(), someIp()];
    for (let count = 0; count < perTenant; count += 1)
      expect(await askAsStranger(someEmail(), attackers[count % 3])).toBe(0);
    for (const ip of attackers) await askAsStranger(someEmail(), ip);
    for (const ip of attackers) expect(await askAsStranger(someEmail(), ip)).toBe(600);

    expect((await ask(await begin(browser), known.email, attackers[0])).status).toBe(200);
    const own = someIp();
    expect(await askAsStranger((await newUser()).email, own)).toBe(0);
    expect(await askAsStranger((await newUser()).email, own)).toBe(0);
    expect(await askAsStranger((await newUser()).email, own)).toBe(60);

    const { body: logs } = await call(listAuditLogs, { query: { logKey: 'Message.Limit.Exceeded' } });
    expect(logs.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ result: 'Error', type: 'Email', limit: perTenant }),
    ]);
    now += 60 * minute;
    expect(await askAsStranger(someEmail(), own)).toBe(0);
    expect(await askAsStranger(someEmail(), own)).toBe(0);
    expect(await askAsStranger(someEmail(), own)).toBe(0);
  });
});

describe('an administrator', () => {
  it('can send several test messages in a row, which make no other caller wait', async () => {
    const { email } = await newUser();
    const body = { email, config: { endpoint: 'http://127.0.0.1:1/', authorization: '' } };
    const statuses = [];
    for (let count = 0; count < 21; count += 1) {
      const tested = await call(testConnector, { params: { factoryId: 'http-email' }, body });
      statuses.push(tested.status === 429 ? Number(tested.headers.get('retry-after')) : 0);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(0), 60]);
    expect(await askAsStranger(email)).toBe(0);
  });

  it('sees that codes to a user wait, and lifts the wait, which is in the user’s audit log', async () => {
    const { id, email } = await newUser();
    const blocks = async () => (await call(listUserBlocks, { params: { userId: id } })).body.blocks;
    expect(await askAsStranger(email)).toBe(0);
    // The first minute is not listed.
    expect(await blocks()).toEqual([]);
    now += 60 * second;
    await keepWaiting(email, 120);
    expect(await askAsStranger(email)).toBe(0);
    expect(await blocks()).toEqual([
      {
        action: 'Message',
        scope: 'Identifier',
        identifier: { type: 'email', value: email },
        expiresAt: now + 240 * second,
      },
    ]);
    expect((await call(liftUserBlocks, { params: { userId: id } })).status).toBe(204);
    expect(await blocks()).toEqual([]);
    expect(await askAsStranger(email)).toBe(0);
    const query = { userId: id, logKey: 'Sentinel.Block.Lifted' };
    expect((await call(listAuditLogs, { query })).body).toHaveLength(1);
  });

  it.each(['with', 'without'])('lifts the wait of a recipient %s an account', async (account) => {
    const email = account === 'without' ? someEmail() : (await newUser()).email;
    expect(await askAsStranger(email)).toBe(0);
    expect(await askAsStranger(email)).toBe(60);
    await call(liftBlocks, { body: { targetType: 'User', targets: [email.toUpperCase()] } });
    expect(await askAsStranger(email)).toBe(0);
  });
});
