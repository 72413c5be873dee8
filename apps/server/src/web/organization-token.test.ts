import { listOwnGrants } from '@gatehouse/contract/account/grant-endpoints';
import * as roles from '@gatehouse/contract/organization-roles/endpoints';
import * as applicationRoles from '@gatehouse/contract/organizations/application-role-endpoints';
import { listResources, listResourceScopes } from '@gatehouse/contract/resources/endpoints';
import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postForm } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { asked, createWorld, type World } from '../oidc/organization.fixture.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await createWorld(server);
});
afterAll(() => server.stop());

async function listStatuses(token: string | undefined): Promise<number[]> {
  const caller = world.tenant.with(token);
  return [(await caller(listRoles)).status, (await caller(listOwnGrants)).status];
}

it('traps G2: the Management API rejects a token that is limited to an organization, whatever the role there gives', async () => {
  const { call, tenant, acme, machine, robot } = world;
  const [resource] = (await call(listResources, { query: { search: tenant.indicator } })).body;
  const scopes = (await call(listResourceScopes, { params: { resourceId: resource?.id ?? '' } })).body;
  const all = scopes.find(({ name }) => name === 'all')?.id ?? '';
  const made = await call(roles.addOrganizationRoleResourceScopes, {
    params: { id: robot },
    body: { scopeIds: [all] },
  });
  expect(made.status).toBe(201);
  const given = await call(applicationRoles.listOrganizationApplicationRoles, {
    params: { id: acme, applicationId: machine.id },
  });
  expect(given.body.map(({ id }) => id)).toEqual([robot]);
  const ask = async (extra: Record<string, string>) => {
    const form = { grant_type: 'client_credentials', resource: tenant.indicator, scope: 'all read:data' };
    return (await postForm(`${tenant.issuer}/token`, { ...form, ...extra }, machine)).body.access_token;
  };
  const limited = await ask({ organization_id: acme });
  expect(decodeJwt(limited ?? '')).toMatchObject({ scope: 'all', organization_id: acme });
  expect(await listStatuses(limited)).toEqual([401, 401]);
  // The role in the organization gives nothing in the tenant.
  const own = await ask({});
  expect(decodeJwt(own ?? '').scope).toBe('read:data');
  expect((await listStatuses(own))[0]).toBe(200);
});

it('traps G4 (4): no API of ours accepts a token for an organization, and it is neither found at userinfo nor introspected', async () => {
  const { tenant, ada, acme } = world;
  const client = await createOidcClient(server.runtime, tenant, { type: 'Traditional' });
  const { refresh_token: token } = await client.signIn(ada, asked);
  const { body } = await client.refresh(token, { organization_id: acme });
  expect(await listStatuses(body.access_token)).toEqual([401, 401]);
  const me = await fetch(`${server.runtime.settings.ADMIN_ENDPOINT}/me`, {
    headers: { authorization: `Bearer ${body.access_token}` },
  });
  expect(me.status).toBe(401);
  expect((await client.userinfo(body.access_token)).status).toBe(401);
  const seen = await client.post('/token/introspection', { token: body.access_token, organization_id: acme });
  expect(seen.body.error).toBe('unsupported_token_type');
  // A client can't add the organization to a token by naming it at another endpoint.
  const opaque = (await client.refresh(token)).body.access_token;
  const told = await client.post('/token/introspection', { token: opaque, organization_id: acme });
  expect(told.body).toMatchObject({ active: true });
  expect(told.body).not.toHaveProperty('organization_id');
});
