import * as api from '@gatehouse/contract/applications/consent-scope-endpoints';
import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { createOrganizationScope } from '@gatehouse/contract/organization-scopes/endpoints';
import { createResource, createResourceScope } from '@gatehouse/contract/resources/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

describe('the scopes that an application may request from its users', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let call: Caller;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
    call = await tenant.as('all');
  });
  afterAll(() => server.stop());

  async function create(isThirdParty = true): Promise<string> {
    const { body } = await call(createApplication, { body: { name: 'Reports', type: 'SPA', isThirdParty } });
    return body.id;
  }
  async function createPermissions(name: string) {
    const { body: resource } = await call(createResource, {
      body: { name, indicator: `https://${name}.example` },
    });
    const add = async (name: string) => {
      const params = { resourceId: resource.id };
      const { body } = await call(createResourceScope, { params, body: { name, description: `To ${name}` } });
      return { id: body.id, name, description: `To ${name}` };
    };
    return {
      resource: { id: resource.id, name, indicator: resource.indicator },
      scopes: [await add('read'), await add('write')],
    };
  }
  const read = async (applicationId: string) =>
    (await call(api.getConsentScopes, { params: { applicationId } })).body;
  const add = async (applicationId: string, body: object) => {
    const { status, refusal } = await call(api.addConsentScopes, { params: { applicationId }, body });
    return refusal.code ?? status;
  };
  const remove = async (applicationId: string, scopeType: string, scopeId: string) =>
    (await call(api.removeConsentScope, { params: { applicationId, scopeType, scopeId } })).status;

  it('[ENT-06 part] are profile, email and phone at first, and can be added and removed', async () => {
    const [id, notes] = [await create(), await createPermissions('notes')];
    const empty = { resourceScopes: [], organizationScopes: [], organizationResourceScopes: [] };
    expect(await read(id)).toEqual({ userScopes: ['profile', 'email', 'phone'], ...empty });
    const [first, second] = notes.scopes;
    const more = { userScopes: ['roles', 'email'], resourceScopes: [first?.id, second?.id] };
    // A scope that is sent twice is added once.
    expect([await add(id, more), await add(id, more)]).toEqual([201, 201]);
    expect(await read(id)).toEqual({
      ...empty,
      userScopes: ['profile', 'email', 'phone', 'roles'],
      resourceScopes: [notes],
    });
    expect(await remove(id, 'user-scopes', 'email')).toBe(204);
    expect(await remove(id, 'resource-scopes', first?.id ?? '')).toBe(204);
    expect(await read(id)).toEqual({
      ...empty,
      userScopes: ['profile', 'phone', 'roles'],
      resourceScopes: [{ ...notes, scopes: [second] }],
    });
  });

  it('[ENT-06] include permissions of organizations, and of APIs only in organizations; each group is read and written', async () => {
    const [id, notes] = [await create(), await createPermissions('orders')];
    const [first, second] = notes.scopes;
    const permission = async (name: string, description: string | null) =>
      (await call(createOrganizationScope, { body: { name, description } })).body;
    const [write, invite] = [await permission('write:member', null), await permission('invite', 'To invite')];
    const own = {
      userScopes: ['urn:logto:scope:organizations', 'urn:logto:scope:organization_roles'],
      resourceScopes: [first?.id],
      organizationScopes: [write.id, invite.id],
      organizationResourceScopes: [first?.id, second?.id],
    };
    expect([await add(id, own), await add(id, own)]).toEqual([201, 201]);
    const summary = ({ id, name, description }: typeof write) => ({ id, name, description });
    expect(await read(id)).toEqual({
      userScopes: ['profile', 'email', 'phone', ...own.userScopes],
      resourceScopes: [{ ...notes, scopes: [first] }],
      organizationScopes: [summary(invite), summary(write)],
      organizationResourceScopes: [notes],
    });
    for (const [type, scopeId, status] of [
      ['organization-scopes', invite.id, 204],
      ['organization-scopes', invite.id, 404],
      ['organization-resource-scopes', first?.id, 204],
      ['organization-resource-scopes', first?.id, 404],
      ['user-scopes', 'urn:logto:scope:organizations', 204],
    ] as const)
      expect(await remove(id, type, scopeId ?? '')).toBe(status);
    expect(await read(id)).toMatchObject({
      resourceScopes: [{ scopes: [first] }],
      organizationScopes: [summary(write)],
      organizationResourceScopes: [{ scopes: [second] }],
    });
  });

  it('can’t be set for applications without a consent page, nor be unknown', async () => {
    const [id, own] = [await create(), await create(false)];
    const [other] = [await server.createTenant()];
    const foreign = await (
      await other.as('all')
    )(createResource, {
      body: { name: 'Foreign', indicator: 'https://foreign.example' },
    });
    const { body: scope } = await (
      await other.as('all')
    )(createResourceScope, {
      params: { resourceId: foreign.body.id },
      body: { name: 'read' },
    });
    const { body: permission } = await (
      await other.as('all')
    )(createOrganizationScope, { body: { name: 'read' } });
    const { rows } = await server.runtime.database.pool.query<{ id: string }>(
      `select s.id from scopes s join resources r on r.tenant_id = s.tenant_id and r.id = s.resource_id
       where s.tenant_id = $1 and r.indicator = $2 and s.name = 'all'`,
      [tenant.id, tenant.indicator],
    );
    const all = rows[0]?.id ?? '';
    const management = 'application.consent_management_api_scopes_not_allowed';
    const notFound = 'application.user_consent_scopes_not_found';
    const refusals: [string, object, string][] = [
      [own, { userScopes: ['email'] }, 'application.third_party_application_only'],
      [id, { resourceScopes: ['unknown'] }, notFound],
      [id, { resourceScopes: [scope.id] }, notFound],
      [id, { organizationScopes: ['any'] }, notFound],
      [id, { organizationScopes: [permission.id] }, notFound],
      [id, { organizationResourceScopes: ['any'] }, notFound],
      [id, { organizationResourceScopes: [scope.id] }, notFound],
      [id, { organizationResourceScopes: [all] }, management],
      [id, { userScopes: ['openid all'] }, 'guard.invalid_input'],
      [id, { userScopes: ['urn:logto:scope:sessions'] }, 'guard.invalid_input'],
      ['unknown', { userScopes: ['email'] }, 'entity.not_found'],
    ];
    for (const [application, body, code] of refusals)
      expect([body, await add(application, body)]).toEqual([body, code]);
    for (const [type, scopeId] of [
      ['user-scopes', 'roles'],
      ['resource-scopes', 'profile'],
      ['organization-scopes', 'profile'],
      ['profile', 'profile'],
    ])
      expect(await remove(id, type ?? '', scopeId ?? '')).toBe(404);
    expect((await read(id)).userScopes).toEqual(['profile', 'email', 'phone']);
  });
});
