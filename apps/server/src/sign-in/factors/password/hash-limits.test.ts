import * as api from '@gatehouse/contract/sign-in/endpoints';
import { createPasswordIdentity } from '@gatehouse/contract/sign-in/password-endpoints';
import { resetPassword } from '@gatehouse/contract/sign-in/recovery-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCode } from '../../../../../../tests/support/messages.ts';
import { QueueFullError } from '../../../lib/queue-full.ts';
import type { TestServer } from '../../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../../tests/support/test-flow.ts';
import type { TestTenant } from '../../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../../tests/support/ways-in.ts';

const perAddress = 7;
const signUp = { identifiers: ['username' as const], password: true, verify: false };
let server: TestServer;
let tenant: TestTenant;
let clientId: string;
let now = Date.now();
/** The callers whose passwords were hashed. */
let hashed: unknown[] = [];

beforeAll(async () => {
  let call;
  ({ server, tenant, clientId, call } = await startSignInServer({
    database: 'hash_limits',
    clock: () => now,
    environment: { LIMIT_REGISTER_PER_ADDRESS: String(perAddress) },
  }));
  expect((await call(updateSignInExperience, { body: { ...codeWays, signUp } })).status).toBe(200);
  const { hasher } = server.runtime;
  const { hash } = hasher;
  hasher.hash = (...input) => (hashed.push(input[1]), hash(...input));
});
afterAll(() => server.stop());
beforeEach(() => {
  now += 3_600_001;
  hashed = [];
});

const begin = (event: 'SignIn' | 'Register' | 'ForgotPassword' = 'Register') =>
  new TestBrowser(tenant).begin(clientId, event);
const choose = (flow: TestFlow, value: string) => flow.call(api.addToProfile, { type: 'password', value });
const asker = { from: '127.0.0.1' };

/** A flow in which a forgotten password may be replaced. */
async function recover(username: string): Promise<TestFlow> {
  const email = `${username}@northwind.example`;
  await createUser(server.runtime, tenant.id, { username, primaryEmail: email, password: goodPassword });
  const flow = await begin('ForgotPassword');
  const { verificationId } = (await flow.sendCode('email', email, 'ForgotPassword')).body;
  await flow.enterCode('email', email, verificationId, await readCode(server, tenant.id, email));
  expect((await flow.call(api.identify, { verificationId })).status).toBe(204);
  hashed = [];
  return flow;
}

describe('attacks: hash processes used up by one caller who has not signed in', () => {
  it('at most three passwords are hashed for each flow, however many are sent concurrently', async () => {
    const flow = await begin();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => choose(flow, `Correct-Horse-${number}`)),
    );
    // Each was counted before it was queued, and was queued for its IP address with a lower priority than sign-ins.
    expect(hashed).toEqual([asker, asker, asker]);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20 - 3);
    for (const { refusal, headers } of refused) {
      expect(refusal.code).toBe('request.rate_limited');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('a password that a full queue rejects doesn’t count towards the three', async () => {
    const flow = await begin();
    const { hasher } = server.runtime;
    const { hash } = hasher;
    hasher.hash = () => Promise.reject(new QueueFullError('busy'));
    for (let count = 0; count < 3; count += 1) expect((await choose(flow, goodPassword)).status).toBe(503);
    hasher.hash = hash;
    const statuses = [];
    for (const number of [1, 2, 3]) statuses.push((await choose(flow, `Correct-Horse-${number}`)).status);
    expect(statuses).toEqual([204, 204, 204]);
    expect((await choose(flow, goodPassword)).status).toBe(429);
  });

  it('at most three new passwords are hashed for each password reset', async () => {
    const flow = await recover('forgetful');
    const statuses = [];
    for (const number of [1, 2, 3, 4])
      statuses.push((await flow.call(resetPassword, { password: `Another-Horse-${number}` })).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
    expect(hashed).toHaveLength(3);
  });

  it('as many passwords are hashed for an IP address in an hour as it may register accounts, across all flows', async () => {
    const statuses = [];
    for (let number = 0; number < perAddress + 1; number += 1)
      statuses.push((await choose(await begin(), goodPassword)).status);
    expect(statuses).toEqual([...Array<number>(perAddress).fill(204), 429]);
    // The limit applies to every step in which a password is chosen.
    const flow = await begin();
    const identifier = { type: 'username', value: 'newcomer' } as const;
    expect((await flow.call(createPasswordIdentity, { identifier, password: goodPassword })).status).toBe(
      429,
    );
    expect((await (await recover('late')).call(resetPassword, { password: 'Another-Horse-43' })).status).toBe(
      429,
    );
    expect(hashed).toHaveLength(0);
    now += 3_600_001;
    expect((await choose(await begin(), goodPassword)).status).toBe(204);
  });

  it('a password that the policy rejects doesn’t count towards the three', async () => {
    const flow = await begin();
    for (let count = 0; count < 4; count += 1) expect((await choose(flow, 'short')).status).toBe(422);
    expect((await choose(flow, goodPassword)).status).toBe(204);
  });
});
