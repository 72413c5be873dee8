import { checkPasswordByPolicy } from '@gatehouse/contract/password-check/endpoints';
import * as api from '@gatehouse/contract/sign-in-experience/endpoints';
import * as users from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

const check = (body: { password: string; userId?: string }) => call(checkPasswordByPolicy, { body });

it('says which rules of the policy a password breaks, beside the error', async () => {
  await call(api.updateSignInExperience, {
    body: { passwordPolicy: { length: { min: 10, max: 256 }, characterTypes: { min: 2 } } },
  });
  const good = await check({ password: 'Correct-Horse-77' });
  expect([good.status, good.body]).toEqual([200, { result: true }]);
  const short = await check({ password: 'xq' });
  expect([short.status, short.body]).toEqual([
    400,
    {
      code: 'password.rejected',
      message: expect.any(String),
      result: false,
      issues: [
        { code: 'password_rejected.too_short', interpolation: { min: 10 } },
        { code: 'password_rejected.character_types', interpolation: { min: 2 } },
      ],
    },
  ]);
});

it('compares with the user’s own information, only of the caller’s tenant', async () => {
  await call(api.updateSignInExperience, {
    body: {
      passwordPolicy: { rejects: { pwned: false, repetitionAndSequence: false, userInfo: true, words: [] } },
    },
  });
  const { body: user } = await call(users.createUser, { body: { username: 'kingfisher' } });
  const password = 'Kingfisher7';
  expect((await check({ password })).status).toBe(200);
  expect((await check({ password, userId: user.id })).body).toMatchObject({
    issues: [{ code: 'password_rejected.restricted.user_info' }],
  });
  const other = await (await server.createTenant()).as('all');
  const foreign = await other(checkPasswordByPolicy, { body: { password, userId: user.id } });
  expect([foreign.status, foreign.refusal.code]).toEqual([404, 'entity.not_exists_with_id']);
});

it('traps G17: is limited for each tenant', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 62; attempt += 1) statuses.push((await check({ password: 'abc' })).status);
  expect(statuses.at(-1)).toBe(429);
});
