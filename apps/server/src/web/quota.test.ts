import { allEndpoints, features as byFeature } from '@gatehouse/contract/all';
import * as applicationsApi from '@gatehouse/contract/applications/endpoints';
import { createSamlApplication } from '@gatehouse/contract/applications/saml-application-endpoints';
import * as connectorsApi from '@gatehouse/contract/connectors/endpoints';
import type { CheckedEndpoint } from '@gatehouse/contract/endpoint';
import * as organizationsApi from '@gatehouse/contract/organizations/endpoints';
import * as resourcesApi from '@gatehouse/contract/resources/endpoints';
import * as rolesApi from '@gatehouse/contract/roles/endpoints';
import { uploadCustomUi } from '@gatehouse/contract/sign-in-experience/custom-ui-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import * as invitationsApi from '@gatehouse/contract/tenant-members/invitation-endpoints';
import { createTenant } from '@gatehouse/contract/tenants/endpoints';
import type { PlanId, QuotaKey } from '@gatehouse/contract/tenants/plans';
import * as webhooksApi from '@gatehouse/contract/webhooks/endpoints';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Account, askProcess, createAccount } from '../../../../tests/support/cloud.ts';
import { holdRows } from '../../../../tests/support/hold-rows.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { specimens } from '../../../../tests/support/specimens.ts';
import { recordStatements } from '../../../../tests/support/statements.ts';
import type { Caller } from '../../../../tests/support/tenant.ts';
import { changePlan } from '../tenancy/operate.ts';

let server: TestServer;
/** Other processes of the same installation. */
let second: TestServer;
let third: TestServer;
let ada: Account;

beforeAll(async () => {
  const environment = { EDITION: 'cloud', LIMIT_FREE_TENANTS: '1000', LIMIT_DEVELOPMENT_TENANTS: '1000' };
  const options = { database: 'cloud_quota' };
  server = await startTestServer({ ...options, environment });
  const { ENDPOINT, ADMIN_ENDPOINT } = server.settings;
  const other = { ...options, environment: { ...environment, ENDPOINT, ADMIN_ENDPOINT } };
  [second, third] = [await startTestServer(other), await startTestServer(other)];
  ada = await createAccount(server);
});
afterAll(async () => {
  await third.stop();
  await second.stop();
  await server.stop();
});

const create = async (tag: 'production' | 'development' = 'production'): Promise<string> =>
  (await ada.platform(createTenant, { body: { tag } })).body.id;
/** Answers once this process has heard of it. */
async function setPlan(id: string, planId: PlanId): Promise<void> {
  await server.runtime.database.platform((db) => changePlan(db, id, planId));
  await server.runtime.cache.changed(id, 'tenant');
}
type Answer = { status: number; refusal: { code: string; message: string; data?: unknown } };
const raw = (call: Caller, endpoint: unknown, input: object): Promise<Answer> =>
  call(endpoint as never, input as never) as never;
const nameOf = ({ method, path }: CheckedEndpoint): string => `${method} ${path}`;
const refusal = (key: QuotaKey, limit: number | boolean, usage: number) => ({
  status: 403,
  refusal: { code: 'subscription.limit_exceeded', data: { key, limit, usage } },
});

let serial = 0;
const named = (more: object = {}) => ({ name: `record ${(serial += 1)}`, ...more });
const role = (more: object = {}) => named({ description: 'test', ...more });
const indicator = () => `https://api${(serial += 1)}.example.com`;
const webhook = () =>
  named({ events: ['User.Created'], config: { url: 'http://127.0.0.1:9/events', retries: 0 } });
const social = () => ({
  connectorId: 'oauth2',
  config: {
    authorizationEndpoint: 'https://provider.example.com/authorize',
    tokenEndpoint: 'https://provider.example.com/token',
    userInfoEndpoint: 'https://provider.example.com/me',
    clientId: 'client',
    clientSecret: 'secret',
  },
  metadata: { target: `target${(serial += 1)}` },
});

/** Operations that a free tenant can repeat up to a number of times. */
const counted: [name: string, key: QuotaKey, limit: number, add: (call: Caller) => Promise<Answer>][] = [
  [
    'an application',
    'applicationsLimit',
    3,
    (call) => raw(call, applicationsApi.createApplication, { body: named({ type: 'SPA' }) }),
  ],
  [
    'a SAML application',
    'applicationsLimit',
    3,
    (call) => raw(call, createSamlApplication, { body: named() }),
  ],
  [
    'a machine-to-machine application',
    'machineToMachineLimit',
    1,
    (call) => raw(call, applicationsApi.createApplication, { body: named({ type: 'MachineToMachine' }) }),
  ],
  [
    'a third-party application',
    'thirdPartyApplicationsLimit',
    0,
    (call) =>
      raw(call, applicationsApi.createApplication, {
        body: named({ type: 'Traditional', isThirdParty: true }),
      }),
  ],
  [
    'an API resource',
    'resourcesLimit',
    1,
    (call) => raw(call, resourcesApi.createResource, { body: named({ indicator: indicator() }) }),
  ],
  ['a role', 'userRolesLimit', 1, (call) => raw(call, rolesApi.createRole, { body: role() })],
  [
    'a machine-to-machine role',
    'machineToMachineRolesLimit',
    1,
    (call) => raw(call, rolesApi.createRole, { body: role({ type: 'MachineToMachine' }) }),
  ],
  [
    'a social connector',
    'socialConnectorsLimit',
    3,
    (call) => raw(call, connectorsApi.createConnector, { body: social() }),
  ],
  [
    'an enterprise SSO connector',
    'enterpriseSsoLimit',
    0,
    (call) =>
      raw(call, createSsoConnector, {
        body: { providerName: 'OIDC', connectorName: `connector ${(serial += 1)}` },
      }),
  ],
  [
    'an organization',
    'organizationsLimit',
    0,
    (call) => raw(call, organizationsApi.createOrganization, { body: named() }),
  ],
  ['a webhook', 'hooksLimit', 1, (call) => raw(call, webhooksApi.createWebhook, { body: webhook() })],
];

describe('a limit of a plan', () => {
  it.each(counted)(
    '[PLAN-10 part] [OPEN-16 part] [D9] refuses %s beyond %s of %i, also in another process, and a paid plan has none',
    async (_name, key, limit, add) => {
      const id = await create();
      const call = await ada.management(id);
      for (let made = 0; made < limit; made += 1) expect((await add(call)).status).toBeLessThan(300);
      expect(await add(call)).toMatchObject(refusal(key, limit, limit));
      await setPlan(id, 'pro');
      expect((await add(call)).status).toBeLessThan(300);
      // It isn't taken away by a smaller plan, but nothing is added.
      await setPlan(id, 'free');
      expect(await add(call)).toMatchObject(refusal(key, limit, limit + 1));
    },
  );

  it('refuses permissions of a resource and of a role beyond the number for each', async () => {
    const id = await create();
    await setPlan(id, 'pro');
    const call = await ada.management(id);
    const [one, other] = await Promise.all(
      [1, 2].map(async () => {
        const body = { name: `resource ${(serial += 1)}`, indicator: indicator() };
        return (await call(resourcesApi.createResource, { body })).body.id;
      }),
    );
    await setPlan(id, 'free');
    const addTo = (resourceId = '') =>
      call(resourcesApi.createResourceScope, {
        params: { resourceId },
        body: { name: `scope${(serial += 1)}` },
      });
    const scopes = [(await addTo(one)).body.id, (await addTo(other)).body.id];
    expect(await addTo(one)).toMatchObject(refusal('scopesPerResourceLimit', 1, 1));

    const body = { name: `role ${(serial += 1)}`, description: 'test', scopeIds: scopes };
    expect(await call(rolesApi.createRole, { body })).toMatchObject(refusal('scopesPerRoleLimit', 1, 0));
    const made = await call(rolesApi.createRole, { body: { ...body, scopeIds: scopes.slice(1) } });
    expect(made.status).toBe(200);
    const params = { id: made.body.id };
    expect(
      await call(rolesApi.addRoleScopes, { params, body: { scopeIds: scopes.slice(0, 1) } }),
    ).toMatchObject(refusal('scopesPerRoleLimit', 1, 1));
  });

  it('[QUOTA-10 part] names all limits in the message if there are several', async () => {
    const id = await create();
    const call = await ada.management(id);
    const add = (type: string) => raw(call, applicationsApi.createApplication, { body: named({ type }) });
    for (const type of ['SPA', 'SPA', 'MachineToMachine']) await add(type);
    const { refusal: refused } = await add('MachineToMachine');
    expect(refused.data).toEqual({
      key: 'applicationsLimit',
      limit: 3,
      usage: 3,
      exceeded: [
        { key: 'applicationsLimit', limit: 3, usage: 3 },
        { key: 'machineToMachineLimit', limit: 1, usage: 1 },
      ],
    });
    const json: unknown = JSON.parse(/\{.*\}/.exec(refused.message)?.[0] ?? '');
    expect(json).toEqual({ applicationsLimit: 3, machineToMachineLimit: 1 });
  });

  it('counts members with pending invitations, and refuses all or none', async () => {
    const invite = async (tenantId: string, invitee: string[]) =>
      (await ada.members(tenantId))(invitationsApi.createTenantInvitations, {
        params: { tenantId },
        body: { invitee, roleName: 'viewer' },
      });
    const people = (count: number) =>
      Array.from({ length: count }, () => `invitee${(serial += 1)}@northwind.example`);
    expect(await invite(await create(), people(1))).toMatchObject(refusal('tenantMembersLimit', 1, 1));
    const dev = await create('development');
    expect((await invite(dev, people(18))).status).toBe(201);
    expect(await invite(dev, people(2))).toMatchObject(refusal('tenantMembersLimit', 20, 19));
    expect((await invite(dev, people(1))).status).toBe(201);
    expect(await invite(dev, people(1))).toMatchObject(refusal('tenantMembersLimit', 20, 20));
  });

  it('[D9] attacks: of 50 creations at the same time in three processes, exactly the one succeeds that the plan has room for', async () => {
    const id = await create();
    const [url, token] = [`${server.tenant(id).origin}/api/hooks`, await ada.tokenFor(id)];
    // An insertion waits for the row of the tenant, so that all processes have counted, or wait for their turn, before one adds.
    const held = await holdRows('select from tenants where id = $1', [id], 'cloud_quota');
    const creations = Array.from({ length: 50 }, (_, at) =>
      askProcess([server, second, third][at % 3] ?? server, url, {
        method: 'POST',
        token,
        body: webhook(),
      }),
    );
    await held.releaseTo(3, '');
    const answers = await Promise.all(creations);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(49).fill(403)]);
  });

  it('[D10] never stops reading, changing and deleting what there is', async () => {
    const id = await create();
    await setPlan(id, 'pro');
    const call = await ada.management(id);
    const add = () => raw(call, webhooksApi.createWebhook, { body: webhook() });
    await add();
    await add();
    await setPlan(id, 'free');
    const { body } = await call(webhooksApi.listWebhooks);
    expect(body).toHaveLength(2);
    const params = { id: body[0]?.id ?? '' };
    expect((await call(webhooksApi.updateWebhook, { params, body: { name: 'renamed' } })).status).toBe(200);
    expect((await call(webhooksApi.deleteWebhook, { params })).status).toBe(204);
    expect(await add()).toMatchObject(refusal('hooksLimit', 1, 1));
    await call(webhooksApi.deleteWebhook, { params: { id: body[1]?.id ?? '' } });
    expect((await add()).status).toBe(201);
  });

  it('is raised by the operator for a tenant until a time, and other processes hear of a plan at once', async () => {
    const id = await create();
    const call = await ada.management(id);
    const add = (at = call) => raw(at, webhooksApi.createWebhook, { body: webhook() });
    await add();
    const { database, cache } = server.runtime;
    const grant = (key: string, value: unknown, until: string | null) =>
      database.query(
        `insert into entitlement_overrides (tenant_id, key, value, until, reason) values ($1, $2, $3, $4, 'test')
         on conflict (tenant_id, key) do update set value = excluded.value, until = excluded.until`,
        [id, key, JSON.stringify(value), until],
      );
    await grant('hooksLimit', 2, new Date(Date.now() - 1000).toISOString());
    await grant('applicationsLimit', 'many', null);
    await cache.changed(id, 'tenant');
    expect(await add()).toMatchObject(refusal('hooksLimit', 1, 1));
    expect((await server.runtime.tenants.planOf(id))?.quota).toMatchObject({ applicationsLimit: 3 });
    await grant('hooksLimit', 2, new Date(Date.now() + 3_600_000).toISOString());
    await cache.changed(id, 'tenant');
    expect((await add()).status).toBe(201);
    expect(await add()).toMatchObject(refusal('hooksLimit', 2, 2));

    const url = `${server.tenant(id).origin}/api/hooks`;
    const token = await ada.tokenFor(id);
    const addInSecond = () => askProcess(second, url, { method: 'POST', token, body: webhook() });
    expect((await addInSecond()).status).toBe(403);
    await database.query('delete from entitlement_overrides where tenant_id = $1', [id]);
    await database.platform((db) => changePlan(db, id, 'enterprise'));
    await vi.waitFor(async () => expect((await addInSecond()).status).toBe(201), { timeout: 5000 });
  });

  it('[QUOTA-04 part] costs nothing where there is none: on a paid plan, and in the open-source edition', async () => {
    const statementsOf = async (call: Caller) => {
      const body = { name: `role ${(serial += 1)}`, description: 'test' };
      await call(rolesApi.createRole, { body: { ...body, name: `${body.name} first` } });
      const { result, statements } = await recordStatements(() => call(rolesApi.createRole, { body }));
      expect(result.status).toBe(200);
      return statements.filter((text) => !/log|webhook/.test(text));
    };
    const [free, paid] = [await create(), await create()];
    await setPlan(paid, 'pro');
    const ofPaid = await statementsOf(await ada.management(paid));
    expect(ofPaid.filter((text) => /advisory|skus/.test(text))).toEqual([]);
    const call = await ada.management(free);
    const { statements } = await recordStatements(() =>
      call(rolesApi.createRole, { body: { name: `role ${(serial += 1)}`, description: 'test' } }),
    );
    expect(statements.filter((text) => /advisory/.test(text))).toHaveLength(1);
    const plain = await startTestServer();
    try {
      const ofPlain = await statementsOf(await (await plain.createTenant()).as('all'));
      expect(ofPlain.filter((text) => /advisory|skus|entitlement/.test(text))).toEqual([]);
    } finally {
      await plain.stop();
    }
  });
});

/** The operations that add something to organizations or their template, which the plan must include. */
const isOfOrganizations = ({ method, path }: CheckedEndpoint): boolean =>
  /^\/api\/(organizations|organization-roles|organization-scopes)(\/|$)/.test(path) &&
  (method === 'POST' || method === 'PUT') &&
  path !== '/api/organizations';

describe('a feature that the plan lacks', () => {
  const declared = allEndpoints.filter(({ features }) => features);
  const keyOf = ({ features = [] }: CheckedEndpoint): string | undefined => features[0];

  it('is declared by the operations that add it', () => {
    const others = declared.filter((each) => !isOfOrganizations(each));
    expect(declared.filter(isOfOrganizations)).toEqual(allEndpoints.filter(isOfOrganizations));
    expect(Object.fromEntries(others.map((each) => [nameOf(each), each.features]))).toEqual({
      'PATCH /api/configs/jwt-customizer/{tokenTypePath}': ['customJwtEnabled'],
      'PATCH /api/sign-in-exp': ['mfaEnabled', 'bringYourUiEnabled'],
      'POST /api/configs/jwt-customizer/run': ['customJwtEnabled'],
      'POST /api/configs/jwt-customizer/test': ['customJwtEnabled'],
      'POST /api/sign-in-exp/default/custom-ui-assets': ['bringYourUiEnabled'],
      'POST /api/subject-tokens': ['subjectTokenEnabled'],
      'PUT /api/configs/jwt-customizer/{tokenTypePath}': ['customJwtEnabled'],
      'PUT /api/sso-connectors/{id}/idp-initiated-auth-config': ['idpInitiatedSsoEnabled'],
    });
  });

  it('[PLAN-10] refuses each of them, also for what there was before', async () => {
    const id = await create();
    await setPlan(id, 'pro');
    const call = await ada.management(id);
    const prepared: [string, CheckedEndpoint, object][] = [];
    for (const [feature, endpoints] of Object.entries(byFeature))
      for (const endpoint of Object.values(endpoints).filter(({ features, upload }) => features && !upload)) {
        const specimen = specimens[feature];
        const params = (await specimen?.create(call, server.tenant(id))) ?? {};
        prepared.push([feature, endpoint, { params, body: specimen?.bodies[nameOf(endpoint)]?.(params) }]);
      }
    await setPlan(id, 'free');
    for (const [, endpoint, input] of prepared.filter(([feature]) => feature !== 'sign-in-experience')) {
      const limit = keyOf(endpoint) === 'organizationsLimit' ? 0 : false;
      const answer = await raw(call, endpoint, input);
      expect([nameOf(endpoint), answer]).toMatchObject([
        nameOf(endpoint),
        refusal(keyOf(endpoint) as QuotaKey, limit, 0),
      ]);
    }
    expect(prepared.length).toBeGreaterThan(20);
    const file = new Blob([new Uint8Array(3)], { type: 'application/zip' });
    expect(await raw(call, uploadCustomUi, { file })).toMatchObject(refusal('bringYourUiEnabled', false, 0));
  });

  it('[PLAN-10] refuses to add second factors, and keeps those that are set', async () => {
    const id = await create();
    const call = await ada.management(id);
    const save = (mfa: { factors: string[]; policy: string }, more: object = {}) =>
      raw(call, updateSignInExperience, { body: { mfa, ...more } });
    const policy = 'UserControlled';
    expect(await save({ factors: ['Totp'], policy })).toMatchObject(refusal('mfaEnabled', false, 0));
    expect((await save({ factors: [], policy })).status).toBe(200);
    await setPlan(id, 'pro');
    expect((await save({ factors: ['Totp', 'WebAuthn'], policy })).status).toBe(200);
    await setPlan(id, 'free');
    expect((await save({ factors: ['Totp', 'WebAuthn'], policy: 'Mandatory' })).status).toBe(200);
    expect((await raw(call, updateSignInExperience, { body: { customCss: 'p {}' } })).status).toBe(200);
    expect((await save({ factors: ['WebAuthn'], policy })).status).toBe(200);
    expect(await save({ factors: ['WebAuthn', 'Totp'], policy })).toMatchObject(
      refusal('mfaEnabled', false, 0),
    );
    const customUiAssets = { id: 'some', createdAt: 1 };
    expect(await raw(call, updateSignInExperience, { body: { customUiAssets } })).toMatchObject(
      refusal('bringYourUiEnabled', false, 0),
    );
  });
});

it('endpoints without a transaction count in the one that they open', () => {
  const sources = import.meta.glob<string>('../features/**/*-service.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const calling = Object.values(sources).join('\n');
  const without = allEndpoints.filter(({ quota, transaction }) => quota && transaction === 'none');
  expect(without.map(nameOf).toSorted()).toEqual([
    'POST /api/saml-applications',
    'POST /api/tenants/{tenantId}/invitations',
  ]);
  expect(calling.match(/await requireQuota\(/g)).toHaveLength(without.length);
});
