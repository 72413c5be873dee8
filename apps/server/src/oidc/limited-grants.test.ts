import { updateApplication } from '@gatehouse/contract/applications/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdRows } from '../../../../tests/support/hold-rows.ts';
import {
  authorizationUrl,
  createBrowser,
  createPkce,
  createUser,
  signIn,
} from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('wire C-maxAllowedGrants: concurrent sign-ins of a user in several browsers succeed, and one grant remains', async () => {
  const tenant = await server.createTenant();
  const call = await tenant.as('all');
  const { pool } = server.runtime.database;
  const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
  const userId = await createUser(server.runtime, tenant);
  const authorize = () => authorizationUrl(tenant, client, createPkce(), { scope: 'openid' });
  const browsers = Array.from({ length: 3 }, () => createBrowser(tenant.origin));
  for (const browser of browsers) await signIn(server.runtime, tenant, browser, authorize(), userId);
  // Each session has its own grant, which another sign-in will end.
  const limited = await call(updateApplication, {
    params: { id: client.id },
    body: { customClientMetadata: { maxAllowedGrants: 1 } },
  });
  expect(limited.status).toBe(200);
  await pool.query(
    `update oidc_instances set expires_at = now() - interval '1 day' where model = 'Grant' and account_id = $1`,
    [userId],
  );

  const held = await holdRows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${tenant.id}:${userId}:${client.id}`,
  ]);
  const answers = browsers.map(async (browser) => (await browser.follow(authorize())).url);
  await held.releaseTo(browsers.length, 'gatehouse_oidc_write');
  for (const url of await Promise.all(answers)) expect(url.searchParams.has('code')).toBe(true);
  const { rows } = await pool.query(
    `select 1 from oidc_instances where model = 'Grant' and account_id = $1`,
    [userId],
  );
  expect(rows).toHaveLength(1);
});
