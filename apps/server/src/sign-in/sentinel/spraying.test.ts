import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFrom } from '../../../../../tests/support/other-address.ts';
import { countRateLimit } from '../../database/hot/count-rate-limit.ts';
import { QueueFullError } from '../../lib/queue-full.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createApplication, createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';

const limit = 6;
const flowLimit = 60;
const proxy = '127.0.0.9';
const victims = Array.from({ length: limit + 2 }, (_, number) => `victim_${number}`);

let server: TestServer;
let tenant: TestTenant;
let clientId: string;
let now = Date.now();

beforeAll(async () => {
  server = await startTestServer({
    database: 'spraying',
    clock: () => now,
    environment: {
      LIMIT_SIGN_IN_PER_ADDRESS: String(limit),
      LIMIT_FLOWS_PER_ADDRESS: String(flowLimit),
      LIMIT_REGISTER_PER_ADDRESS: String(limit),
      TRUST_PROXY: proxy,
    },
  });
  tenant = await server.createTenant();
  clientId = await createApplication(server.runtime, tenant.id);
  const call = await tenant.as('all');
  const mfa = { factors: ['Totp' as const, 'BackupCode' as const], policy: 'NoPrompt' as const };
  const body = { ...codeWays, mfa, passkeySignIn: { enabled: true }, singleSignOnEnabled: true };
  expect((await call(updateSignInExperience, { body })).status).toBe(200);
  const hash = await server.runtime.hasher.hash(goodPassword, { from: 'test' });
  for (const username of victims)
    await createUser(server.runtime, tenant.id, {
      username,
      primaryEmail: `${username}@northwind.example`,
      stored: hash,
    });
  const userId = await createUser(server.runtime, tenant.id, { username: 'guarded', stored: hash });
  const params = { userId };
  await call(createUserMfaVerification, { params, body: { type: 'Totp' } });
  await call(createUserMfaVerification, { params, body: { type: 'BackupCode', codes: ['abcdefgh23'] } });
});
afterAll(() => server.stop());

/** A browser with another IP address. */
class OtherBrowser extends TestBrowser {
  protected override send(url: URL, init: RequestInit): Promise<Response> {
    return fetchFrom('127.0.0.2', url, init);
  }
}

const begin = async (browser = new TestBrowser(tenant)): Promise<TestFlow> => {
  const flow = await browser.authorize(clientId);
  await flow.begin('SignIn');
  return flow;
};

/** A flow of a user whose password is known to the attacker, up to the second factor. */
async function beginGuarded(): Promise<TestFlow> {
  const flow = await begin();
  const { body } = await flow.verify('username', 'guarded', goodPassword);
  await flow.call(api.identify, { verificationId: body.verificationId });
  now += 600_001;
  return flow;
}

interface Way {
  path: string;
  method?: string;
  body?: (username: string) => object;
  open?: () => Promise<TestFlow>;
  /** The number of allowed requests, if it differs from the attempts at a secret. */
  allowed?: number;
}
const email = (username: string) => ({ type: 'email', value: `${username}@northwind.example` });
const key = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };

const ways: [string, Way][] = [
  [
    'one password for many accounts',
    {
      path: '/verification/password',
      body: (value) => ({ identifier: { type: 'username', value }, password: 'Password1!' }),
    },
  ],
  [
    'one code for many email addresses',
    {
      path: '/verification/verification-code/verify',
      body: (name) => ({ identifier: email(name), verificationId: 'none', code: '123456' }),
    },
  ],
  [
    'one-time tokens of many email addresses',
    {
      path: '/verification/one-time-token/verify',
      body: (name) => ({ identifier: email(name), token: 'guess' }),
    },
  ],
  [
    'passkeys',
    {
      path: '/verification/sign-in-passkey/authentication/verify',
      body: (id) => ({
        payload: { id, rawId: id, type: 'WebAuthn', clientExtensionResults: {}, response: key },
      }),
    },
  ],
  [
    'codes of an authenticator app',
    { path: '/verification/totp/verify', body: () => ({ code: '123456' }), open: beginGuarded },
  ],
  [
    'backup codes',
    { path: '/verification/backup-code/verify', body: () => ({ code: 'abcdefgh99' }), open: beginGuarded },
  ],
  [
    'SSO lookups of many email addresses',
    { path: '/sso-connectors?email=ada@northwind.example', method: 'GET', allowed: flowLimit },
  ],
  [
    'sign-ins at a social provider',
    { path: '/verification/social/none/verify', body: () => ({ connectorData: {}, verificationId: 'none' }) },
  ],
  [
    'sign-ins at an enterprise provider',
    { path: '/verification/sso/none/verify', body: () => ({ connectorData: {}, verificationId: 'none' }) },
  ],
  [
    'redirects to an enterprise provider',
    {
      path: '/verification/sso/none/authorization-uri',
      body: () => ({ state: 'the-state', redirectUri: `${tenant.origin}/callback/none` }),
      allowed: flowLimit,
    },
  ],
  [
    'redirects to a social provider',
    {
      path: '/verification/social/none/authorization-uri',
      body: () => ({ state: 'the-state', redirectUri: `${tenant.origin}/callback/none` }),
      allowed: flowLimit,
    },
  ],
];

describe('attacks: spraying from one IP address whose headers name another one each time,', () => {
  it.each(ways)(
    '%s: requests beyond the limit are rejected',
    async (_what, { path, method = 'POST', body, open, allowed = limit }) => {
      now += 600_001;
      const flow = await (open ?? begin)();
      const answers: [number, string | null][] = [];
      for (let place = 0; place < allowed + 2; place += 1) {
        const name = victims[place] ?? '';
        const response = await flow.browser.fetch(`/api/experience${path}`, {
          method,
          headers: {
            'gatehouse-flow': flow.id,
            origin: tenant.origin,
            ...(body ? { 'content-type': 'application/json' } : {}),
            'x-forwarded-for': `203.0.113.${place}`,
            'x-real-ip': `203.0.113.${place}`,
            forwarded: `for=203.0.113.${place}`,
          },
          body: body && JSON.stringify(body(name)),
        });
        answers.push([response.status, response.headers.get('retry-after')]);
      }
      expect(answers.map(([status]) => status === 429)).toEqual(
        answers.map((_answer, place) => place >= allowed),
      );
      expect(answers.at(-1)).toEqual([429, '600']);
    },
  );

  it('any number of users behind one IP address can sign in, because correct passwords and second factors are not counted', async () => {
    now += 600_001;
    for (let round = 0; round < 3; round += 1)
      for (const name of victims)
        expect((await (await begin()).verify('username', name, goodPassword)).status).toBe(200);
    const flow = await begin();
    const statuses: number[] = [];
    for (const name of victims) statuses.push((await flow.verify('username', name, 'Password1!')).status);
    expect(statuses).toEqual([...Array(limit).fill(422), 429, 429]);
    // A correct password undoes only its own count, not that of the attempts before it.
    expect((await (await begin()).verify('username', 'victim_0', goodPassword)).status).toBe(429);
  });

  it('more users than the limit can sign in concurrently, but no more wrong passwords than the limit are compared', async () => {
    now += 600_001;
    const signIn = async (flow: TestFlow, name: string, password: string) =>
      (await flow.verify('username', name, password)).status;
    const names = [...victims, ...victims, ...victims];
    const flows = await Promise.all(names.map(() => begin()));
    const right = await Promise.all(
      flows.map((flow, place) => signIn(flow, names[place] ?? '', goodPassword)),
    );
    expect(new Set(right)).toEqual(new Set([200]));
    const wrong = await Promise.all(
      flows.map((flow, place) => signIn(flow, names[place] ?? '', 'Password1!')),
    );
    expect(wrong.sort()).toEqual([
      ...Array<number>(limit).fill(422),
      ...Array<number>(names.length - limit).fill(429),
    ]);
  });

  it('calls that wait for others continue when the window of the limit ends', async () => {
    now += 600_001;
    const { hasher } = server.runtime;
    const { verify } = hasher;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let hasBegun = false;
    hasher.verify = async (...input) => {
      hasher.verify = verify;
      hasBegun = true;
      await released;
      return verify(...input);
    };
    const [slow, flow, late] = [await begin(), await begin(), await begin()];
    const first = slow.verify('username', 'victim_0', goodPassword);
    await expect.poll(() => hasBegun).toBe(true);
    for (let count = 1; count < limit; count += 1)
      expect((await flow.verify('username', 'unknown', 'Password1!')).status).toBe(422);
    now += 599_999;
    const { database } = server.runtime;
    const { hot } = database;
    let refused = 0;
    database.hot = async (...input) => {
      const rows = await hot<never>(...input);
      if (input[0] === countRateLimit) refused += 1;
      return rows;
    };
    const waiting = late.verify('username', 'victim_1', goodPassword);
    await expect.poll(() => refused).toBe(1);
    now += 1;
    expect((await waiting).status).toBe(200);
    database.hot = hot;
    release();
    expect((await first).status).toBe(200);
  });

  it('attempts that a full queue could not compare are not counted', async () => {
    now += 600_001;
    const { hasher } = server.runtime;
    const { verify, verifyImported } = hasher;
    const flow = await begin();
    const full = () => Promise.reject(new QueueFullError('busy'));
    hasher.verify = full;
    for (let count = 0; count < limit * 2; count += 1)
      expect((await flow.verify('username', 'victim_0', goodPassword)).status).toBe(503);
    hasher.verify = verify;
    // After the comparison with our own hashes, a password counts once, however often it is tried again.
    hasher.verifyImported = full;
    for (let count = 0; count < limit * 2; count += 1)
      expect((await flow.verify('username', 'unknown', goodPassword)).status).toBe(503);
    hasher.verifyImported = verifyImported;
    const statuses: number[] = [];
    for (const name of victims) statuses.push((await flow.verify('username', name, 'Password1!')).status);
    expect(statuses).toEqual([...Array(limit - 1).fill(422), 429, 429, 429]);
  });

  it('users are not blocked: they can sign in from their own IP address', async () => {
    now += 600_001;
    const attacker = await begin();
    for (let round = 0; round < 3; round += 1)
      for (const name of victims) await attacker.verify('username', name, 'Password1!');
    expect((await attacker.verify('username', 'victim_0', goodPassword)).status).toBe(429);
    for (const name of ['victim_0', victims.at(-1) ?? '']) {
      const flow = await begin(new OtherBrowser(tenant));
      expect((await flow.verify('username', name, goodPassword)).status).toBe(200);
    }
  });
});

describe('attacks: spraying from many networks of one IPv6 /48', () => {
  const email = { type: 'email', value: 'victim_0@northwind.example' };
  const code = { identifier: email, verificationId: 'none', code: '123456' };
  const account = { identifier: { type: 'username', value: 'victim_0' }, password: goodPassword };

  /** A counted request, from an IP address that a trusted proxy names. */
  async function callFrom(address: string, flow: TestFlow, path: string, body: object): Promise<number> {
    const headers = {
      'gatehouse-flow': flow.id,
      origin: tenant.origin,
      'content-type': 'application/json',
      'x-forwarded-for': address,
      cookie: flow.browser
        .cookies()
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
    };
    const url = new URL(`/api/experience/verification/${path}`, tenant.origin);
    return (await fetchFrom(proxy, url, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  }

  it.each([
    ['guesses', 'verification-code/verify', code, 404, 1],
    ['registrations', 'new-password-identity', account, 400, 11],
  ])('%s are limited to ten times the limit of one network', async (_what, path, body, status, site) => {
    now += 3_600_001;
    const flow = await begin();
    const from = (network: number, of = site) =>
      callFrom(`2001:db8:${of}:${network.toString(16)}::1`, flow, path, body);
    // Requests of a network beyond its limit do not count towards the limit of the /48.
    for (let count = 0; count < limit * 11; count += 1)
      expect(await from(0)).toBe(count < limit ? status : 429);
    for (let network = 1; network <= limit * 9; network += 1) expect(await from(network)).toBe(status);
    expect(await from(999)).toBe(429);
    expect(await from(1, site + 1)).toBe(status);
  });

  it('a request that a full queue rejects doesn’t count towards the limit of the /48 either', async () => {
    now += 3_600_001;
    const flow = await begin();
    const { hasher } = server.runtime;
    const { verify } = hasher;
    hasher.verify = () => Promise.reject(new QueueFullError('busy'));
    const right = { identifier: { type: 'username', value: 'victim_1' }, password: goodPassword };
    for (let network = 0; network <= limit * 10; network += 1)
      expect(await callFrom(`2001:db8:31:${network.toString(16)}::1`, flow, 'password', right)).toBe(503);
    hasher.verify = verify;
  });

  it('a correct password doesn’t count towards the limit of the /48 either', async () => {
    now += 3_600_001;
    const flow = await begin();
    const right = { identifier: { type: 'username', value: 'victim_1' }, password: goodPassword };
    for (let network = 0; network <= limit * 10; network += 1)
      expect(await callFrom(`2001:db8:21:${network.toString(16)}::1`, flow, 'password', right)).toBe(200);
  });
});
