import * as api from '@gatehouse/contract/sign-in-experience/endpoints';
import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { goodPassword as password } from '../../../../../tests/support/sign-in.ts';
import type { Caller } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
  const tenant = await server.createTenant();
  call = await tenant.as('all');
  for (const body of [
    { username: 'only_name', password },
    { username: 'both', primaryEmail: 'both@example.com', password },
    { primaryEmail: 'only@example.com', password },
    { primaryEmail: 'nopassword@example.com' },
    { username: 'nothing' },
  ])
    expect((await call(createUser, { body })).status).toBe(200);
  const { body: person } = await call(createUser, { body: { username: 'company' } });
  const { body: connector } = await call(createSsoConnector, {
    body: { providerName: 'OIDC', connectorName: 'Acme' },
  });
  await tenant.linkSso(person.id, connector.id);
});
afterAll(() => server.stop());

const method = (identifier: 'username' | 'email' | 'phone', verificationCode = false) => ({
  identifier,
  password: true,
  verificationCode,
  isPasswordPrimary: true,
});
const methods = (...list: ReturnType<typeof method>[]) => ({ signIn: { methods: list } });

it.each([
  ['nothing changes', {}, 0],
  ['the same methods', { signIn: defaultSignInExperience.signIn }, 0],
  ['usernames are no longer taken', methods(method('email')), 1],
  ['e-mail addresses are no longer taken', methods(method('username')), 1],
  ['only phones are', methods(method('phone')), 3],
  ['codes come besides', methods(method('username'), method('email', true)), 0],
  ['nobody signs in any more', { signInMode: 'Register' as const }, 4],
  ['nobody comes from a company any more', { singleSignOnEnabled: false }, 1],
])('counts who is locked out when %s', async (_name, body, total) => {
  const before = (await call(api.getSignInExperience)).body;
  expect((await call(api.countLockedOutUsers, { body })).body).toEqual({ total });
  expect((await call(api.getSignInExperience)).body).toEqual(before);
});
