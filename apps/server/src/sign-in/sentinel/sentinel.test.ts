import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { submitExperience } from '@gatehouse/contract/sign-in/endpoints';
import { listUserBlocks } from '@gatehouse/contract/sign-in/sentinel-endpoints';
import { sentinelActivity, sentinelDecision } from '@gatehouse/contract/sign-in/sentinel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createApplication, createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { TestTenant } from '../../../../../tests/support/tenant.ts';

const minute = 60_000;
let server: TestServer;
let tenant: TestTenant;
let clientId: string;
let serial = 0;

/** Moves all clocks of this process: ours and the protocol engine's. */
const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server = await startTestServer();
  tenant = await server.createTenant();
  clientId = await createApplication(server.runtime, tenant.id);
});
afterAll(async () => {
  vi.useRealTimers();
  await server.stop();
});

const emailOf = (username: string): string => `${username}@northwind.example`;
async function newUser(): Promise<string> {
  const username = `target_${(serial += 1)}`;
  const primaryEmail = emailOf(username);
  await createUser(server.runtime, tenant.id, { username, primaryEmail, password: goodPassword });
  return username;
}
async function begin(browser = new TestBrowser(tenant)): Promise<TestFlow> {
  const flow = await browser.authorize(clientId);
  await flow.begin('SignIn');
  return flow;
}
async function fail(
  flow: TestFlow,
  name: string,
  times: number,
  type: 'username' | 'email' = 'username',
): Promise<string[]> {
  const codes = [];
  for (let count = 0; count < times; count += 1)
    codes.push((await flow.verify(type, name, 'wrong')).refusal.code);
  return codes;
}
const blocked = 'session.verification_blocked_too_many_attempts';
const wrong = 'session.invalid_credentials';

describe('[OPEN-42] lockout', () => {
  it('accepts the tenth attempt if it is correct, and blocks for an hour if it is not', async () => {
    const [saved, lost] = [await newUser(), await newUser()];
    const flow = await begin();
    expect(await fail(flow, saved, 9)).toEqual(Array(9).fill(wrong));
    expect((await flow.verify('username', saved, goodPassword)).status).toBe(200);
    // A success resets the count, so nine more are allowed.
    expect(await fail(flow, saved, 9)).toEqual(Array(9).fill(wrong));

    expect(await fail(flow, lost, 10)).toEqual([...Array<string>(9).fill(wrong), blocked]);
    const refused = await flow.verify('username', lost, goodPassword);
    expect([refused.status, refused.refusal.code]).toEqual([400, blocked]);
    expect(refused.refusal.data.retryAfter).toBe(3600);
    expect(refused.headers.get('retry-after')).toBe('3600');
    pass(60 * minute - 1);
    expect((await (await begin()).verify('username', lost, goodPassword)).status).toBe(400);
    pass(1);
    expect((await (await begin()).verify('username', lost, goodPassword)).status).toBe(200);
  });

  it('can be read for a user until it ends, to the millisecond', async () => {
    const username = await newUser();
    await fail(await begin(), username, 10);
    const { rows } = await server.runtime.database.pool.query('select id from users where username = $1', [
      username,
    ]);
    const params = { userId: (rows[0] as { id: string }).id };
    const machine = await tenant.createMachine('read:data');
    // A new token each time: earlier ones expire during the block.
    const read = async () => {
      const token = await tenant.getToken(machine, tenant.indicator, 'read:data');
      return (await tenant.with(token)(listUserBlocks, { params })).body.blocks;
    };
    const blocks = await read();
    expect(blocks.map(({ scope, expiresAt }) => [scope, expiresAt - Date.now()]).toSorted()).toEqual([
      ['Account', 60 * minute],
      ['Identifier', 60 * minute],
    ]);
    pass(60 * minute - 1);
    expect(await read()).toEqual(blocks);
    pass(1);
    expect(await read()).toEqual([]);
  });

  it('counts attempts within an hour together, and starts again afterwards', async () => {
    const username = await newUser();
    const flow = await begin();
    await fail(flow, username, 9);
    pass(60 * minute);
    expect(await fail(await begin(), username, 9)).toEqual(Array(9).fill(wrong));
    expect((await (await begin()).verify('username', username, goodPassword)).status).toBe(200);
  });

  it('is not extended by attempts during the block, which are not counted', async () => {
    const username = await newUser();
    await fail(await begin(), username, 10);
    pass(40 * minute);
    expect(await fail(await begin(), username, 15)).toEqual(Array(15).fill(blocked));
    const { refusal } = await (await begin()).verify('username', username, goodPassword);
    expect(refusal.data.retryAfter).toBe(20 * 60);
    pass(20 * minute);
    expect(await fail(await begin(), username, 9)).toEqual(Array(9).fill(wrong));
  });

  it('ends once the clock is correct again if it was created while the clock was a day ahead', async () => {
    const [blockedThen, triedThen] = [await newUser(), await newUser()];
    pass(24 * 60 * minute);
    await fail(await begin(), blockedThen, 10);
    await fail(await begin(), triedThen, 9);
    pass(-24 * 60 * minute);
    expect(await fail(await begin(), triedThen, 9)).toEqual(Array(9).fill(wrong));
    expect((await (await begin()).verify('username', triedThen, goodPassword)).status).toBe(200);
    expect((await (await begin()).verify('username', blockedThen, goodPassword)).status).toBe(200);
  });

  it('counts an account that does not exist in the same way, and spellings of one identifier together', async () => {
    const flow = await begin();
    const answers = [];
    for (let count = 0; count < 11; count += 1)
      answers.push(await flow.verify('username', count % 2 ? 'NOBODY_here' : 'nobody_HERE', goodPassword));
    expect(answers.map(({ refusal }) => refusal.code)).toEqual([
      ...Array<string>(9).fill(wrong),
      blocked,
      blocked,
    ]);
    const username = await newUser();
    await fail(flow, username, 10);
    const known = await flow.verify('username', username, goodPassword);
    expect(known.refusal).toEqual(answers[10]?.refusal);
  });

  it('counts the attempts against one account together, with any of its identifiers', async () => {
    const username = await newUser();
    const email = emailOf(username);
    const flow = await begin();
    expect(await fail(flow, username, 5)).toEqual(Array(5).fill(wrong));
    expect(await fail(flow, email, 4, 'email')).toEqual(Array(4).fill(wrong));
    // The tenth is correct, and resets the count.
    expect((await flow.verify('email', email, goodPassword)).status).toBe(200);
    expect(await fail(flow, username, 4)).toEqual(Array(4).fill(wrong));
    expect(await fail(flow, email, 6, 'email')).toEqual(Array(6).fill(wrong));
    expect((await flow.verify('email', email, goodPassword)).refusal.code).toBe(wrong);
    expect((await flow.verify('username', username, goodPassword)).refusal.code).toBe(blocked);
    pass(60 * minute);
    expect((await (await begin()).verify('email', email, goodPassword)).status).toBe(200);
  });

  it('does not reveal that two identifiers belong to one account, nor that it exists', async () => {
    const username = await newUser();
    const flow = await begin();
    await fail(flow, username, 11);
    const answers = async (email: string) => {
      const refusals = [];
      for (let count = 0; count < 11; count += 1)
        refusals.push((await flow.verify('email', email, goodPassword)).refusal);
      return refusals;
    };
    const own = await answers(emailOf(username));
    expect(own.map(({ code }) => code)).toEqual([...Array<string>(9).fill(wrong), blocked, blocked]);
    expect(own).toEqual(await answers('unknown@northwind.example'));
  });

  it('does not count attempts that an overloaded server could not compare', async () => {
    const username = await newUser();
    const flow = await begin();
    await fail(flow, username, 8);
    const { verify } = server.runtime.hasher;
    server.runtime.hasher.verify = () => Promise.reject(new Error('busy'));
    for (const type of ['username', 'email'] as const)
      for (let count = 0; count < 3; count += 1)
        await flow.verify(type, type === 'email' ? emailOf(username) : username, goodPassword);
    server.runtime.hasher.verify = verify;
    expect(await fail(flow, username, 1)).toEqual([wrong]);
    expect((await flow.verify('email', emailOf(username), goodPassword)).status).toBe(200);
  });

  it('follows the tenant’s own policy', async () => {
    const own = await server.createTenant();
    const application = await createApplication(server.runtime, own.id);
    await (
      await own.as('all')
    )(updateSignInExperience, { body: { sentinelPolicy: { maxAttempts: 2, lockoutDuration: 5 } } });
    const flow = await new TestBrowser(own).authorize(application);
    await flow.begin('SignIn');
    expect(await fail(flow, 'anybody', 3)).toEqual([wrong, blocked, blocked]);
    pass(5 * minute);
    expect(await fail(flow, 'anybody', 1)).toEqual([wrong]);

    // If a block is undone, the hour of the earlier attempts is unchanged.
    const { verifyDecoy } = server.runtime.hasher;
    server.runtime.hasher.verifyDecoy = () => Promise.reject(new Error('busy'));
    await flow.verify('username', 'anybody', goodPassword);
    server.runtime.hasher.verifyDecoy = verifyDecoy;
    pass(6 * minute);
    expect(await fail(flow, 'anybody', 1)).toEqual([blocked]);
  });

  it('does not block a browser that has signed in to the account before, for this account only', async () => {
    const [username, other] = [await newUser(), await newUser()];
    const known = new TestBrowser(tenant);
    await (await known.authorize(clientId)).signIn(username, goodPassword);
    await fail(await begin(), username, 10);
    await fail(await begin(), other, 10);
    const flow = await begin(known);
    expect((await flow.verify('username', other, goodPassword)).refusal.code).toBe(blocked);
    expect(await fail(flow, username, 9)).toEqual(Array(9).fill(wrong));
    expect((await flow.verify('username', username, goodPassword)).status).toBe(200);
    // Its own attempts are limited, too.
    expect((await fail(flow, username, 11)).at(-1)).toBe(blocked);
  });

  it('[attacks: CSRF] recognizes a known browser by a cookie that sign-in sets, with HttpOnly and SameSite', async () => {
    const flow = await begin();
    await flow.identifyByPassword(await newUser());
    const { headers } = await flow.call(submitExperience);
    const line = headers.getSetCookie().find((cookie) => cookie.includes('_browser='));
    expect(line).toMatch(/^gh_\w+_browser=[\w.-]+; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
  });

  it('ignores cookies of known browsers without a valid signature', async () => {
    const username = await newUser();
    const known = new TestBrowser(tenant);
    await (await known.authorize(clientId)).signIn(username, goodPassword);
    const cookie = known.cookies().find(({ name }) => name.endsWith('_browser'));
    const [id, userId] = cookie?.value.split('.') ?? [];
    await fail(await begin(), username, 10);
    const flow = await begin();
    for (const forged of [
      `${id}.${userId}`,
      `${id}x.${userId}.${cookie?.value.split('.')[2]}`,
      `${id}.${userId}.`,
    ]) {
      const answer = await flow.browser.fetch('/api/experience/verification/password', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'gatehouse-flow': flow.id,
          cookie: `${flow.browser
            .cookies()
            .map(({ name, value }) => `${name}=${value}`)
            .join('; ')}; ${cookie?.name}=${forged}`,
        },
        body: JSON.stringify({ identifier: { type: 'username', value: username }, password: goodPassword }),
      });
      expect(((await answer.json()) as { code: string }).code).toBe(blocked);
    }
  });
});

/** Another server of the same installation, with the same host, as behind a load balancer. */
const startSecond = (): Promise<TestServer> =>
  startTestServer({
    environment: { ENDPOINT: server.settings.ENDPOINT, ADMIN_ENDPOINT: server.settings.ADMIN_ENDPOINT },
  });

function verifyAt(port: number, flow: TestFlow, name: string, password: string): Promise<string> {
  const cookie = flow.browser.cookies().map(({ name, value }) => `${name}=${value}`);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/experience/verification/password',
        headers: {
          host: new URL(tenant.origin).host,
          'content-type': 'application/json',
          'gatehouse-flow': flow.id,
          cookie: cookie.join('; '),
        },
      },
      (response) => {
        json(response).then((body) => resolve((body as { code: string }).code), reject);
      },
    );
    call.on('error', reject);
    const identifier = { type: name.includes('@') ? 'email' : 'username', value: name };
    call.end(JSON.stringify({ identifier, password }));
  });
}

describe('concurrent guesses', () => {
  it('[OPEN-42] on two servers with one database are limited by the policy, and stay counted after a restart', async () => {
    const username = await newUser();
    const second = await startSecond();
    let compared = 0;
    for (const { runtime } of [server, second]) {
      const { verify } = runtime.hasher;
      runtime.hasher.verify = (...input) => {
        compared += 1;
        return verify(...input);
      };
    }
    const flow = await begin();
    const ports = [server.settings.PORT, second.settings.PORT];
    const codes = await Promise.all(
      Array.from({ length: 40 }, (_, index) => verifyAt(ports[index % 2] ?? 0, flow, username, 'guess')),
    );
    expect(codes.filter((code) => code === wrong).length).toBe(9);
    expect(codes.filter((code) => code === blocked).length).toBe(31);
    expect(compared).toBe(10);

    // Guesses with two identifiers of one account share its limit.
    const other = await newUser();
    const names = [other, emailOf(other)];
    compared = 0;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        verifyAt(ports[index % 2] ?? 0, flow, names[Math.floor(index / 2) % 2] ?? '', 'guess'),
      ),
    );
    expect(answers.filter((code) => code === wrong).length).toBe(18);
    expect(compared).toBe(10);
    await second.stop();

    const restarted = await startSecond();
    expect(await verifyAt(restarted.settings.PORT, flow, username, goodPassword)).toBe(blocked);
    await restarted.stop();
  });
});

describe('concurrent sign-ins of one account', () => {
  /** Sends this many concurrently; none is compared before each of them has been counted or rejected. */
  async function sendAtOnce(username: string, passwords: string[]) {
    const { hasher, database } = server.runtime;
    const [{ verify }, { hot }] = [hasher, database];
    let counted = 0;
    let release: () => void = () => undefined;
    const allCounted = new Promise<void>((resolve) => (release = resolve));
    let compared = 0;
    Object.assign(database, {
      hot: async (...input: Parameters<typeof hot>) => {
        const rows = await hot(...input);
        if (input[0].name === 'count-sentinel-attempt' && (counted += 1) === passwords.length) release();
        return rows;
      },
    });
    hasher.verify = async (...input) => {
      compared += 1;
      await allCounted;
      return verify(...input);
    };
    const flows = await Promise.all(passwords.map(() => begin()));
    const answers = await Promise.all(
      flows.map((flow, index) => flow.verify('username', username, passwords[index] ?? '')),
    );
    hasher.verify = verify;
    Object.assign(database, { hot });
    const codes = answers.map(({ status, refusal }) => (status === 200 ? 'right' : refusal.code));
    return { codes, compared, counted };
  }

  it('[OPEN-42] succeed if they are correct, even if there are more of them than allowed attempts', async () => {
    const { codes, counted } = await sendAtOnce(await newUser(), Array<string>(30).fill(goodPassword));
    expect(codes).toEqual(Array(30).fill('right'));
    // Those that wait don't poll: each is counted again when another was correct.
    expect(counted).toBeLessThan(100);
  });

  it('[OPEN-42] attacks: parallel guesses: are limited by the policy, and none is counted twice', async () => {
    const { codes, compared, counted } = await sendAtOnce(await newUser(), Array<string>(30).fill('guess'));
    expect(codes.filter((code) => code === wrong)).toHaveLength(9);
    expect(codes.filter((code) => code === blocked)).toHaveLength(21);
    expect([compared, counted]).toEqual([10, 30]);
  });
});

describe('the record of an attempt', () => {
  it('[ENT-27] contains action, result and decision, and says Failed until the comparison succeeds', async () => {
    const username = await newUser();
    const { verify } = server.runtime.hasher;
    let during: unknown;
    const read = async () => {
      const { rows } = await server.runtime.database.pool.query(
        'select action, result, decision from sentinel_activities where tenant_id = $1 order by created_at desc, expires_at desc limit 1',
        [tenant.id],
      );
      return sentinelActivity.parse(rows[0]);
    };
    server.runtime.hasher.verify = async (...input) => {
      during = await read();
      return verify(...input);
    };
    pass(1);
    await (await begin()).verify('username', username, goodPassword);
    server.runtime.hasher.verify = verify;
    expect(during).toEqual({ action: 'Password', result: 'Failed', decision: 'Undecided' });
    expect(await read()).toEqual({ action: 'Password', result: 'Success', decision: 'Allowed' });
  });

  it('[STATE-07] has one of four decisions', () => {
    expect(sentinelDecision.options).toEqual(['Undecided', 'Allowed', 'Blocked', 'Challenge']);
    for (const other of ['blocked', 'Refused', '', undefined])
      expect(sentinelDecision.safeParse(other).success).toBe(false);
  });
});
