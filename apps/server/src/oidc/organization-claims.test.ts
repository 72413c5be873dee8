import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createWorld, organizationsScope, rolesScope, type World } from './organization.fixture.ts';

describe('claims about organizations', () => {
  let server: TestServer;
  let world: World;
  let client: OidcClient;
  beforeAll(async () => {
    server = await startTestServer();
    world = await createWorld(server);
    // In another tenant there are an Ada and an Acme, too.
    await createWorld(server);
    client = await createOidcClient(server.runtime, world.tenant, { type: 'SPA' });
  });
  afterAll(() => server.stop());

  const names = ['organizations', 'organization_roles', 'organization_data'];
  const pick = (claims: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(claims).filter(([name]) => names.includes(name)));
  async function read(scope: string, userId = world.ada, from = client) {
    from.browser.cookies.clear();
    const tokens = await from.signIn(userId, { scope: `openid offline_access ${scope}` });
    const { body } = await from.refresh(tokens.refresh_token);
    const idTokens = [tokens, body].map(({ id_token: token }) => pick(decodeJwt(token ?? '')));
    return { idTokens, userinfo: pick((await from.userinfo(tokens.access_token)).body) };
  }
  const sorted = () => [world.acme, world.globex].sort();
  const rolesOf = () =>
    [`${world.acme}:reader`, `${world.globex}:writer`].sort((one, other) => one.localeCompare(other));

  it('are IDs and roles in the ID token, and the names at userinfo, each by its scope', async () => {
    const all = await read(`${organizationsScope} ${rolesScope}`);
    for (const claims of all.idTokens) {
      expect(Object.keys(claims).sort()).toEqual(['organization_roles', 'organizations']);
      expect(claims.organizations).toEqual(sorted());
      expect([claims.organization_roles].flat().sort()).toEqual(rolesOf().sort());
    }
    expect(all.userinfo).toMatchObject({
      organizations: sorted(),
      organization_data: [
        { id: world.acme, name: 'Acme', description: 'Acme Inc.' },
        { id: world.globex, name: 'Globex', description: 'Globex Inc.' },
      ].sort((one, other) => (one.id < other.id ? -1 : 1)),
    });
    const some = await read(organizationsScope);
    expect(some.idTokens).toEqual([{ organizations: sorted() }, { organizations: sorted() }]);
    expect(some.userinfo).not.toHaveProperty('organization_roles');
    expect(await read(rolesScope)).toMatchObject({ userinfo: { organization_roles: expect.any(Array) } });
    expect(await read('profile')).toEqual({ idTokens: [{}, {}], userinfo: {} });
  });

  it('are empty lists for a user without organizations', async () => {
    const userId = await createUser(server.runtime, world.tenant);
    const { idTokens, userinfo } = await read(`${organizationsScope} ${rolesScope}`, userId);
    expect(idTokens[0]).toEqual({ organizations: [], organization_roles: [] });
    expect(userinfo).toEqual({ organizations: [], organization_roles: [], organization_data: [] });
  });

  it('traps G4 (2): tell a third-party application of no organization without consent to it', async () => {
    const partner = await createOidcClient(server.runtime, world.tenant, { type: 'SPA', isThirdParty: true });
    const { database } = server.runtime;
    await database.pool.query(
      `insert into application_user_scopes (tenant_id, application_id, scope) select $1, $2, unnest($3::text[])`,
      [world.tenant.id, partner.id, [organizationsScope, rolesScope]],
    );
    client.browser.cookies.clear();
    const tokens = await client.signIn(world.ada, {
      scope: `openid offline_access ${organizationsScope} ${rolesScope}`,
    });
    await database.pool.query(
      `update oidc_instances set client_id = $3::text, payload = jsonb_set(payload, '{clientId}', to_jsonb($3::text))
       where tenant_id = $1 and client_id = $2`,
      [world.tenant.id, client.id, partner.id],
    );
    const { body } = await partner.refresh(tokens.refresh_token);
    expect(pick(decodeJwt(body.id_token ?? ''))).toEqual({ organizations: [], organization_roles: [] });
    const userinfo = await partner.userinfo(tokens.access_token);
    expect(pick(userinfo.body)).toEqual({
      organizations: [],
      organization_roles: [],
      organization_data: [],
    });
  });
});
