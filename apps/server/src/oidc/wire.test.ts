import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { listUserGrants, listUserSessions, endUserGrant } from '@gatehouse/contract/sessions/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  authorizationUrl,
  createPkce,
  createUser,
  finishFlow,
  type TokenAnswer,
} from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';
import { grantConsent } from './consent.ts';
import { flushTokenAudit } from './token-audit.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

const scope = 'openid offline_access profile';

/** Signs in to an application in a new browser, and gives a third-party application consent. */
async function enter(
  client: OidcClient,
  userId: string,
  isThirdParty: boolean,
): Promise<TokenAnswer['body']> {
  client.browser.cookies.clear();
  if (!isThirdParty) return client.signIn(userId);
  const pkce = createPkce();
  const start = await client.browser.follow(authorizationUrl(tenant, client, pkce, { scope }));
  const flowOf = (url: URL): string => url.searchParams.get('flow') ?? '';
  const signedIn = await finishFlow(server.runtime, tenant, flowOf(start.url), userId);
  const { url } = await client.browser.follow(signedIn);
  const shown = { scopes: scope.split(' '), resources: [] };
  const goOn = await grantConsent(server.runtime, tenant, flowOf(url), shown);
  const end = await client.browser.follow(goOn ?? '');
  return (await client.redeem(end.url.searchParams.get('code') ?? '', pkce.verifier)).body;
}

it('wire D2-log: the audit log names the secret that an application authenticated with', async () => {
  const { id, secret } = await tenant.createMachine('all');
  await tenant.getToken({ id, secret }, tenant.indicator, 'all');
  await flushTokenAudit(server.runtime);
  const { body } = await call(listAuditLogs, { query: { applicationId: id } });
  expect(body).toMatchObject([{ payload: { result: 'Success', applicationSecret: { name: 'Default' } } }]);
  expect(JSON.stringify(body)).not.toContain(secret);
});

it('wire C-organization_id: of no organization of the user is 403 access_denied, and the token remains valid', async () => {
  const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
  const { refresh_token: token } = await client.signIn(await createUser(server.runtime, tenant));
  const refused = await client.refresh(token, { organization_id: 'acme' });
  expect([refused.status, refused.body.code]).toEqual([403, 'oidc.access_denied']);
  expect((await client.refresh(token)).status).toBe(200);
});

it('wire D9: revoking a grant removes its application from the user’s sessions', async () => {
  const userId = await createUser(server.runtime, tenant);
  const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
  const tokens = await client.signIn(userId);
  const params = { userId };
  const sessionsOf = async () =>
    (await call(listUserSessions, { params })).body.sessions.map(({ payload }) =>
      Object.keys(payload.authorizations ?? {}),
    );
  expect(await sessionsOf()).toEqual([[client.id]]);
  const { body } = await call(listUserGrants, { params });
  const [grant] = body.grants;
  expect((await call(endUserGrant, { params: { userId, grantId: grant?.id ?? '' } })).status).toBe(204);
  expect(await sessionsOf()).toEqual([[]]);
  expect((await client.refresh(tokens.refresh_token)).status).toBe(400);
  // The browser is still signed in, and can sign in to the application again.
  expect((await client.signIn(userId)).refresh_token).toBeDefined();
});

it.each([false, true])(
  'wire C-maxAllowedGrants: the oldest grant beyond the limit ends (third party: %s)',
  async (isThirdParty) => {
    const values = { type: 'SPA' as const, isThirdParty, custom: { maxAllowedGrants: 2 } };
    const client = await createOidcClient(server.runtime, tenant, values);
    const userId = await createUser(server.runtime, tenant);
    const other = await createUser(server.runtime, tenant);
    const theirs = await enter(client, other, isThirdParty);
    const all = [];
    for (let browsers = 0; browsers < 3; browsers += 1) {
      all.push(await enter(client, userId, isThirdParty));
    }
    const answers = [];
    for (const { refresh_token: token } of [...all, theirs])
      answers.push((await client.refresh(token)).status);
    expect(answers).toEqual([400, 200, 200, 200]);
  },
);
