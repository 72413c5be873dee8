import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as api from '@gatehouse/contract/actions/endpoints';
import { secretMask } from '@gatehouse/contract/connectors/connectors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let call: Caller;
const legacy = createServer((request, response) => {
  const isKnown = request.headers.authorization === 'Bearer the-key' && request.url === '/verify';
  response.writeHead(isKnown ? 200 : 401).end('{"id":7,"name":"Ada"}');
});
beforeAll(async () => {
  server = await startTestServer({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
  await new Promise<void>((resolve) => legacy.listen(0, '127.0.0.1', resolve));
  call = await (await server.createTenant()).as('all');
});
afterAll(async () => {
  legacy.close();
  await server.stop();
});

const actionType = 'action.postSignIn' as const;
const params = { actionType };
const script = 'const runAction = () => undefined;';

it('[PROD-16] actions answer as the wire does: 404, 201 at first, 200 later, fields merged, deleted', async () => {
  expect((await call(api.getAction, { params })).status).toBe(404);
  expect((await call(api.updateAction, { params, body: { enabled: true } })).status).toBe(404);
  const put = (body: object) => call(api.putAction, { params, body: { script, ...body } });
  const first = await put({ environmentVariables: { KEY: 'the-secret' } });
  const masked = { script, environmentVariables: { KEY: secretMask } };
  expect([first.status, first.body]).toEqual([201, masked]);
  expect((await put({ environmentVariables: { KEY: secretMask } })).status).toBe(200);
  const { body } = await call(api.updateAction, {
    params,
    body: { enabled: true, onExecutionError: 'allow', contextSample: { key: actionType } },
  });
  const changed = { ...masked, enabled: true, onExecutionError: 'allow', contextSample: { key: actionType } };
  expect(body).toEqual(changed);
  expect((await call(api.listActions)).body).toEqual([{ key: actionType, value: changed }]);
  expect((await put({ unknown: 1 })).status).toBe(400);
  expect((await call(api.getAction, { params: { actionType: 'post-sign-in' as never } })).status).toBe(400);
  const { body: versions } = await call(api.listActionVersions, { params });
  expect(versions.map((one) => [one.version, one.script])).toEqual([[1, script]]);
  expect((await call(api.deleteAction, { params })).status).toBe(204);
  expect((await call(api.listActions)).body).toEqual([]);
});

it('[PROD-16] the test endpoint answers with the result, 204 for none, or why there is none', async () => {
  const ask = (text: string, more: object = {}) =>
    call(api.testAction, {
      body: {
        actionType,
        script: `const runAction = async ({ event, environmentVariables, api }) => {\n${text}\n};`,
        event: { user: { id: 'one' } },
        ...more,
      },
    });
  const { status, body } = await ask('return { id: event.user.id, key: environmentVariables.KEY };', {
    environmentVariables: { KEY: 'value' },
  });
  expect([status, body]).toEqual([200, { id: 'one', key: 'value' }]);
  expect((await ask('')).status).toBe(204);
  const texts = await ask('return "a text";');
  expect([texts.status, texts.body]).toEqual([200, 'a text']);
  expect((await ask('return null;')).body).toBe(null);
  const denied = await ask('api.denyAccess("no")');
  expect([denied.status, denied.refusal.code]).toEqual([403, 'action.general']);
  const failed = await ask('return missing;');
  expect([failed.status, failed.refusal.code]).toEqual([422, 'action.general']);
  expect(failed.refusal.data).toMatchObject({ message: expect.stringContaining('ReferenceError'), line: 2 });
  expect((await ask('', { event: undefined })).status).toBe(400);
});

it('[PROD-16] a run shows the result with the console, or the error in its place', async () => {
  const run = async (text: string) =>
    (
      await call(api.runAction, {
        body: { actionType, script: `const runAction = () => {\n${text}\n};`, event: {} },
      })
    ).body;
  expect(await run('console.log("hello"); return { action: "updateUser" };')).toMatchObject({
    result: { action: 'updateUser' },
    console: [{ level: 'log', text: 'hello' }],
  });
  expect(await run('')).not.toHaveProperty('result');
  expect(await run('a();')).toMatchObject({ failure: { name: 'ReferenceError', line: 2 } });
});

it('[PROD-16] the scripts of the guide do what it says', async () => {
  const guide = await readFile(new URL('../../../../../docs/guides/actions.md', import.meta.url), 'utf8');
  const [first = '', second = ''] = [...guide.matchAll(/```js\n(.*?)```/gs)].map(([, code = '']) => code);
  const run = async (text: string, event: Record<string, unknown>, environmentVariables = {}) =>
    (await call(api.runAction, { body: { actionType, script: text, event, environmentVariables } })).body;
  const url = `http://127.0.0.1:${(legacy.address() as AddressInfo).port}`;
  const typed = { identifier: { type: 'username', value: 'ada' }, password: 'a password', user: null };
  const ask = (key: string) => run(first, typed, { LEGACY_URL: url, LEGACY_KEY: key });
  expect((await ask('the-key')).result).toEqual({
    action: 'createUser',
    user: { name: 'Ada', customData: { legacyId: 7 } },
    passwordVerified: true,
  });
  expect(await ask('wrong')).not.toHaveProperty('result');
  const withData = (customData: object) => run(second, { user: { customData } });
  expect((await withData({ signIns: 2 })).result).toMatchObject({ user: { customData: { signIns: 3 } } });
  expect((await withData({ contractEnded: true })).denied).toBe('The contract has ended');
});
