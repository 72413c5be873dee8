import * as api from '@gatehouse/contract/sign-in/endpoints';
import * as passwordApi from '@gatehouse/contract/sign-in/password-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { TestTenant } from '../../../../../tests/support/tenant.ts';
import { flowKey } from '../../oidc/interaction.ts';

let server: TestServer;
let tenant: TestTenant;
let clientId: string;
let userId: string;

beforeAll(async () => {
  ({ server, tenant, clientId } = await startSignInServer());
  userId = await createUser(server.runtime, tenant.id, { username: 'ada', password: goodPassword });
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[]) => server.runtime.database.pool.query(text, values);
const row = `where tenant_id = $1 and model = 'Interaction' and id = $2`;
/** Stores a state as another release would. */
const store = (flow: TestFlow, state: unknown) =>
  query(`update oidc_instances set flow = $3 ${row}`, [tenant.id, flowKey(flow.id), JSON.stringify(state)]);
const expire = (flow: TestFlow) =>
  query(`update oidc_instances set expires_at = now() - interval '1 day' ${row}`, [
    tenant.id,
    flowKey(flow.id),
  ]);

/** A flow in which the password was correct. */
async function startVerified(): Promise<TestFlow> {
  const flow = await new TestBrowser(tenant).begin(clientId);
  expect((await flow.verify('username', 'ada', goodPassword)).status).toBe(200);
  return flow;
}

/** The response to each type of request in a flow. */
async function ask(flow: TestFlow) {
  const identifier = { type: 'username', value: 'ada' } as const;
  const answers = [
    await flow.call(api.getInteraction, undefined, { prefer: true }),
    await flow.begin('SignIn'),
    await flow.call(passwordApi.verifyPassword, { identifier, password: goodPassword }),
    await flow.call(api.identify, { verificationId: 'verification' }),
    await flow.call(api.submitExperience, undefined, { prefer: true }),
  ];
  const page = await flow.browser.fetch(flow.page.href);
  return {
    steps: answers.map(({ status, refusal }) => [status, refusal.code, refusal.data]),
    page: [page.status, /"reason":"[a-z_]+"/.exec(await page.text())?.[0]],
  };
}

const verification = () => ({
  id: 'verification',
  type: 'Password',
  identifier: { type: 'username', value: 'ada' },
  userId,
});
/** The state as stored by release 0.1, without format and status. */
const former = () => ({
  version: 4,
  event: 'SignIn',
  begunAt: Date.now(),
  amr: [] as string[],
  verifications: [verification()],
  profile: {},
});

it.each<[string, () => unknown]>([
  ['of a later format', () => ({ ...former(), format: 3, userId, provenBy: 'verification' })],
  [
    'with a verification that this release does not know',
    () => ({ ...former(), verifications: [{ id: 'a', type: 'Motto' }] }),
  ],
  ['with a field that this release does not know', () => ({ ...former(), isDelegated: true })],
  ['whose verifications are not a list', () => ({ ...former(), verifications: 'verification' })],
  [
    'with a duplicate verification',
    () => ({ ...former(), format: 3, verifications: [verification(), verification()] }),
  ],
  ['that is a list', () => []],
  ['that is a text', () => 'identified'],
])('a stored state %s ends the flow, as if it had expired', async (_name, state) => {
  const [expired, unreadable] = [await startVerified(), await startVerified()];
  await expire(expired);
  await store(unreadable, state());
  const answers = await ask(unreadable);
  expect(answers).toEqual(await ask(expired));
  expect(answers.steps.map(([status, code]) => [status, code])).toEqual(
    answers.steps.map(() => [400, 'session.not_found']),
  );
  expect(answers.page).toEqual([400, '"reason":"unknown_session"']);
  expect(await unreadable.isSignedIn()).toBe(false);
});

it('a sign-in that a server of the previous release has started continues', async () => {
  const flow = await startVerified();
  await store(flow, former());
  const identified = await flow.call(api.identify, { verificationId: 'verification' }, { prefer: true });
  expect([identified.status, identified.body.next]).toEqual([200, { step: 'submit', event: 'SignIn' }]);
  expect((await flow.call(api.submitExperience)).status).toBe(200);
  expect(await flow.subject()).toBe(userId);
});

it('a sign-in whose account a server of the previous release has identified continues', async () => {
  const flow = await startVerified();
  await store(flow, { ...former(), userId, amr: ['pwd'], provenBy: 'verification' });
  const { body } = await flow.call(api.getInteraction, undefined, { prefer: true });
  expect([body.userId, body.next]).toEqual([userId, { step: 'submit', event: 'SignIn' }]);
  expect((await flow.call(api.submitExperience)).status).toBe(200);
  expect(await flow.subject()).toBe(userId);
});

it('a registration that a server of the previous release has started continues', async () => {
  const flow = await new TestBrowser(tenant).begin(clientId, 'Register');
  const newUserId = 'former00user';
  const password = await server.runtime.hasher.hash(goodPassword, { from: 'test' });
  await store(flow, {
    ...former(),
    event: 'Register',
    verifications: [],
    userId: newUserId,
    isNewUser: true,
    amr: ['pwd'],
    profile: { username: 'grace', password },
  });
  expect((await flow.call(api.submitExperience)).status).toBe(200);
  expect(await flow.subject()).toBe(newUserId);
});
