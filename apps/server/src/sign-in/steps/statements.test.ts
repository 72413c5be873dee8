import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { recordStatements } from '../../../../../tests/support/statements.ts';
import { createApplication, createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('a password sign-in, from the authorization request to the tokens, takes at most 16 database statements', async () => {
  const tenant = await server.createTenant();
  const clientId = await createApplication(server.runtime, tenant.id);
  const user = { username: 'counted', password: goodPassword };
  await createUser(server.runtime, tenant.id, user);
  const signIn = async (): Promise<void> => {
    const flow = await new TestBrowser(tenant).authorize(clientId);
    expect((await flow.signIn(user.username, user.password)).status).toBe(200);
    const tokens = await flow.redeem((await flow.resume()).get('code') ?? '');
    expect(tokens.access_token).toBeTruthy();
  };
  // Keys, settings and texts are cached after the first sign-in.
  await signIn();
  const { statements: texts } = await recordStatements(signIn);
  expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(16);
});
