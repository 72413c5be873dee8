import { authorizeHasura } from '@gatehouse/contract/authn/endpoints';
import * as access from '@gatehouse/contract/users/access-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createResource, createUser } from '../../../../../tests/support/oidc-browser.ts';
import { createOidcClient } from '../../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createCaller, type TestTenant } from '../../../../../tests/support/tenant.ts';

const resource = 'https://graphql.example.com';
const elsewhere = 'https://elsewhere.example.com';

let server: TestServer;
let tenant: TestTenant;
let userId: string;
let token: string;
let foreignToken: string;
/** The name of the user's role. */
let held: string;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  userId = await createUser(server.runtime, tenant);
  for (const indicator of [resource, elsewhere])
    await createResource(server.runtime, tenant, { indicator, scopes: ['read'], held: ['read'], userId });
  const [role] = await server.runtime.database
    .for(tenant.id)
    .selectFrom('roles')
    .innerJoin('usersRoles', 'usersRoles.roleId', 'roles.id')
    .select('roles.name')
    .where('usersRoles.userId', '=', userId)
    .execute();
  held = role?.name ?? '';
  const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
  const scope = 'openid offline_access read';
  const first = await client.signIn(userId, { scope, resource: [resource, elsewhere] });
  const one = await client.refresh(first.refresh_token, { resource });
  token = one.body.access_token ?? '';
  foreignToken =
    (await client.refresh(one.body.refresh_token, { resource: elsewhere })).body.access_token ?? '';
});
afterAll(() => server.stop());

async function ask(bearer: string | undefined, role: string, unauthorizedRole?: string): Promise<unknown[]> {
  const call = createCaller(tenant.origin, bearer, { 'expected-role': role });
  const { status, body, refusal } = await call(authorizeHasura, { query: { resource, unauthorizedRole } });
  return [status, status === 200 ? body : refusal.code];
}

describe('authorization for Hasura', () => {
  it('traps G17: answers user and role if the user has exactly the expected role', async () => {
    expect(held).not.toBe('');
    expect(await ask(token, held)).toEqual([200, { 'X-Hasura-User-Id': userId, 'X-Hasura-Role': held }]);
    for (const other of [held.toUpperCase(), held.toLowerCase(), 'admin', ''])
      if (other !== held) expect(await ask(token, other)).toEqual([401, 'auth.expected_role_not_found']);
  });

  it('accepts only tokens of users, for this resource, from this tenant', async () => {
    expect(await ask(undefined, held)).toEqual([401, 'auth.authorization_header_missing']);
    expect(await ask('nonsense', held)).toEqual([401, 'auth.unauthorized']);
    expect(await ask(foreignToken, held)).toEqual([401, 'auth.unauthorized']);
    const other = await server.createTenant();
    const answer = await createCaller(other.origin, token, { 'expected-role': held })(authorizeHasura, {
      query: { resource },
    });
    expect(answer.status).toBe(401);
  });

  it('answers the role of the unauthorized instead of an error, if it is named', async () => {
    const anonymous = { 'X-Hasura-Role': 'anonymous' };
    expect(await ask(undefined, held, 'anonymous')).toEqual([200, anonymous]);
    expect(await ask('nonsense', held, 'anonymous')).toEqual([200, anonymous]);
    const known = { ...anonymous, 'X-Hasura-User-Id': userId };
    expect(await ask(token, 'admin', 'anonymous')).toEqual([200, known]);
    expect(await ask(foreignToken, held, 'anonymous')).toEqual([200, known]);
  });

  it('does not trust a token after its user is suspended', async () => {
    const call = await tenant.as('all');
    await call(access.suspendUser, { params: { userId }, body: { isSuspended: true } });
    expect(await ask(token, held)).toEqual([401, 'auth.expected_role_not_found']);
  });
});
