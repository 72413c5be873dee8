import {
  addOrganizationApplications,
  removeOrganizationApplication,
} from '@gatehouse/contract/organizations/application-endpoints';
import { removeMember } from '@gatehouse/contract/organizations/member-endpoints';
import { removeMemberRole } from '@gatehouse/contract/organizations/member-role-endpoints';
import { createOrganizationRole } from '@gatehouse/contract/organization-roles/endpoints';
import {
  createOrganizationScope,
  deleteOrganizationScope,
} from '@gatehouse/contract/organization-scopes/endpoints';
import { deleteOrganization } from '@gatehouse/contract/organizations/endpoints';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, postForm, type TokenAnswer } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import {
  api,
  asked,
  createWorld,
  organizationsResource,
  organizationsScope,
  type World,
} from './organization.fixture.ts';

let server: TestServer;
let world: World;
let client: OidcClient;
beforeAll(async () => {
  server = await startTestServer();
  world = await createWorld(server);
  client = await createClient();
});
afterAll(() => server.stop());

const createClient = (type: 'SPA' | 'Traditional' = 'SPA') =>
  createOidcClient(server.runtime, world.tenant, { type });
async function signIn(userId = world.ada, extra: Record<string, string | string[]> = asked) {
  client.browser.cookies.clear();
  return (await client.signIn(userId, extra)).refresh_token;
}
const audience = (id: string): string => `urn:logto:organization:${id}`;
const claimsOf = ({ body }: TokenAnswer) => decodeJwt(body.access_token ?? '');
const askAsMachine = (extra: Record<string, string>): Promise<TokenAnswer> =>
  postForm(
    `${world.tenant.issuer}/token`,
    { grant_type: 'client_credentials', scope: 'read:member invite:member read write delete', ...extra },
    world.machine,
  );

describe('a token for an organization', () => {
  it('[VIEW-13] is a JWT with the permissions of the member’s roles there, with an ID token and a new refresh token', async () => {
    const answer = await client.refresh(await signIn(), { organization_id: world.acme });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ expires_in: 3600, scope: 'read:member' });
    const keys = createRemoteJWKSet(new URL(`${world.tenant.issuer}/jwks`));
    const { payload } = await jwtVerify(answer.body.access_token ?? '', keys, {
      typ: 'at+jwt',
      audience: audience(world.acme),
    });
    expect(payload).toMatchObject({ sub: world.ada, client_id: client.id, scope: 'read:member' });
    expect(payload).not.toHaveProperty('organization_id');
    expect(decodeJwt(answer.body.id_token ?? '')).toMatchObject({
      sub: world.ada,
      aud: client.id,
      organization_roles: expect.arrayContaining([`${world.acme}:reader`]),
    });
    const other = await client.refresh(answer.body.refresh_token, { organization_id: world.globex });
    expect(claimsOf(other)).toMatchObject({ aud: audience(world.globex), scope: 'invite:member' });
  });

  it('has no more than what was requested at sign-in, and may have no permission at all', async () => {
    const token = await signIn(world.ada, { ...asked, scope: `openid offline_access ${organizationsScope}` });
    const answer = await client.refresh(token, { organization_id: world.acme });
    expect([answer.status, claimsOf(answer).scope]).toEqual([200, '']);
    const more = await client.refresh(answer.body.refresh_token, {
      organization_id: world.acme,
      scope: 'read:member',
    });
    expect([more.status, more.body.error]).toEqual([400, 'invalid_scope']);
    const less = await client.refresh(await signIn(), {
      organization_id: world.acme,
      scope: 'invite:member',
    });
    expect(claimsOf(less).scope).toBe('');
  });

  it('needs the organizations scope, but not the organizations resource', async () => {
    const token = await signIn(world.ada, { scope: `openid offline_access ${organizationsScope}` });
    const answer = await client.refresh(token, { organization_id: world.acme });
    expect(claimsOf(answer)).toMatchObject({ aud: audience(world.acme), scope: '' });
    // The resource alone is of no organization.
    const alone = await client.refresh(answer.body.refresh_token, { resource: organizationsResource });
    expect([alone.status, alone.body.error]).toEqual([400, 'invalid_target']);
  });

  it('is issued in exchange for a code that names the organization, and later for the refresh token', async () => {
    client.browser.cookies.clear();
    const { code, verifier } = await client.authorize(world.ada, asked);
    const first = await client.redeem(code, verifier, { organization_id: world.acme });
    expect(claimsOf(first)).toMatchObject({ aud: audience(world.acme), scope: 'read:member' });
    expect(first.body.id_token).toBeTruthy();
    const next = await client.refresh(first.body.refresh_token, { organization_id: world.globex });
    expect(claimsOf(next)).toMatchObject({ aud: audience(world.globex), scope: 'invite:member' });
  });

  it('traps G4 (4): is not what a code gets whose authorization request names an organization: its first token is opaque', async () => {
    client.browser.cookies.clear();
    const { code, verifier } = await client.authorize(world.ada, { ...asked, organization_id: world.acme });
    const { body } = await client.redeem(code, verifier);
    expect(body.access_token?.split('.')).toHaveLength(1);
    expect((await client.userinfo(body.access_token)).status).toBe(200);
  });

  it('is issued to a machine-to-machine application with its roles there', async () => {
    const answer = await askAsMachine({ organization_id: world.acme });
    expect(claimsOf(answer)).toMatchObject({
      aud: audience(world.acme),
      sub: world.machine.id,
      scope: 'read:member',
    });
    expect((await askAsMachine({})).body.error).toBe('invalid_target');
    // Its role in one organization gives it nothing in another.
    const params = { id: world.globex, applicationId: world.machine.id };
    await world.call(addOrganizationApplications, {
      params: { id: world.globex },
      body: { applicationIds: [world.machine.id] },
    });
    const other = await askAsMachine({ organization_id: world.globex });
    expect(claimsOf(other)).toMatchObject({ aud: audience(world.globex), scope: '' });
    await world.call(removeOrganizationApplication, { params });
  });

  it('traps G2: has no permission that was deleted since the sign-in, nor one that has its name now', async () => {
    const [userId, id] = [
      await createUser(server.runtime, world.tenant),
      await world.organization('Renamed'),
    ];
    const name = 'export:member';
    const createScope = async () => (await world.call(createOrganizationScope, { body: { name } })).body.id;
    const scopeId = await createScope();
    const body = {
      name: 'exporter',
      organizationScopeIds: [scopeId],
      resourceScopeIds: [world.scopeId('read')],
    };
    const role = (await world.call(createOrganizationRole, { body })).body.id;
    await world.join(id, userId, role);
    const token = await signIn(userId, { ...asked, scope: `${asked.scope} ${name}` });
    const first = await client.refresh(token, { organization_id: id });
    expect([first.status, first.body.scope]).toEqual([200, name]);
    await world.call(deleteOrganizationScope, { params: { id: scopeId } });
    await createScope();
    const next = await client.refresh(first.body.refresh_token, { organization_id: id });
    expect([next.status, next.body.scope]).toEqual([200, '']);
  });

  it('traps G2: has the permissions of the roles as they are now, and a deleted organization has none', async () => {
    const [userId, id] = [await createUser(server.runtime, world.tenant), await world.organization('Brief')];
    await world.join(id, userId, world.reader, world.writer);
    let token = await signIn(userId);
    const next = async () => {
      const answer = await client.refresh(token, { organization_id: id });
      token = answer.body.refresh_token ?? token;
      return answer;
    };
    expect((await next()).body.scope?.split(' ').sort()).toEqual(['invite:member', 'read:member']);
    const params = { id, userId, organizationRoleId: world.writer };
    await world.call(removeMemberRole, { params });
    expect((await next()).body.scope).toBe('read:member');
    await world.call(deleteOrganization, { params: { id } });
    expect((await next()).status).toBe(403);
  });
});

describe('a token for an API', () => {
  const scopeOf = (answer: TokenAnswer) => String(claimsOf(answer).scope).split(' ').sort();

  it('traps G4 (2): in an organization has only what the roles there give, nothing of other roles', async () => {
    const inAcme = await client.refresh(await signIn(), { organization_id: world.acme, resource: api });
    expect(claimsOf(inAcme)).toMatchObject({ aud: api, organization_id: world.acme, scope: 'read' });
    const inGlobex = await client.refresh(inAcme.body.refresh_token, {
      organization_id: world.globex,
      resource: api,
    });
    expect(claimsOf(inGlobex)).toMatchObject({ aud: api, organization_id: world.globex, scope: 'write' });
    const machine = await askAsMachine({ organization_id: world.acme, resource: api });
    expect(claimsOf(machine)).toMatchObject({ aud: api, organization_id: world.acme, scope: 'read' });
  });

  it('without an organization has what a user’s roles in the tenant and in all organizations give', async () => {
    const answer = await client.refresh(await signIn(), { resource: api });
    expect(scopeOf(answer)).toEqual(['delete', 'read', 'write']);
    expect(claimsOf(answer)).not.toHaveProperty('organization_id');
    const userId = await createUser(server.runtime, world.tenant);
    await world.join(world.acme, userId, world.reader);
    const token = await signIn(userId);
    const first = await client.refresh(token, { resource: api });
    expect(scopeOf(first)).toEqual(['read']);
    await world.call(removeMember, { params: { id: world.acme, userId } });
    expect(scopeOf(await client.refresh(first.body.refresh_token, { resource: api }))).toEqual(['']);
  });

  it('without an organization has only the own roles of a machine-to-machine application', async () => {
    expect(scopeOf(await askAsMachine({ resource: api }))).toEqual(['delete']);
  });

  it('must be for a resource that was requested at sign-in, also in an organization', async () => {
    const token = await signIn(world.ada, { ...asked, resource: organizationsResource });
    const refused = await client.refresh(token, { organization_id: world.acme, resource: api });
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_target']);
    const named = await client.refresh(token, { resource: audience(world.acme) });
    expect([named.status, named.body.error]).toEqual([400, 'invalid_target']);
    expect((await client.refresh(token, { organization_id: world.acme })).status).toBe(200);
  });
});
