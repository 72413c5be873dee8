import { getIdTokenConfig, putIdTokenConfig } from '@gatehouse/contract/configs/endpoints';
import { extendedClaims, type ExtendedClaim } from '@gatehouse/contract/configs/id-token';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createWorld, organizationsScope, rolesScope, type World } from './organization.fixture.ts';

let server: TestServer;
let world: World;
let client: OidcClient;
beforeAll(async () => {
  server = await startTestServer();
  world = await createWorld(server);
  client = await createOidcClient(server.runtime, world.tenant, { type: 'SPA' });
});
afterAll(() => server.stop());

const all = `openid offline_access roles custom_data identities ${organizationsScope} ${rolesScope}`;

/** Names of the extended claims in a new ID token and at the userinfo endpoint. */
async function listClaims(scope = all) {
  client.browser.cookies.clear();
  const tokens = await client.signIn(world.ada, { scope });
  const named = (claims: object) => extendedClaims.filter((name) => name in claims);
  const { body } = await client.userinfo(tokens.access_token);
  return { idToken: named(decodeJwt(tokens.id_token ?? '')), userinfo: named(body) };
}
const choose = (...enabledExtendedClaims: ExtendedClaim[]) =>
  world.call(putIdTokenConfig, { body: { enabledExtendedClaims } });

it('[OPEN-53 part] has the claims that published clients read until the tenant chooses others', async () => {
  expect((await world.call(getIdTokenConfig)).status).toBe(404);
  const { idToken, userinfo } = await listClaims();
  expect(idToken).toEqual(['roles', 'organizations', 'organization_roles']);
  expect(userinfo).toEqual(extendedClaims);
});

it('[OPEN-53 part] has exactly the chosen ones, as far as the scopes include them', async () => {
  expect((await choose('custom_data', 'sso_identities', 'organization_data')).status).toBe(200);
  expect((await world.call(getIdTokenConfig)).body).toEqual({
    enabledExtendedClaims: ['custom_data', 'sso_identities', 'organization_data'],
  });
  expect((await listClaims()).idToken).toEqual(['custom_data', 'sso_identities', 'organization_data']);
  expect((await listClaims('openid custom_data')).idToken).toEqual(['custom_data']);
  expect((await listClaims()).userinfo).toEqual(extendedClaims);
  await choose();
  expect((await listClaims()).idToken).toEqual([]);
  const twice = await choose('roles', 'roles');
  expect(twice.status).toBe(400);
});
