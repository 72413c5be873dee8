import { secretMask } from '@gatehouse/contract/connectors/connectors';
import * as api from '@gatehouse/contract/jwt-customizer/endpoints';
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

const params = { tokenTypePath: 'access-token' } as const;
const script = 'const getCustomJwtClaims = async () => ({ plan: "pro" });';
const secret = 'the-secret-of-the-api';

it('[PROD-16] answers as the wire does: 404, 201 at first, 200 later, fields merged, deleted', async () => {
  expect((await call(api.getJwtCustomizer, { params })).status).toBe(404);
  expect((await call(api.updateJwtCustomizer, { params, body: { script } })).status).toBe(404);
  expect((await call(api.deleteJwtCustomizer, { params })).status).toBe(404);
  const put = (body: object) => call(api.putJwtCustomizer, { params, body: { script, ...body } });
  const first = await put({ tokenSample: { aud: 'a' } });
  expect([first.status, first.body]).toEqual([201, { script, tokenSample: { aud: 'a' } }]);
  expect((await put({ tokenSample: { aud: 'b' } })).status).toBe(200);
  const { body } = await call(api.updateJwtCustomizer, { params, body: { blockIssuanceOnError: true } });
  expect(body).toEqual({ script, tokenSample: { aud: 'b' }, blockIssuanceOnError: true });
  expect((await call(api.listJwtCustomizers)).body).toEqual([{ key: 'jwt.accessToken', value: body }]);
  expect((await put({ unknown: 1 })).status).toBe(400);
  const wrong = { tokenTypePath: 'id-token' } as never;
  expect((await call(api.getJwtCustomizer, { params: wrong })).status).toBe(400);
  expect((await call(api.deleteJwtCustomizer, { params })).status).toBe(204);
  expect((await call(api.listJwtCustomizers)).body).toEqual([]);
});

it('traps G6 (3): attacks: values of environment variables are never read back, and are stored sealed', async () => {
  const put = (environmentVariables: Record<string, string>) =>
    call(api.putJwtCustomizer, { params, body: { script, environmentVariables } });
  const masked = { environmentVariables: { KEY: secretMask } };
  expect((await put({ KEY: secret })).body).toMatchObject(masked);
  for (const body of [
    (await call(api.getJwtCustomizer, { params })).body,
    (await call(api.listJwtCustomizers)).body[0]?.value,
    // The mask keeps the value.
    (await put({ KEY: secretMask })).body,
    (await call(api.updateJwtCustomizer, { params, body: { script: `${script}//` } })).body,
  ])
    expect(body).toMatchObject(masked);
  expect((await put({ KEY: secretMask, OTHER: secretMask })).status).toBe(400);
  const { rows } = await server.runtime.database.pool.query(
    `select row_to_json(c)::text as stored from scripts c where tenant_id = $1
     union all select payload::text from logs where tenant_id = $1`,
    [tenant.id],
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toContain(secret);
  // The value that the mask kept is the script's.
  const body = {
    tokenType: 'access-token' as const,
    script:
      'const getCustomJwtClaims = async ({ environmentVariables: { KEY } }) => { console.log(KEY); return { length: KEY.length }; };',
    environmentVariables: { KEY: secretMask },
    token: {},
  };
  expect((await call(api.runJwtCustomizer, { body })).body).toMatchObject({
    claims: { length: secret.length },
    console: [{ level: 'log', text: '•••' }],
  });
});

const test = (body: string, more: object = {}) => ({
  tokenType: 'access-token' as const,
  script: `const getCustomJwtClaims = async ({ token, context, environmentVariables, api }) => {\n${body}\n};`,
  token: { aud: 'a' },
  ...more,
});

it('[PROD-16] the test endpoint answers with the claims, or why there are none', async () => {
  const ask = (body: string, more?: object) => call(api.testJwtCustomizer, { body: test(body, more) });
  const context = { user: { id: 'one' } };
  const { status, body } = await ask(
    'return { aud: token.aud, id: context.user.id, e: environmentVariables.A }',
    {
      context,
      environmentVariables: { A: 'b' },
    },
  );
  expect([status, body]).toEqual([200, { id: 'one', e: 'b' }]);
  const denied = await ask('api.denyAccess("no")');
  expect([denied.status, denied.refusal.code, denied.refusal.data]).toEqual([
    403,
    'jwt_customizer.general',
    { message: 'no', error: 'access_denied' },
  ]);
  const failed = await ask('return missing');
  expect([failed.status, failed.refusal.code]).toEqual([422, 'jwt_customizer.general']);
  expect(failed.refusal.data).toMatchObject({ message: expect.stringContaining('ReferenceError'), line: 2 });
  const { rows } = await server.runtime.database.pool.query('select 1 from scripts where script like $1', [
    '%missing%',
  ]);
  expect(rows).toEqual([]);
});

it('[PROD-16] a run shows claims, ignored claims, errors in place, limits and the console', async () => {
  const run = async (body: string) => (await call(api.runJwtCustomizer, { body: test(body) })).body;
  expect(await run('console.log("hello"); return { plan: "pro", sub: "x" }')).toMatchObject({
    claims: { plan: 'pro' },
    ignored: ['sub'],
    console: [{ level: 'log', text: 'hello' }],
  });
  expect(await run('const a = 1;\na();')).toMatchObject({ failure: { name: 'TypeError', line: 3 } });
  expect(await run('api.denyAccess("no")')).toMatchObject({ denied: 'no' });
  expect(await run('const all = []; for (;;) all.push(new Uint8Array(1e6));')).toMatchObject({
    limit: 'memory',
  });
});

it('traps G6 (4): attacks: test runs need the permission to write, and are limited for each tenant', async () => {
  const own = await server.createTenant();
  const body = test('return {}');
  for (const endpoint of [api.testJwtCustomizer, api.runJwtCustomizer])
    expect((await (await own.as('read:data'))(endpoint, { body })).status).toBe(403);
  const ask = await own.as('write:data');
  expect((await ask(api.testJwtCustomizer, { body })).status).toBe(200);
  // It is counted, but not run.
  const lacking = test('return {}', { environmentVariables: { KEY: secretMask } });
  const statuses: number[] = [];
  for (let turn = 0; turn < 60; turn += 1)
    statuses.push((await ask(api.testJwtCustomizer, { body: lacking })).status);
  expect([new Set(statuses.slice(0, -1)), statuses.at(-1)]).toEqual([new Set([400]), 429]);
  expect((await ask(api.runJwtCustomizer, { body })).status).toBe(429);
  expect((await call(api.testJwtCustomizer, { body })).status).toBe(200);
});

it('[PROD-16] keeps versions of the script, the newest first, and of settings none', async () => {
  await call(api.deleteJwtCustomizer, { params });
  const put = (text: string, more: object = {}) =>
    call(api.putJwtCustomizer, { params, body: { script: text, ...more } });
  await put('const a = 1;');
  await put('const a = 2;');
  await put('const a = 2;', { blockIssuanceOnError: true });
  await put('const a = 1;');
  const { body } = await call(api.listJwtCustomizerVersions, { params });
  expect(body.map(({ version, script: text }) => [version, text])).toEqual([
    [3, 'const a = 1;'],
    [2, 'const a = 2;'],
    [1, 'const a = 1;'],
  ]);
  const other = await (await server.createTenant()).as('all');
  expect((await other(api.listJwtCustomizerVersions, { params })).status).toBe(404);
});
