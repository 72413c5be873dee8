import * as api from '@gatehouse/contract/applications/endpoints';
import {
  type Application,
  application,
  type CustomClientMetadata,
} from '@gatehouse/contract/applications/applications';
import { addOrganizationApplications } from '@gatehouse/contract/organizations/application-endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import * as roles from '@gatehouse/contract/roles/application-endpoints';
import { createRole } from '@gatehouse/contract/roles/endpoints';
import { internalAdminRoleName } from '@gatehouse/contract/roles/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../../../tests/support/oidc-browser.ts';
import { createOidcClient } from '../../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { createId } from '../../lib/ids.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

type Type = Application['type'];
const create = (type: Type, more: object = {}) =>
  call(api.createApplication, { body: { name: `My ${type}`, type, ...more } });
const fieldsOf = ({ refusal }: { refusal: { data?: unknown } }): string[] =>
  Object.keys((refusal.data as { fields: object }).fields);

describe('applications', () => {
  it('[PROD-06 part] [ENT-03 part] are created and read with each field', async () => {
    const values = {
      name: 'n'.repeat(256),
      description: 'The shop',
      type: 'Traditional' as const,
      oidcClientMetadata: {
        redirectUris: ['https://shop.example/callback', 'http://localhost:3000/callback'],
        postLogoutRedirectUris: ['https://shop.example/'],
        backchannelLogoutUri: 'https://shop.example/logout',
        backchannelLogoutSessionRequired: true,
        logoUri: 'https://shop.example/logo.png',
      },
      customClientMetadata: {
        corsAllowedOrigins: ['https://shop.example', 'capacitor://localhost'],
        idTokenTtl: 600,
        refreshTokenTtl: 1_209_600,
        refreshTokenTtlInDays: 14,
        tenantId: 'elsewhere',
        alwaysIssueRefreshToken: true,
        rotateRefreshToken: false,
        allowFormPost: true,
        allowStepUp: true,
      },
      customData: { plan: 'gold', nested: { snake_case: [1, null] } },
      isThirdParty: true,
    };
    const created = await call(api.createApplication, { body: values });
    expect(created.status).toBe(200);
    expect(created.body).toMatchObject({
      ...values,
      tenantId: tenant.id,
      id: expect.stringMatching(/^\w{21}$/),
      protectedAppMetadata: null,
      appLevelAccessControlEnabled: false,
      createdAt: expect.any(Number),
    });
    const read = await call(api.getApplication, { params: { id: created.body.id } });
    expect(read.body).toEqual({ ...created.body, isAdmin: false });
  });

  it.each([
    ['body.name', { name: '' }],
    ['body.name', { name: 'n'.repeat(257) }],
    ['body.type', { type: 'Robot' }],
    ['body.customData', { customData: 'gold' }],
    ['body.customData', { customData: { big: 'x'.repeat(64 * 1024) } }],
    ['body.oidcClientMetadata.postLogoutRedirectUris', { oidcClientMetadata: { redirectUris: [] } }],
    ['body.oidcClientMetadata.backchannelLogoutUri', backchannel('ftp://shop.example')],
    ['body.oidcClientMetadata.backchannelLogoutUri', backchannel('https://shop.example/#x')],
    [
      'body.oidcClientMetadata.logoUri',
      { oidcClientMetadata: { ...none(), logoUri: 'javascript:alert(1)' } },
    ],
    ['body.customClientMetadata.refreshTokenTtlInDays', custom({ refreshTokenTtlInDays: 0 })],
    ['body.customClientMetadata.refreshTokenTtlInDays', custom({ refreshTokenTtlInDays: 91 })],
    ['body.customClientMetadata.idTokenTtl', custom({ idTokenTtl: 0 })],
    [
      'body.customClientMetadata.corsAllowedOrigins.0',
      custom({ corsAllowedOrigins: ['https://a.example/'] }),
    ],
    [
      'body.customClientMetadata.corsAllowedOrigins.0',
      custom({ corsAllowedOrigins: ['https://*.a.example'] }),
    ],
    ['body.customClientMetadata.corsAllowedOrigins.0', custom({ corsAllowedOrigins: ['null'] })],
    ['body.customClientMetadata.corsAllowedOrigins.0', custom({ corsAllowedOrigins: ['*'] })],
  ])('[ENT-03 part] [VAL-10 part] refuse a wrong %s', async (field, wrong) => {
    const answer = await create('Traditional', wrong);
    expect([answer.status, answer.refusal.code, fieldsOf(answer)]).toEqual([
      400,
      'guard.invalid_input',
      [field],
    ]);
  });

  it('[OPEN-37] never include a secret in responses or in the schema', async () => {
    const { body } = await create('Traditional', { secret: 'my-own' });
    for (const answer of [
      body,
      (await call(api.getApplication, { params: { id: body.id } })).body,
      (await call(api.updateApplication, { params: { id: body.id }, body: { name: 'x' } })).body,
      ...(await call(api.listApplications)).body,
    ])
      expect(JSON.stringify(answer)).not.toMatch(/secret/i);
    expect(Object.keys(application.shape)).not.toContain('secret');
  });

  it('[OPEN-56] store another tenant’s tenantId as custom client metadata and stay in their own tenant', async () => {
    const other = await server.createTenant();
    const { body } = await create('SPA', {
      tenantId: other.id,
      ...custom({ tenantId: other.id }),
    });
    expect([body.tenantId, body.customClientMetadata.tenantId]).toEqual([tenant.id, other.id]);
    const params = { id: body.id };
    const moved = await call(api.updateApplication, {
      params,
      body: { tenantId: other.id, customClientMetadata: { tenantId: 'third' } } as object,
    });
    expect([moved.body.tenantId, moved.body.customClientMetadata.tenantId]).toEqual([tenant.id, 'third']);
    expect((await (await other.as('all'))(api.getApplication, { params })).status).toBe(404);
  });

  it('return an error if no domain is configured for protected applications', async () => {
    const answer = await call(api.getApplicationSystem);
    expect([answer.status, answer.refusal.code]).toEqual([501, 'systems.protected_apps_not_configured']);
  });

  it('refuse options that their type doesn’t support', async () => {
    for (const [answer, status, code] of [
      [await create('Protected'), 501, 'application.protected_app_not_configured'],
      [
        await create('MachineToMachine', { isThirdParty: true }),
        400,
        'application.invalid_third_party_application_type',
      ],
    ] as const)
      expect([answer.status, answer.refusal.code]).toEqual([status, code]);
    for (const type of ['SPA', 'Native', 'Traditional'] as const)
      expect((await create(type, { isThirdParty: true })).body.isThirdParty).toBe(true);
  });

  it('[PROD-06 part] are changed: sent values replace stored ones; type and third-party setting can’t change', async () => {
    const { body } = await create('SPA', {
      oidcClientMetadata: { ...none(), logoUri: 'https://a.example/logo.png' },
      ...custom({ idTokenTtl: 60 }),
      customData: { kept: 1 },
    });
    const params = { id: body.id };
    const changed = await call(api.updateApplication, {
      params,
      body: {
        name: 'Renamed',
        description: 'Now with a text',
        oidcClientMetadata: { ...none(), redirectUris: ['https://a.example/cb'] },
        type: 'Native',
        isThirdParty: true,
      } as object,
    });
    expect(changed.body).toEqual({
      ...body,
      name: 'Renamed',
      description: 'Now with a text',
      oidcClientMetadata: { ...none(), redirectUris: ['https://a.example/cb'] },
    });
    expect((await call(api.updateApplication, { params, body: {} })).body).toEqual(changed.body);
    const cleared = await call(api.updateApplication, {
      params,
      body: { description: null, customData: {} },
    });
    expect([cleared.body.description, cleared.body.customData]).toEqual([null, {}]);
  });

  it('[ENT-03 part] merge custom data field by field, up to 64 KiB', async () => {
    const { body } = await create('SPA', { customData: { plan: 'gold', seats: 3 } });
    const merge = (data: Record<string, unknown>) =>
      call(api.updateApplicationCustomData, { params: { applicationId: body.id }, body: data });
    expect((await merge({ plan: null, more: [1] })).body).toEqual({ plan: null, seats: 3, more: [1] });
    expect((await merge({ a: 'x'.repeat(40_000) })).status).toBe(200);
    const tooMuch = await merge({ b: 'x'.repeat(40_000) });
    expect([tooMuch.status, fieldsOf(tooMuch)]).toEqual([400, ['body']]);
    const read = await call(api.getApplication, { params: { id: body.id } });
    expect(Object.keys(read.body.customData)).toEqual(expect.not.arrayContaining(['b']));
  });

  it('are listed newest first, by type, party, role and search, without the built-in ones', async () => {
    const own = await (await server.createTenant()).as('all');
    const add = async (name: string, type: Type, isThirdParty = false) =>
      (await own(api.createApplication, { body: { name, type, isThirdParty } })).body.id;
    const shop = await add('My-shop', 'SPA');
    const phone = await add('My-phone', 'Native');
    const partner = await add('Partner', 'Traditional', true);
    const robot = await add('Robot', 'MachineToMachine');
    const mine = new Set([shop, phone, partner, robot]);
    const list = async (query: object) =>
      (await own(api.listApplications, { query })).body.map(({ id }) => id).filter((id) => mine.has(id));
    expect(await list({})).toEqual([robot, partner, phone, shop]);
    expect(await list({ types: 'SPA' })).toEqual([shop]);
    expect(await list({ types: 'SPA,Native' })).toEqual([phone, shop]);
    expect(await list({ isThirdParty: 'true' })).toEqual([partner]);
    expect(await list({ isThirdParty: 'false' })).toEqual([robot, phone, shop]);
    // With a hyphen, which no random id has.
    expect(await list({ search: '%mY-%' })).toEqual([phone, shop]);
    const { body: role } = await own(createRole, {
      body: { name: 'Worker', description: 'Works', type: 'MachineToMachine' },
    });
    await own(roles.addRoleApplications, { params: { id: role.id }, body: { applicationIds: [robot] } });
    expect(await list({ excludeRoleId: role.id, types: 'MachineToMachine' })).toEqual([]);
    const { body: organization } = await own(createOrganization, { body: { name: 'Acme' } });
    const params = { id: organization.id };
    await own(addOrganizationApplications, { params, body: { applicationIds: [robot] } });
    expect(await list({ excludeOrganizationId: organization.id })).toEqual([partner, phone, shop]);
    expect(await list({ excludeOrganizationId: 'unknown' })).toEqual([robot, partner, phone, shop]);
    const all = await own(api.listApplications, { query: { page_size: 1000 } });
    expect(all.body.map(({ id }) => id)).not.toContain('demo-app');
    const repeated = await fetch(`${tenant.origin}/api/applications?types=SPA&types=Native`);
    expect(repeated.status).toBe(401);
    expect((await own(api.listApplications, { query: { types: 'Robot' } })).status).toBe(400);
  });

  it('can be listed by id, at most 100, without those of other tenants', async () => {
    const [own, other] = [await server.createTenant(), await server.createTenant()];
    const create = async (of: TestTenant) =>
      (await (await of.as('all'))(api.createApplication, { body: { name: 'App', type: 'SPA' } })).body.id;
    const [first, , third] = [await create(own), await create(own), await create(own)];
    const foreign = await create(other);
    const list = async (query: object) => (await own.as('read:data'))(api.listApplications, { query });
    const idsOf = async (query: object) => (await list(query)).body.map(({ id }) => id);
    expect(await idsOf({ ids: [first, third, foreign, 'unknown'] })).toEqual([third, first]);
    expect(await idsOf({ ids: `${first},${foreign}` })).toEqual([first]);
    for (const ids of ['', Array.from({ length: 101 }, (_, at) => `a${at}`), 'x'.repeat(2201)]) {
      const { status, refusal } = await list({ ids });
      expect([status, refusal.code]).toEqual([400, 'guard.invalid_input']);
    }
    expect((await (await own.as('write:data'))(api.listApplications, { query: { ids: first } })).status).toBe(
      403,
    );
  });

  it('that are built in can be renamed, but their URLs can’t be changed and they can’t be deleted', async () => {
    const params = { id: 'demo-app' };
    const before = await call(api.getApplication, { params });
    expect(before.status).toBe(200);
    for (const answer of [
      await call(api.updateApplication, {
        params,
        body: { oidcClientMetadata: { ...none(), redirectUris: ['https://evil.example'] } },
      }),
      await call(api.updateApplication, {
        params,
        body: { customClientMetadata: { corsAllowedOrigins: [] } },
      }),
      await call(api.deleteApplication, { params }),
    ])
      expect([answer.status, answer.refusal.code]).toEqual([403, 'application.built_in']);
    const renamed = await call(api.updateApplication, { params, body: { name: 'Try it' } });
    expect(renamed.body.name).toBe('Try it');
    const after = await call(api.getApplication, { params });
    expect(after.body).toEqual({ ...before.body, name: 'Try it' });
  });

  it('[PROD-06 part] are deleted', async () => {
    const { body } = await create('SPA');
    const params = { id: body.id };
    expect((await call(api.deleteApplication, { params })).status).toBe(204);
    expect((await call(api.getApplication, { params })).refusal.code).toBe('entity.not_found');
    expect((await call(api.deleteApplication, { params })).status).toBe(404);
  });

  it.each([
    ['SPA', 'com.acme.app://callback'],
    ['Traditional', 'https://*.shop.example/callback'],
    ['Traditional', 'javascript:alert(1)'],
    ['SPA', 'data:text/html,hello'],
    ['SPA', 'https://shop.example/#fragment'],
    ['Native', 'app://callback'],
    ['Native', 'http://shop.example/callback'],
    ['MachineToMachine', 'https://shop.example/callback'],
  ] as const)(
    '[VAL-06 part] [VAL-07 part] of type %s refuse the URI %s and name its index, when created and when changed',
    async (type, wrong) => {
      for (const list of ['redirectUris', 'postLogoutRedirectUris'] as const) {
        const oidcClientMetadata = {
          ...none(),
          [list]: type === 'MachineToMachine' ? [wrong] : ['https://a.example', wrong],
        };
        const { body } = await create(type);
        const answers = [
          await create(type, { oidcClientMetadata }),
          await call(api.updateApplication, { params: { id: body.id }, body: { oidcClientMetadata } }),
        ];
        const line = oidcClientMetadata[list].length - 1;
        for (const answer of answers)
          expect([answer.status, fieldsOf(answer)]).toEqual([
            400,
            [`body.oidcClientMetadata.${list}.${line}`],
          ]);
      }
    },
  );

  it('[VAL-07 part] of type Native can have redirect URIs with a private scheme', async () => {
    const redirectUris = ['com.acme.app://callback', 'http://127.0.0.1/callback'];
    const { body } = await create('Native', { oidcClientMetadata: { ...none(), redirectUris } });
    expect(body.oidcClientMetadata.redirectUris).toEqual(redirectUris);
  });

  it('lose all grants, tokens and sign-ins when they are deleted', async () => {
    const redirectUris = ['https://shop.example/callback'];
    const userId = await createUser(server.runtime, tenant);
    const client = await createOidcClient(server.runtime, tenant, {
      type: 'SPA',
      redirectUris,
      redirectUri: redirectUris[0],
    });
    const kept = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const tokens = await client.signIn(userId, { scope: 'openid offline_access', prompt: 'consent' });
    const keptTokens = await kept.signIn(userId, { scope: 'openid offline_access', prompt: 'consent' });
    expect((await client.userinfo(tokens.access_token)).status).toBe(200);
    const usage = await call(api.getApplicationUsage, { params: { id: client.id } });
    expect(usage.body).toEqual({ usersCount: 1, rolesCount: 0, secretsCount: 0 });
    expect((await call(api.deleteApplication, { params: { id: client.id } })).status).toBe(204);
    expect((await client.userinfo(tokens.access_token)).status).toBe(401);
    expect((await client.refresh(tokens.refresh_token)).body).toMatchObject({ code: 'oidc.invalid_client' });
    const { rows } = await server.runtime.database.pool.query(
      'select from oidc_instances where tenant_id = $1 and client_id = $2',
      [tenant.id, client.id],
    );
    expect(rows).toHaveLength(0);
    expect((await kept.userinfo(keptTokens.access_token)).status).toBe(200);
  });

  it('allow their origins to call the Account API immediately, until the origins are removed', async () => {
    const origin = `https://${createId().toLowerCase()}.example`;
    const isAllowed = async () => {
      const answer = await fetch(`${tenant.origin}/api/my-account`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'GET' },
      });
      return answer.headers.get('access-control-allow-origin') === origin;
    };
    expect(await isAllowed()).toBe(false);
    const { body } = await create('SPA', {
      oidcClientMetadata: { ...none(), redirectUris: [`${origin}/cb`] },
    });
    expect(await isAllowed()).toBe(true);
    const params = { id: body.id };
    await call(api.updateApplication, { params, body: { oidcClientMetadata: none() } });
    expect(await isAllowed()).toBe(false);
    await call(api.updateApplication, { params, body: custom({ corsAllowedOrigins: [origin] }) });
    expect(await isAllowed()).toBe(true);
    await call(api.deleteApplication, { params });
    expect(await isAllowed()).toBe(false);
  });
});

describe('the role of the management API', () => {
  it('is assigned to a machine-to-machine application by a flag, and removed', async () => {
    const { body } = await create('MachineToMachine');
    const params = { id: body.id };
    const isAdmin = async () => (await call(api.getApplication, { params })).body.isAdmin;
    for (const holds of [true, true, false, false]) {
      expect((await call(api.updateApplication, { params, body: { isAdmin: holds } })).status).toBe(200);
      expect(await isAdmin()).toBe(holds);
    }
    const { body: spa } = await create('SPA');
    const refused = await call(api.updateApplication, { params: { id: spa.id }, body: { isAdmin: true } });
    expect([refused.status, refused.refusal.code]).toEqual([422, 'application.invalid_type']);
  });

  it('attacks: more rights than one’s own: removing it requires the permission to delete, at every endpoint', async () => {
    const { body } = await create('MachineToMachine', {});
    const params = { id: body.id };
    await call(api.updateApplication, { params, body: { isAdmin: true } });
    const writer = await tenant.as('write:data', 'read:data');
    const take = (caller: Caller) =>
      caller(api.updateApplication, { params, body: { name: 'Taken', isAdmin: false } });
    const refused = await take(writer);
    expect([refused.status, refused.refusal.code, refused.refusal.data]).toEqual([
      403,
      'auth.forbidden',
      { permission: 'delete:data' },
    ]);
    expect((await call(api.getApplication, { params })).body).toMatchObject({
      name: body.name,
      isAdmin: true,
    });
    const { id: roleId = '' } =
      (await call(roles.listApplicationRoles, { params: { applicationId: body.id } })).body.find(
        ({ name }) => name === internalAdminRoleName,
      ) ?? {};
    const direct = { applicationId: body.id, roleId };
    expect((await writer(roles.removeApplicationRole, { params: direct })).status).toBe(403);
    expect((await take(await tenant.as('write:data', 'delete:data'))).status).toBe(200);
    // If there is nothing to remove, nothing is queried.
    expect((await take(writer)).status).toBe(200);
  });
});

function none() {
  return { redirectUris: [], postLogoutRedirectUris: [] };
}

function backchannel(backchannelLogoutUri: string) {
  return { oidcClientMetadata: { ...none(), backchannelLogoutUri } };
}

function custom(customClientMetadata: object) {
  return { customClientMetadata };
}

describe('an application that uses device flow', () => {
  const custom = (isDeviceFlow?: boolean) => ({ customClientMetadata: { isDeviceFlow } });

  it('wire C-isDeviceFlow: must be native, and the setting can’t be changed after creation', async () => {
    const refused = await create('SPA', custom(true));
    expect([refused.status, refused.refusal.code]).toEqual([422, 'application.device_flow_native_only']);
    const { body: device } = await create('Native', custom(true));
    expect(device.customClientMetadata).toEqual({ isDeviceFlow: true });
    const { body: plain } = await create('Native');
    for (const [id, value] of [
      [device.id, false],
      [plain.id, true],
    ] as const) {
      const answer = await call(api.updateApplication, { params: { id }, body: custom(value) });
      expect([answer.status, answer.refusal.code]).toEqual([422, 'application.device_flow_not_changeable']);
    }
    const change = (customClientMetadata: CustomClientMetadata) =>
      call(api.updateApplication, { params: { id: device.id }, body: { customClientMetadata } });
    expect((await change({ idTokenTtl: 60 })).status).toBe(422);
    const changed = await change({ idTokenTtl: 60, isDeviceFlow: true });
    expect(changed.body.customClientMetadata).toEqual({ idTokenTtl: 60, isDeviceFlow: true });
  });
});
