import type { PasswordPolicy } from '@gatehouse/contract/passwords/policy';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { createPasswordIdentity } from '@gatehouse/contract/sign-in/password-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RangeService, startRangeService } from '../../../../../tests/support/range-service.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createApplication, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { TestTenant } from '../../../../../tests/support/tenant.ts';

const breachedPassword = 'Leaked-Horse-2019';

let ranges: RangeService;
let server: TestServer;
let tenant: TestTenant;
let flow: TestFlow;

beforeAll(async () => {
  ranges = await startRangeService(breachedPassword);
  server = await startTestServer({ environment: { ...ranges.environment } });
  tenant = await server.createTenant();
  flow = await new TestBrowser(tenant).authorize(await createApplication(server.runtime, tenant.id));
  await flow.begin('Register');
});
afterAll(async () => {
  await server.stop();
  ranges.close();
});

async function setPolicy(passwordPolicy: PasswordPolicy): Promise<void> {
  const answer = await (await tenant.as('all'))(updateSignInExperience, { body: { passwordPolicy } });
  expect(answer.status).toBe(200);
}

const tryPassword = (password: string, username = 'amara_diallo', prefer = false) =>
  flow.call(
    createPasswordIdentity,
    { identifier: { type: 'username', value: username }, password },
    { prefer },
  );

describe('a new password', () => {
  const none = { pwned: false, repetitionAndSequence: false, userInfo: false, words: [] };
  it.each([
    ['[PWD-09]', 'too_short', 'Sh0rt-x', {}, { min: 8 }],
    ['[PWD-10]', 'too_long', 'Long-'.repeat(52), {}, { max: 256 }],
    ['[PWD-11]', 'unsupported_characters', 'Größe-und-Länge-9', {}, undefined],
    ['[PWD-12]', 'character_types', 'onlylowercase', { characterTypes: { min: 3 } }, { min: 3 }],
    ['[PWD-13]', 'pwned', breachedPassword, {}, undefined],
    [
      '[PWD-14]',
      'restricted.repetition',
      'aaaaaaaaaaaa',
      { rejects: { ...none, repetitionAndSequence: true } },
      undefined,
    ],
    [
      '[PWD-15]',
      'restricted.sequence',
      'abcdefghijkl',
      { rejects: { ...none, repetitionAndSequence: true } },
      undefined,
    ],
    ['[PWD-16]', 'restricted.words', 'northwind1', { rejects: { ...none, words: ['northwind'] } }, undefined],
    ['[PWD-17]', 'restricted.user_info', 'amara_diallo', { rejects: { ...none, userInfo: true } }, undefined],
  ] as const)('%s is rejected as %s', async (_id, code, password, policy, interpolation) => {
    await setPolicy(policy as PasswordPolicy);
    const answer = await tryPassword(password);
    expect([answer.status, answer.refusal.code]).toEqual([422, 'password.rejected']);
    const expected = { code: `password_rejected.${code}`, ...(interpolation ? { interpolation } : {}) };
    expect(answer.refusal.data).toEqual([expected]);
    expect(JSON.stringify(answer.refusal)).not.toContain(password);
  });

  it('is rejected with all reasons in one response, and with the next step on request', async () => {
    await setPolicy({});
    const answer = await tryPassword('ßaaa', 'amara_diallo', true);
    const codes = (answer.refusal.data as unknown as { rejections: { code: string }[] }).rejections.map(
      ({ code }) => code,
    );
    expect(codes).toEqual([
      'password_rejected.too_short',
      'password_rejected.unsupported_characters',
      'password_rejected.restricted.repetition',
    ]);
    expect(answer.refusal.data.next).toMatchObject({ step: 'verify', event: 'Register' });
  });

  it('[PWD-04 part] that was breached is accepted if the tenant allows it, and while the service is down', async () => {
    await setPolicy({ rejects: none });
    expect((await tryPassword(breachedPassword)).status).toBe(200);
    await setPolicy({});
    ranges.isDown = true;
    expect((await tryPassword(breachedPassword)).status).toBe(200);
    ranges.isDown = false;
    expect((await tryPassword(breachedPassword)).status).toBe(422);
  });

  it('wire A10-endpoints: must comply with the policy when added to the profile, too', async () => {
    await setPolicy({});
    const answer = await flow.call(api.addToProfile, { type: 'password', value: 'short' });
    expect([answer.status, answer.refusal.code]).toEqual([422, 'password.rejected']);
  });

  it('is rejected with an invalid username, or one that a user has with different letter case', async () => {
    const other = await new TestBrowser(tenant).authorize(flow.clientId);
    expect((await other.register('Amara', goodPassword)).status).toBe(200);
    const taken = await tryPassword(goodPassword, 'aMARA');
    expect([taken.status, taken.refusal.code]).toEqual([422, 'user.username_already_in_use']);
    const wrong = await tryPassword(goodPassword, '1amara');
    expect(wrong.refusal).toMatchObject({
      code: 'guard.invalid_input',
      data: { fields: { 'body.identifier.value': expect.any(String) } },
    });
  });

  it('creates one account if two users submit the same username concurrently', async () => {
    const browsers = [new TestBrowser(tenant), new TestBrowser(tenant)];
    const flows = await Promise.all(browsers.map((browser) => browser.authorize(flow.clientId)));
    for (const each of flows) {
      await each.begin('Register');
      const { body } = await each.call(createPasswordIdentity, {
        identifier: { type: 'username', value: 'racer' },
        password: goodPassword,
      });
      await each.call(api.identify, body);
    }
    const answers = await Promise.all(flows.map((each) => each.call(api.submitExperience)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.refusal.code).toBe('user.username_already_in_use');
    const loser = flows[answers.findIndex(({ status }) => status === 422)];
    await expect(loser?.resume()).rejects.toThrow();
  });
});
