import * as api from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { addToProfile } from '@gatehouse/contract/sign-in/endpoints';
import { createUser, deleteUser, updateUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodPassword } from '../../../../../tests/support/records.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';

let server: TestServer;
let tenant: TestTenant;
let clientId: string;
let call: Caller;

beforeAll(async () => {
  ({ server, tenant, clientId, call } = await startSignInServer({
    environment: { LIMIT_REGISTER_PER_ADDRESS: '1000' },
  }));
});
afterAll(() => server.stop());

type UsernamePolicy = SignInExperienceSettings['usernamePolicy'];
const patch = (usernamePolicy: UsernamePolicy) =>
  call(api.updateSignInExperience, { body: { usernamePolicy } });
const settle = async (usernamePolicy: UsernamePolicy) =>
  expect((await patch(usernamePolicy)).status).toBe(200);
const begin = (event: 'SignIn' | 'Register' = 'Register') => new TestBrowser(tenant).begin(clientId, event);
const register = async (username: string) => (await begin()).register(username, goodPassword);
const create = (username: string) => call(createUser, { body: { username, password: goodPassword } });
/** The user that signs in with this name, if any. */
async function subjectOf(username: string): Promise<string | undefined> {
  const flow = await begin('SignIn');
  return (await flow.signIn(username, goodPassword)).status === 200 ? flow.subject() : undefined;
}
const conflicts = async (limit = 20) => (await call(api.findUsernameConflicts, { query: { limit } })).body;

describe('the username policy', () => {
  beforeEach(() => settle({}));

  it('wire C-usernamePolicy: is enforced for names that users choose, not for those that administrators give', async () => {
    const allowedChars = { uppercase: false, underscore: false, numbers: false };
    await settle({ minLength: 3, maxLength: 8, allowedChars });
    const cases: Record<string, [string, object]> = {
      ab: ['too_short', { min: 3 }],
      abcdefghi: ['too_long', { max: 8 }],
      Abcd: ['uppercase_not_allowed', {}],
      ab_c: ['underscore_not_allowed', {}],
      abc1: ['numbers_not_allowed', {}],
    };
    for (const [name, [code, data]] of Object.entries(cases)) {
      const { status, refusal } = await register(name);
      expect([status, refusal.code]).toEqual([422, `user.username_${code}`]);
      expect(refusal.data).toMatchObject(data);
      const given = await create(name);
      expect([name, given.status]).toEqual([name, 200]);
      expect((await call(deleteUser, { params: { userId: given.body.id } })).status).toBe(204);
    }
    expect((await register('abcdefgh')).status).toBe(200);
    await settle({ allowedChars: { lowercase: false } });
    expect((await register('abc')).refusal.code).toBe('user.username_lowercase_not_allowed');
  });

  it('is enforced for a name that is added to an account', async () => {
    await settle({ minLength: 5 });
    const add = async (value: string) => (await begin()).call(addToProfile, { type: 'username', value });
    expect((await add('four')).refusal.code).toBe('user.username_too_short');
    expect((await add('fiver')).status).toBe(204);
  });

  it('[VAL-04] keeps dots and hyphens out by default, and lets them in by policy: john.doe signs up and in', async () => {
    for (const name of ['john.doe', 'bob-smith']) {
      const { status, refusal } = await register(name);
      expect([status, refusal.code]).toEqual([400, 'guard.invalid_input']);
      expect((await create(name)).refusal.data).toMatchObject({
        fields: { 'body.username': expect.stringContaining('letters, digits and underscores') },
      });
    }
    await settle({ allowedChars: { dot: true } });
    const made = await register('john.doe');
    expect(made.status).toBe(200);
    expect(await subjectOf('JOHN.doe')).toEqual(expect.any(String));
    expect((await register('bob-smith')).status).toBe(400);
    expect((await create('bob-smith')).status).toBe(400);
    for (const name of ['john..doe', 'john.'])
      expect((await register(name)).refusal.code).toBe('user.username_separators_misplaced');
    expect((await create('john.')).status).toBe(400);
    const { body } = await create('jane');
    const params = { userId: body.id };
    expect((await call(updateUser, { params, body: { username: 'jane.doe' } })).status).toBe(200);
    // A stricter policy leaves existing users alone.
    await settle({});
    expect(await subjectOf('john.doe')).toEqual(expect.any(String));
  });

  it.each<[string, UsernamePolicy, string]>([
    ['a minimum above the maximum', { minLength: 9, maxLength: 8 }, 'body.usernamePolicy.maxLength'],
    ['a length of 0', { minLength: 0 }, 'body.usernamePolicy.minLength'],
    ['a length of 129', { maxLength: 129 }, 'body.usernamePolicy.maxLength'],
    [
      'no character that a username can start with',
      { allowedChars: { lowercase: false, uppercase: false, underscore: false } },
      'body.usernamePolicy.allowedChars',
    ],
  ])('can’t have %s', async (_name, policy, field) => {
    const { status, refusal } = await patch(policy);
    expect([status, refusal.code]).toEqual([400, 'request.invalid_input']);
    expect(Object.keys(Object(refusal.data).fields)).toEqual([field]);
  });

  it('attacks: look-alikes and other alphabets never pass, whatever the policy allows', async () => {
    await settle({ caseSensitive: false, allowedChars: { dot: true, hyphen: true } });
    for (const name of ['аnna', 'ａnna', 'anna\u200b', 'a．b', 'straße', 'ſam', 'ıvan', 'anna\n'])
      expect([name, (await register(name)).status, (await create(name)).status]).toEqual([name, 400, 400]);
  });
});

describe('letter case of usernames', () => {
  const variants = ['Lena', 'lena', 'LENA'];

  it('wire A12: is ignored by default: the second variant is taken', async () => {
    await settle({});
    expect((await create('Mira')).status).toBe(200);
    expect((await create('mira')).refusal.code).toBe('user.username_already_in_use');
    expect((await register('MIRA')).refusal.code).toBe('user.username_already_in_use');
    expect(await subjectOf('mIRA')).toEqual(expect.any(String));
  });

  it('wire A12: tells users apart if the policy says so, and users are found by the exact name only', async () => {
    await settle({ caseSensitive: true });
    const made = [];
    for (const name of variants) made.push((await create(name)).body.id);
    expect(new Set(made).size).toBe(3);
    expect((await create('Lena')).refusal.code).toBe('user.username_already_in_use');
    expect((await register('LENA')).refusal.code).toBe('user.username_already_in_use');
    const found = [];
    for (const name of variants) found.push(await subjectOf(name));
    expect(found).toEqual(made);
    expect(await subjectOf('lENA')).toBeUndefined();
    // A name from before the policy is exact from now on, too.
    expect(await subjectOf('Mira')).toEqual(expect.any(String));
    expect(await subjectOf('mira')).toBeUndefined();
  });

  it('wire A12, C-usernamePolicy: can’t be ignored again while names differ only in it, and the conflicts are listed', async () => {
    const other = await server.createTenant();
    const callOther = await other.as('all');
    expect(await conflicts()).toEqual({
      totalConflicts: 1,
      samples: [{ usernameLower: 'lena', userIds: expect.any(Array) }],
    });
    expect((await conflicts()).samples[0]?.userIds).toHaveLength(3);
    expect((await callOther(api.findUsernameConflicts, { query: { limit: 20 } })).body).toEqual({
      totalConflicts: 0,
      samples: [],
    });
    for (const policy of [{ caseSensitive: false }, {}]) {
      const { status, refusal } = await patch(policy);
      expect([status, refusal.code, refusal.data]).toEqual([
        409,
        'sign_in_experiences.username_policy_case_conflicts_exist',
        { totalConflicts: 1 },
      ]);
    }
    const [, ...superfluous] = (await conflicts()).samples[0]?.userIds ?? [];
    for (const userId of superfluous)
      expect((await call(deleteUser, { params: { userId } })).status).toBe(204);
    await settle({ caseSensitive: false });
    for (const name of variants) expect(await subjectOf(name)).toEqual(expect.any(String));
    expect((await create('LENA')).refusal.code).toBe('user.username_already_in_use');
  });

  it('[CONTRACT limit] the number of listed conflicts is limited, and their total is not', async () => {
    await settle({ caseSensitive: true });
    for (const name of ['Uma', 'uma', 'Vera', 'vera']) expect((await create(name)).status).toBe(200);
    const { totalConflicts, samples } = await conflicts(1);
    expect([totalConflicts, samples.map(({ usernameLower }) => usernameLower)]).toEqual([2, ['uma']]);
  });

  it('attacks: of two variants that register at the same time, one gets the account', async () => {
    const own = await server.createTenant();
    const callOwn = await own.as('all');
    for (let round = 0; round < 5; round += 1) {
      const names = [`Race${round}`, `race${round}`];
      const answers = await Promise.all(names.map((username) => callOwn(createUser, { body: { username } })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    }
  });

  it('attacks: a variant that is written while the policy changes is refused, or prevents the change', async () => {
    const own = await server.createTenant();
    const callOwn = await own.as('all');
    const set = (caseSensitive: boolean) =>
      callOwn(api.updateSignInExperience, { body: { usernamePolicy: { caseSensitive } } });
    for (let round = 0; round < 5; round += 1) {
      expect((await set(true)).status).toBe(200);
      expect((await callOwn(createUser, { body: { username: `Both${round}` } })).status).toBe(200);
      const [made, changed] = await Promise.all([
        callOwn(createUser, { body: { username: `both${round}` } }),
        set(false),
      ]);
      expect([made.status, changed.status]).toEqual(made.status === 200 ? [200, 409] : [422, 200]);
      if (made.status === 200)
        expect((await callOwn(deleteUser, { params: { userId: made.body.id } })).status).toBe(204);
    }
  });
});
