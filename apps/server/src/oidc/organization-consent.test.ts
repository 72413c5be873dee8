import { removeConsentScope } from '@gatehouse/contract/applications/consent-scope-endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import {
  listOrganizationScopes,
  updateOrganizationScope,
} from '@gatehouse/contract/organization-scopes/endpoints';
import * as consents from '@gatehouse/contract/organizations/consent-endpoints';
import { deleteOrganization } from '@gatehouse/contract/organizations/endpoints';
import { addMembers, removeMember, replaceMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { addMemberRoles } from '@gatehouse/contract/organizations/member-role-endpoints';
import { endUserGrant, listUserGrants } from '@gatehouse/contract/sessions/endpoints';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser, type TokenAnswer } from '../../../../tests/support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createPartner, type Partner, shownOf } from './organization-consent.fixture.ts';
import {
  api,
  asked,
  createWorld,
  organizationsResource,
  organizationsScope,
  rolesScope,
  type World,
} from './organization.fixture.ts';
import { flushTokenAudit } from './token-audit.ts';

const refusal = 'the user has not given the application access to the organization';

let server: TestServer;
let world: World;
let other: World;
let partner: Partner;
let now = Date.now();
beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  [world, other] = [await createWorld(server), await createWorld(server)];
});
afterAll(() => server.stop());
beforeEach(async () => {
  partner = await createPartner(server, world);
});

const refresh = (token: string | undefined, extra: Record<string, string | undefined> = {}) =>
  partner.client.refresh(token, extra);
const forAcme = (token: string | undefined, extra: Record<string, string> = {}) =>
  refresh(token, { organization_id: world.acme, ...extra });
const claimsOf = ({ body }: TokenAnswer) => decodeJwt(body.access_token ?? '');
const told = ({ status, body }: TokenAnswer) => [status, body.error, body.error_description];
const denied = (reason: string) => [403, 'access_denied', reason];
const paramsOf = (userId = world.ada) => ({ id: partner.id, userId });
const listConsented = async (userId = world.ada, of = world) =>
  (await of.call(consents.listConsentOrganizations, { params: paramsOf(userId) })).body.organizations.map(
    ({ id }) => id,
  );
const newMember = async (...ids: string[]) => {
  const userId = await createUser(server.runtime, world.tenant);
  for (const id of ids) await world.join(id, userId, world.reader);
  return userId;
};
const endGrants = async (userId: string) => {
  const { body } = await world.call(listUserGrants, { params: { userId } });
  for (const { id } of body.grants) await world.call(endUserGrant, { params: { userId, grantId: id } });
};

describe('the consent page', () => {
  it('[ENT-06 part] offers the user’s organizations by name, none selected, and what the application gets in them', async () => {
    const { consent } = await partner.reach();
    expect(consent.organizations?.options).toEqual([
      { id: world.acme, name: 'Acme', isChosen: false },
      { id: world.globex, name: 'Globex', isChosen: false },
    ]);
    expect(consent.resources).toMatchObject([{ indicator: api, scopes: [{ name: 'delete' }] }]);
    // `invite:member` and `write` aren't enabled for the application.
    expect(consent.organizations?.resources).toEqual([
      { indicator: organizationsResource, name: '', scopes: [{ name: 'read:member', description: null }] },
      { indicator: api, name: api, scopes: [{ name: 'read', description: null }] },
    ]);
  });

  it('offers in organizations only what the application may request there, whatever the user’s roles give elsewhere', async () => {
    const { pool } = server.runtime.database;
    const role = [world.tenant.id, world.reader, world.scopeId('delete')];
    await pool.query(
      `insert into organization_roles_resource_scopes (tenant_id, organization_role_id, scope_id) values ($1, $2, $3)`,
      role,
    );
    const own = [world.tenant.id, world.ada, world.scopeId('read')];
    await pool.query(
      `insert into roles_scopes (tenant_id, role_id, scope_id) select tenant_id, role_id, $3 from users_roles
       where tenant_id = $1 and user_id = $2`,
      own,
    );
    const { consent } = await partner.reach();
    const { refresh_token: token } = await partner.signIn([world.acme]);
    const everywhere = await refresh(token, { resource: api });
    const acme = await forAcme(everywhere.body.refresh_token, { resource: api });
    await pool.query(
      `delete from organization_roles_resource_scopes
       where tenant_id = $1 and organization_role_id = $2 and scope_id = $3`,
      role,
    );
    await pool.query('delete from roles_scopes where tenant_id = $1 and scope_id = $2', [
      world.tenant.id,
      world.scopeId('read'),
    ]);
    const namesOf = (list: typeof consent.resources = []) =>
      list.flatMap(({ scopes }) => scopes.map(({ name }) => name));
    expect(namesOf(consent.resources)).toEqual(['delete']);
    expect(namesOf(consent.organizations?.resources)).toEqual(['read:member', 'read']);
    expect([claimsOf(everywhere).scope, claimsOf(acme).scope]).toEqual(['delete', 'read']);
  });

  it('offers none to an application that doesn’t request them, and none of others to a user without', async () => {
    const { consent } = await partner.reach(world.ada, { scope: 'openid profile' });
    expect(consent.organizations).toBeNull();
    partner.client.browser.cookies.clear();
    const alone = await partner.reach(await newMember());
    expect(alone.consent.organizations).toEqual({ options: [], resources: [] });
    partner.client.browser.cookies.clear();
    const onlyRoles = await partner.reach(world.ada, { scope: `openid ${rolesScope}` });
    expect(onlyRoles.consent.organizations?.options).toHaveLength(2);
  });

  it('traps G16: gives access only to organizations that it offered, whatever IDs it sends', async () => {
    const neighbour = await newMember();
    const foreign = await world.organization('Foreign');
    await world.join(foreign, neighbour);
    await partner.signIn([world.acme, foreign, other.acme, 'unknown', `${world.globex}' --`]);
    expect(await listConsented()).toEqual([world.acme]);
    const { rows } = await server.runtime.database.pool.query(
      'select tenant_id, user_id, organization_id from consent_organizations where application_id = $1',
      [partner.id],
    );
    expect(rows).toEqual([{ tenant_id: world.tenant.id, user_id: world.ada, organization_id: world.acme }]);
  });

  it('traps G16: gives no access to organizations whose membership ended since they were offered', async () => {
    const neighbour = await newMember();
    const left = await world.organization('Left');
    await world.join(left, neighbour);
    await server.runtime.database.pool.query('select gatehouse_choose_organizations_v1($1, $2, $3, $4)', [
      world.tenant.id,
      partner.id,
      world.ada,
      [left, world.acme, other.acme],
    ]);
    expect(await listConsented()).toEqual([world.acme]);
  });

  it('gives no access if it showed other permissions in organizations, or none', async () => {
    const { consent } = await partner.reach();
    const shown = shownOf(consent, [world.acme]);
    const [first, second] = shown.organizations?.resources ?? [];
    for (const resources of [
      [],
      [first],
      [first, second, { indicator: api, scopes: ['write'] }],
      [first, { indicator: api, scopes: ['read', 'write'] }],
    ]) {
      const organizations = { ids: [world.acme], resources: resources.filter((one) => one !== undefined) };
      expect((await partner.decide({ decision: 'allow', ...shown, organizations })).status).toBe(400);
    }
    const { organizations: _organizations, ...without } = shown;
    expect((await partner.decide({ decision: 'allow', ...without })).status).toBe(400);
    expect(await listConsented()).toEqual([]);
  });

  it('changes nothing if the user denies', async () => {
    await partner.signIn([world.acme]);
    const { consent } = await partner.reach();
    await partner.decide({ decision: 'deny', ...shownOf(consent, [world.globex]) });
    expect(await listConsented()).toEqual([world.acme]);
  });

  it('is audited with the selected organizations', async () => {
    await partner.signIn([world.acme, 'unknown']);
    const query = { logKey: 'Interaction.Consent.Submit', applicationId: partner.id };
    const { body } = await world.call(listAuditLogs, { query });
    expect(body[0]?.payload).toMatchObject({ decision: 'allow', organizations: { ids: [world.acme] } });
  });
});

describe('a third-party application', () => {
  it('gets tokens for several organizations of one consent, with what it may request and the user’s roles give there', async () => {
    const both = await partner.signIn([world.acme, world.globex]);
    const acme = await forAcme(both.refresh_token);
    expect(claimsOf(acme)).toMatchObject({
      aud: `urn:logto:organization:${world.acme}`,
      scope: 'read:member',
      client_id: partner.id,
    });
    const atApi = await forAcme(acme.body.refresh_token, { resource: api });
    expect(claimsOf(atApi)).toMatchObject({ aud: api, organization_id: world.acme, scope: 'read' });
    // In Globex the user's role gives `invite:member` and `write`, which the application may not request.
    const globex = await refresh(atApi.body.refresh_token, { organization_id: world.globex });
    expect([globex.status, globex.body.scope]).toEqual([200, '']);
  });

  it('gets only organizations that were selected: the others are refused with the refresh token unused, and audited', async () => {
    const { refresh_token: token } = await partner.signIn([world.acme]);
    for (const extra of [{}, { resource: api }])
      expect(told(await refresh(token, { organization_id: world.globex, ...extra }))).toEqual(
        denied(refusal),
      );
    await flushTokenAudit(server.runtime);
    const query = { logKey: 'ExchangeTokenBy.RefreshToken', applicationId: partner.id, page_size: 1 };
    const { body } = await world.call(listAuditLogs, { query });
    expect(body[0]?.payload).toMatchObject({
      result: 'Error',
      organizationId: world.globex,
      error: { code: 'access_denied', message: refusal },
    });
    // A used one ends its family after a minute.
    now += 61_000;
    expect((await forAcme(token)).status).toBe(200);
  });

  it('gets no organization in exchange for a code, which can then still be redeemed', async () => {
    const started = await partner.reach();
    const answer = await partner.decide({ decision: 'allow', ...shownOf(started.consent, [world.acme]) });
    const { redirectTo } = (await answer.json()) as { redirectTo: string };
    const { url } = await partner.client.browser.follow(redirectTo);
    const redeem = (organizationId: string) =>
      partner.client.redeem(url.searchParams.get('code') ?? '', started.verifier, {
        organization_id: organizationId,
      });
    expect(told(await redeem(world.globex))).toEqual(denied(refusal));
    expect((await redeem(world.acme)).status).toBe(200);
  });

  it('has permissions in organizations only there, and those of the tenant only without', async () => {
    const { refresh_token: token } = await partner.signIn([world.acme]);
    const everywhere = await refresh(token, { resource: api });
    expect(claimsOf(everywhere).scope).toBe('delete');
    expect(claimsOf(await forAcme(everywhere.body.refresh_token, { resource: api })).scope).toBe('read');
  });

  it('doesn’t get a permission everywhere that the user allowed in organizations, when both give it later', async () => {
    const { refresh_token: token } = await partner.signIn([world.acme]);
    const { pool } = server.runtime.database;
    const [tenantId, read] = [world.tenant.id, world.scopeId('read')];
    await pool.query(
      'insert into application_resource_scopes (tenant_id, application_id, scope_id) values ($1, $2, $3)',
      [tenantId, partner.id, read],
    );
    await pool.query(
      `insert into roles_scopes (tenant_id, role_id, scope_id) select tenant_id, role_id, $3 from users_roles
       where tenant_id = $1 and user_id = $2 on conflict do nothing`,
      [tenantId, world.ada, read],
    );
    const { scope } = claimsOf(await refresh(token, { resource: api }));
    await pool.query('delete from roles_scopes where tenant_id = $1 and scope_id = $2', [tenantId, read]);
    expect(scope).toBe('delete');
  });

  it('traps G4 (2): learns of the selected organizations alone, in the ID token and at userinfo', async () => {
    const tokens = await partner.signIn([world.acme]);
    const claims = { organizations: [world.acme], organization_roles: [`${world.acme}:reader`] };
    expect(decodeJwt(tokens.id_token ?? '')).toMatchObject(claims);
    expect((await partner.client.userinfo(tokens.access_token)).body).toMatchObject({
      ...claims,
      organization_data: [{ id: world.acme, name: 'Acme', description: 'Acme Inc.' }],
    });
    const { body } = await refresh(tokens.refresh_token);
    expect(decodeJwt(body.id_token ?? '')).toMatchObject(claims);
  });

  it('has nothing of what the same user selected for another application, nor of another user', async () => {
    await partner.signIn([world.acme]);
    const neighbour = await newMember(world.acme);
    const theirs = await partner.signIn([], neighbour);
    expect(told(await forAcme(theirs.refresh_token))).toEqual(denied(refusal));
    partner = await createPartner(server, world);
    const tokens = await partner.signIn([]);
    expect(told(await forAcme(tokens.refresh_token))).toEqual(denied(refusal));
    expect(decodeJwt(tokens.id_token ?? '')).toMatchObject({ organizations: [], organization_roles: [] });
  });

  it('without the organizations scope gets no organization, although it has consent', async () => {
    await partner.signIn([world.acme]);
    const scope = `openid offline_access ${rolesScope} read:member`;
    const tokens = await partner.signIn([world.acme], world.ada, { ...asked, scope });
    expect((await forAcme(tokens.refresh_token)).body.error).toBe('insufficient_scope');
  });

  it('that may not request organizations can’t name their resource', async () => {
    const params = {
      applicationId: partner.id,
      scopeType: 'user-scopes',
      scopeId: organizationsScope,
    };
    expect((await world.call(removeConsentScope, { params })).status).toBe(204);
    const only = { scope: 'openid', resource: organizationsResource };
    // It still has a permission of organizations.
    expect((await partner.begin(world.ada, only)).url.pathname).toBe('/consent');
    const { body } = await world.call(listOrganizationScopes, { query: { q: 'read:member' } });
    const scopeId = body[0]?.id ?? '';
    const own = { applicationId: partner.id, scopeType: 'organization-scopes', scopeId };
    expect((await world.call(removeConsentScope, { params: own })).status).toBe(204);
    const { url } = await partner.begin(world.ada, only);
    expect(url.searchParams.get('error')).toBe('invalid_target');
  });
});

describe('a consent to organizations', () => {
  it('traps G16: is selected again on the next page, where the user can add and take back organizations', async () => {
    const first = await partner.signIn([world.acme]);
    const next = await partner.reach();
    expect(next.consent.organizations?.options.map(({ isChosen }) => isChosen)).toEqual([true, false]);
    const second = await partner.allow(next, [world.globex]);
    expect(await listConsented()).toEqual([world.globex]);
    for (const { refresh_token: token } of [first, second])
      expect(told(await forAcme(token))).toEqual(denied(refusal));
    expect((await refresh(second.refresh_token, { organization_id: world.globex })).status).toBe(200);
    await partner.signIn([world.acme, world.globex]);
    expect((await forAcme(first.refresh_token)).status).toBe(200);
  });

  it('stays if the application doesn’t ask for organizations this time', async () => {
    await partner.signIn([world.acme]);
    await partner.signIn([], world.ada, { scope: 'openid profile' });
    expect(await listConsented()).toEqual([world.acme]);
  });

  it('is asked for again if the application requests another permission in organizations', async () => {
    const scope = `openid offline_access ${organizationsScope}`;
    await partner.signIn([world.acme], world.ada, { ...asked, scope });
    const silent = { ...asked, scope, prompt: 'none' };
    expect((await partner.begin(world.ada, silent)).url.searchParams.has('code')).toBe(true);
    for (const permission of ['read:member', 'read']) {
      const more = { ...silent, scope: `${scope} ${permission}` };
      const { url } = await partner.begin(world.ada, more);
      expect(url.searchParams.get('error')).toBe('consent_required');
    }
  });

  const ends: Record<string, (userId: string, id: string) => Promise<unknown>> = {
    'is removed': (userId, id) => world.call(removeMember, { params: { id, userId } }),
    'is replaced': (_userId, id) =>
      world.call(replaceMembers, { params: { id }, body: { userIds: [world.ada] } }),
  };
  it.each(Object.keys(ends))(
    'traps G16, G1 (3): ends when the member %s, and joining again doesn’t bring it back',
    async (way) => {
      const id = await world.organization('Initech');
      const userId = await newMember(id, world.acme);
      const { refresh_token: token } = await partner.signIn([id, world.acme], userId);
      const ask = () => refresh(token, { organization_id: id });
      await ends[way]?.(userId, id);
      expect(told(await ask())).toEqual(denied('not a member of the organization'));
      await world.call(addMembers, { params: { id }, body: { userIds: [userId] } });
      await world.call(addMemberRoles, {
        params: { id, userId },
        body: { organizationRoleIds: [world.reader] },
      });
      expect(told(await ask())).toEqual(denied(refusal));
      expect(await listConsented(userId)).toEqual([world.acme]);
      expect((await forAcme(token)).status).toBe(200);
    },
  );

  it('ends with the organization', async () => {
    const id = await world.organization('Hooli');
    const userId = await newMember(id);
    const { refresh_token: token } = await partner.signIn([id], userId);
    await world.call(deleteOrganization, { params: { id } });
    expect((await refresh(token, { organization_id: id })).status).toBe(403);
    expect(await listConsented(userId)).toEqual([]);
  });

  it('ends when the last grant to the application is revoked, and is then no longer selected', async () => {
    const userId = await newMember(world.acme);
    await partner.signIn([world.acme], userId);
    await partner.signIn([world.acme], userId);
    const { body } = await world.call(listUserGrants, { params: { userId } });
    expect(body.grants.map(({ organizations }) => organizations)).toEqual(
      Array.from({ length: 2 }, () => [{ id: world.acme, name: 'Acme' }]),
    );
    expect(body.grants[0]).toMatchObject({
      resources: [],
      organizationResources: [
        { indicator: organizationsResource, scopes: ['read:member'] },
        { indicator: api, scopes: ['read'] },
      ],
    });
    await world.call(endUserGrant, { params: { userId, grantId: body.grants[0]?.id ?? '' } });
    expect(await listConsented(userId)).toEqual([world.acme]);
    await endGrants(userId);
    expect(await listConsented(userId)).toEqual([]);
    partner.client.browser.cookies.clear();
    const { consent } = await partner.reach(userId);
    expect(consent.organizations?.options.map(({ isChosen }) => isChosen)).toEqual([false]);
  });

  it('loses permissions that the application may no longer request, or that are renamed', async () => {
    const { refresh_token: token } = await partner.signIn([world.acme]);
    const params = {
      applicationId: partner.id,
      scopeType: 'organization-resource-scopes',
      scopeId: world.scopeId('read'),
    };
    expect((await world.call(removeConsentScope, { params })).status).toBe(204);
    const narrowed = await forAcme(token, { resource: api });
    expect(claimsOf(narrowed).scope).toBe('');
    const { body } = await world.call(listOrganizationScopes, { query: { q: 'read:member' } });
    const id = body[0]?.id ?? '';
    const rename = (name: string) => world.call(updateOrganizationScope, { params: { id }, body: { name } });
    await rename('list:member');
    await rename('read:member');
    expect((await forAcme(narrowed.body.refresh_token)).body.scope).toBe('');
  });
});
