import * as domains from '@gatehouse/contract/organizations/jit-email-domain-endpoints';
import * as jitRoles from '@gatehouse/contract/organizations/jit-role-endpoints';
import * as connectors from '@gatehouse/contract/organizations/jit-sso-connector-endpoints';
import { deleteSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { createRecords, type Records } from './organizations.fixture.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let records: Records;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
  records = createRecords(call);
});
afterAll(() => server.stop());

const add = (id: string, emailDomain: string) =>
  call(domains.addJitEmailDomain, { params: { id }, body: { emailDomain } });
const replace = (id: string, emailDomains: string[]) =>
  call(domains.replaceJitEmailDomains, { params: { id }, body: { emailDomains } });
const listDomains = async (id: string, query = {}) =>
  (await call(domains.listJitEmailDomains, { params: { id }, query })).body.map((each) => each.emailDomain);
const outcome = ({ status, refusal }: { status: number; refusal: { code: string } }) => [
  status,
  refusal.code,
];

describe('email domains for just-in-time provisioning', () => {
  it('are stored in lower case, once in an organization, and in as many organizations as claim them', async () => {
    const [id, other] = [await records.organization(), await records.organization()];
    const added = await add(id, ' Acme.EXAMPLE ');
    expect([added.status, added.body]).toEqual([
      201,
      { tenantId: tenant.id, organizationId: id, emailDomain: 'acme.example' },
    ]);
    const twice = [422, 'entity.unique_integrity_violation'];
    expect(outcome(await add(id, 'ACME.example'))).toEqual(twice);
    expect(outcome(await replace(id, ['new.example', 'NEW.example']))).toEqual(twice);
    expect((await add(other, 'acme.example')).status).toBe(201);
    expect(await listDomains(id)).toEqual(['acme.example']);
    const params = { id, emailDomain: 'ACME.Example' };
    expect((await call(domains.removeJitEmailDomain, { params })).status).toBe(204);
    expect([await listDomains(id), await listDomains(other)]).toEqual([[], ['acme.example']]);
  });

  it.each([
    'acme',
    'ada@acme.example',
    'https://acme.example',
    '-acme.example',
    `${'a'.repeat(60)}.`.repeat(3),
  ])('must be domains: %s', async (domain) => {
    const id = await records.organization();
    const one = await add(id, domain);
    expect([one.status, Object.keys((one.refusal.data as { fields: object }).fields)]).toEqual([
      400,
      ['body.emailDomain'],
    ]);
    expect(outcome(await replace(id, ['acme.example', domain]))).toEqual([400, 'guard.invalid_input']);
  });

  it('are listed whole, or by page if one is asked for', async () => {
    const id = await records.organization();
    const all = Array.from({ length: 25 }, (_, index) => `d${String(index).padStart(2, '0')}.example`);
    expect((await replace(id, all)).status).toBe(204);
    expect(await listDomains(id)).toEqual(all);
    expect(await listDomains(id, { page: 2 })).toEqual(all.slice(20));
    expect(await listDomains(id, { page_size: 3 })).toEqual(all.slice(0, 3));
  });
});

describe('roles and connectors for just-in-time provisioning', () => {
  it('are rejected if a replacement has one twice', async () => {
    const params = { id: await records.organization() };
    const [role, connector] = [await records.role(), await records.connector()];
    const answers = [
      await call(jitRoles.replaceJitRoles, { params, body: { organizationRoleIds: [role, role] } }),
      await call(connectors.replaceJitSsoConnectors, {
        params,
        body: { ssoConnectorIds: [connector, connector] },
      }),
    ];
    for (const answer of answers) expect(outcome(answer)).toEqual([422, 'entity.unique_integrity_violation']);
  });

  it('show connectors without their secrets, until they are deleted', async () => {
    const params = { id: await records.organization() };
    const connector = await records.connector();
    await call(connectors.addJitSsoConnectors, { params, body: { ssoConnectorIds: [connector] } });
    const list = async () => (await call(connectors.listJitSsoConnectors, { params })).body;
    const [listed] = await list();
    expect(listed).toMatchObject({ id: connector, providerName: 'OIDC', domains: [] });
    expect(JSON.stringify(listed)).not.toContain('"secret"');
    await call(deleteSsoConnector, { params: { id: connector } });
    expect(await list()).toEqual([]);
  });
});
