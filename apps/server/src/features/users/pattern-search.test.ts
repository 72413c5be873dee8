import * as api from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

const callers = 8;
let server: TestServer;

beforeAll(async () => {
  // Enough connections for all callers, so that only the limit of pattern searches holds them up.
  server = await startTestServer({ environment: { DATABASE_POOL_SIZE: '20' } });
});
afterAll(() => server.stop());

const manyCallers = (tenant: TestTenant): Promise<Caller[]> =>
  Promise.all(Array.from({ length: callers }, () => tenant.as('all')));

it('attacks: a pattern that takes exponential time uses one connection of a tenant for a second', async () => {
  const tenant = await server.createTenant();
  const calls = await manyCallers(tenant);
  await calls[0]?.(api.createUser, { body: { name: 'a'.repeat(127) } });
  const query = {
    // Matches texts of even length, after it has tried all ways to divide an odd one.
    'search.name': String.raw`^(a*)(a*)(a*)(a*)(a*)(a*)\1\2\3\4\5\6$`,
    'mode.name': 'posix',
  } as const;
  const answers = await Promise.all(calls.map((call) => call(api.listUsers, { query })));
  const [refused, ...others] = answers.toSorted((one, two) => one.status - two.status);
  expect([refused?.status, refused?.refusal.code]).toEqual([400, 'request.invalid_input']);
  expect(refused?.refusal.data).toEqual({
    fields: { 'query.search.name': 'takes too long to match; use a simpler pattern' },
  });
  // Requests that arrive while another one runs wait for half a second at most.
  const { status, headers } = others.at(-1) ?? {};
  expect([status, headers?.get('retry-after')]).toEqual([429, '1']);
});

it('searches by expensive patterns run one after another; others run concurrently', async () => {
  const tenant = await server.createTenant();
  const calls = await manyCallers(tenant);
  await calls[0]?.(api.createUser, { body: { name: 'Ada Lovelace' } });
  for (const pattern of ['^ada', '^ada{1}']) {
    const query = { 'search.name': pattern, 'mode.name': 'posix' } as const;
    const concurrent = pattern === '^ada' ? calls : calls.slice(0, 3);
    const answers = await Promise.all(concurrent.map((call) => call(api.listUsers, { query })));
    for (const { body } of answers) expect(body.map(({ name }) => name)).toEqual(['Ada Lovelace']);
  }
});
