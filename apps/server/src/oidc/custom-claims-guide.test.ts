import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runJwtCustomizer } from '@gatehouse/contract/jwt-customizer/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { Caller } from '../../../../tests/support/tenant.ts';

let server: TestServer;
let call: Caller;
let scripts: string[];
const billing = createServer((request, response) => {
  const isKnown = request.headers.authorization === 'Bearer the-key';
  response.writeHead(isKnown ? 200 : 401);
  response.end(JSON.stringify({ plan: 'pro', isClosed: request.url === '/accounts/closed' }));
});
beforeAll(async () => {
  server = await startTestServer({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
  call = await (await server.createTenant()).as('all');
  const guide = await readFile(new URL('../../../../docs/guides/custom-claims.md', import.meta.url), 'utf8');
  scripts = [...guide.matchAll(/```js\n(.*?)```/gs)].map(([, code = '']) => code);
  await new Promise<void>((resolve) => billing.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  billing.close();
  await server.stop();
});

const run = async (script: string | undefined, more: object) => {
  const body = { tokenType: 'access-token' as const, script: script ?? '', token: {}, ...more };
  // On a busy machine, the first run of a process may take too long.
  for (;;) {
    const answer = await call(runJwtCustomizer, { body });
    if (!answer.body.limit) return answer.body;
  }
};

it('[PROD-16] the first script of the guide returns the plan, and organizations with a role', async () => {
  const role = (organizationId: string, roleName: string) => ({ organizationId, roleId: roleName, roleName });
  const user = {
    customData: { plan: 'pro' },
    organizationRoles: [role('one', 'admin'), role('two', 'reader')],
  };
  const { claims } = await run(scripts[0], { context: { user } });
  expect(claims).toEqual({ plan: 'pro', admin_of: ['one'] });
});

it('[PROD-16] the second script of the guide asks another service', async () => {
  const url = `http://127.0.0.1:${(billing.address() as AddressInfo).port}`;
  const environmentVariables = { BILLING_URL: url, BILLING_KEY: 'the-key' };
  const ask = (accountId: string, more = environmentVariables) =>
    run(scripts[1], { token: { accountId }, environmentVariables: more });
  expect((await ask('open')).claims).toEqual({ plan: 'pro' });
  expect((await ask('closed')).denied).toBe('The account is closed');
  const { failure } = await ask('open', { ...environmentVariables, BILLING_KEY: 'wrong' });
  expect(failure?.message).toBe('The billing service answered 401');
});
