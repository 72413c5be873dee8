import { beginExperience, identify, submitExperience } from '@gatehouse/contract/sign-in/endpoints';
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
  // As the sign-in pages do, each step asks for the next one with its response.
  const prefer = { prefer: true };
  const signIn = async (): Promise<void> => {
    const flow = await new TestBrowser(tenant).authorize(clientId);
    expect((await flow.call(beginExperience, { interactionEvent: 'SignIn' }, prefer)).body.next).toBeTruthy();
    const { verificationId } = (await flow.verify('username', user.username, user.password, prefer)).body;
    expect((await flow.call(identify, { verificationId }, prefer)).body.next).toMatchObject({
      step: 'submit',
    });
    expect((await flow.call(submitExperience, undefined, prefer)).status).toBe(200);
    const tokens = await flow.redeem((await flow.resume()).get('code') ?? '');
    expect(tokens.access_token).toBeTruthy();
  };
  // Keys, settings and texts are cached after the first sign-in.
  await signIn();
  const { statements: texts } = await recordStatements(signIn);
  expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(16);
});
