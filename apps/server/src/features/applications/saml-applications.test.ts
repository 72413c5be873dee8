import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { certify } from '@gatehouse/connectors/kit/saml/certify';
import { putAccessControl } from '@gatehouse/contract/applications/access-control-endpoints';
import * as applications from '@gatehouse/contract/applications/endpoints';
import * as api from '@gatehouse/contract/applications/saml-application-endpoints';
import * as certificates from '@gatehouse/contract/applications/saml-certificate-endpoints';
import { createApplicationSecret } from '@gatehouse/contract/applications/secret-endpoints';
import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../../../tests/support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

const post = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const certificateOf = (modulusLength: number) =>
  certify(generateKeyPairSync('rsa', { modulusLength }).privateKey);

describe('SAML applications', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let call: Caller;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
    call = await tenant.as('all');
  });
  afterAll(() => server.stop());

  const create = async (body: object = {}) =>
    (await call(api.createSamlApplication, { body: { name: 'Payroll', ...body } })).body;
  const change = (id: string, body: object) => call(api.updateSamlApplication, { params: { id }, body });

  it('[API-43 part] are created with defaults and a certificate for three years, and read', async () => {
    const made = await call(api.createSamlApplication, { body: { name: 'Payroll' } });
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        name: 'Payroll',
        type: 'SAML',
        isThirdParty: false,
        entityId: null,
        acsUrl: null,
        encryption: null,
        attributeMapping: { sub: 'sub', email: 'email', name: 'name' },
        nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
        idpInitiated: { enabled: false, defaultRelayState: null },
      },
    ]);
    const { id } = made.body;
    expect((await call(api.getSamlApplication, { params: { id } })).body).toEqual(made.body);
    const [certificate, another] = (await call(certificates.listSamlCertificates, { params: { id } })).body;
    expect(another).toBe(undefined);
    expect(certificate?.active).toBe(true);
    const { validTo, fingerprint256, subject } = new X509Certificate(certificate?.certificate ?? '');
    expect(Date.parse(validTo)).toBe(Math.floor((certificate?.expiresAt ?? 0) / 1000) * 1000);
    expect(new Date(validTo).getUTCFullYear()).toBe(new Date().getUTCFullYear() + 3);
    expect(certificate?.fingerprints.sha256.formatted).toBe(fingerprint256);
    expect(subject).toBe(`CN=${new URL(tenant.origin).hostname}`);
    const listed = await call(applications.listApplications, { query: { types: 'SAML' } });
    expect(listed.body.map((application) => application.id)).toContain(id);
    const { rows } = await server.runtime.database.pool.query<{ sealed: string }>(
      'select sealed from saml_certificates where application_id = $1',
      [id],
    );
    expect(rows[0]?.sealed).not.toContain('PRIVATE KEY');
  });

  it('are changed field by field, and emptied', async () => {
    const certificate = certificateOf(2048);
    const { id } = await create();
    const full = {
      entityId: 'https://sp.example.com',
      acsUrl: { binding: post, url: 'https://sp.example.com/acs' },
      nameIdFormat: emailFormat,
      attributeMapping: { roles: 'groups' },
      encryption: { encryptAssertion: true, encryptThenSign: false, certificate },
      spCertificate: certificate,
      requireSignedRequests: true,
      singleLogoutUrl: 'https://sp.example.com/slo',
      idpInitiated: { enabled: true, defaultRelayState: '/home' },
    };
    expect((await change(id, full)).body).toMatchObject(full);
    expect((await change(id, { description: 'Salaries' })).body).toMatchObject({
      ...full,
      description: 'Salaries',
    });
    const empty = { entityId: null, acsUrl: null, encryption: null, requireSignedRequests: false };
    expect((await change(id, { ...empty, spCertificate: null })).body).toMatchObject(empty);
  });

  it.each([
    [
      'binding',
      { acsUrl: { binding: post.replace('POST', 'Redirect'), url: 'https://sp.example.com/' } },
      422,
    ],
    ['scheme', { acsUrl: { binding: post, url: 'javascript:alert(1)' } }, 422],
    ['scheme', { acsUrl: { binding: post, url: 'data:text/html,x' } }, 422],
    ['certificate', { spCertificate: 'nothing' }, 400],
    ['certificate', { spCertificate: certificateOf(1024) }, 400],
    ['certificate', { spCertificate: certificateOf(2048) + certificateOf(2048) }, 400],
    ['certificate', { encryption: { encryptAssertion: true, certificate: 'nothing' } }, 400],
    ['required', { requireSignedRequests: true }, 422],
    ['required', { encryption: { encryptAssertion: true } }, 422],
    ['input', { singleLogoutUrl: 'javascript:alert(1)' }, 400],
    ['input', { idpInitiated: { enabled: true, defaultRelayState: 'x'.repeat(513) } }, 400],
    ['input', { attributeMapping: { secret: 'secret' } }, 400],
    ['input', { attributeMapping: { name: '' } }, 400],
    ['input', { nameIdFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:X509SubjectName' }, 400],
  ] as const)('refuse a wrong %s: %j', async (kind, body, status) => {
    const codes = {
      binding: 'application.saml.acs_url_binding_not_supported',
      scheme: 'application.saml.acs_url_scheme_not_supported',
      certificate: 'application.saml.invalid_certificate_pem_format',
      required: 'application.saml.certificate_required',
      input: 'guard.invalid_input',
    };
    const { id } = await create();
    const { status: actual, refusal } = await change(id, body);
    expect([actual, refusal.code]).toEqual([status, codes[kind]]);
  });

  it('have an API of their own', async () => {
    const { id } = await create();
    const params = { id };
    const own = [400, 'application.saml.use_saml_app_api'];
    const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } }) => [
      status,
      refusal.code,
    ];
    const body = { name: 'SAML', type: 'SAML' as const };
    expect(codeOf(await call(applications.createApplication, { body }))).toEqual(own);
    expect(
      codeOf(await call(applications.updateApplication, { params, body: { oidcClientMetadata: undefined } })),
    ).toEqual(own);
    expect(codeOf(await call(applications.deleteApplication, { params }))).toEqual(own);
    expect((await call(createApplicationSecret, { params, body: { name: 'one' } })).status).toBe(422);
    const other = await call(applications.createApplication, { body: { name: 'SPA', type: 'SPA' } });
    const saml = [422, 'application.saml.saml_application_only'];
    const at = { id: other.body.id };
    expect(codeOf(await call(api.getSamlApplication, { params: at }))).toEqual(saml);
    expect(codeOf(await change(at.id, { name: 'x' }))).toEqual(saml);
    expect(codeOf(await call(api.deleteSamlApplication, { params: at }))).toEqual(saml);
    expect(codeOf(await call(certificates.listSamlCertificates, { params: at }))).toEqual(saml);
  });

  it('have one active certificate, which can’t be deleted', async () => {
    const { id } = await create();
    const params = { id };
    const list = async () => (await call(certificates.listSamlCertificates, { params })).body;
    const [first] = await list();
    const made = await call(certificates.createSamlCertificate, { params, body: { lifeSpanInYears: 10 } });
    expect([made.status, made.body.active]).toEqual([201, false]);
    const set = (secretId = '', active = true) =>
      call(certificates.updateSamlCertificate, { params: { id, secretId }, body: { active } });
    const remove = (secretId = '') => call(certificates.deleteSamlCertificate, { params: { id, secretId } });
    expect((await remove(first?.id)).refusal.code).toBe('application.saml.can_not_delete_active_secret');
    // At once: one of them is active after that.
    await Promise.all([set(made.body.id), set(first?.id), set(made.body.id), set(first?.id)]);
    expect((await list()).filter(({ active }) => active)).toHaveLength(1);
    await set(made.body.id);
    expect((await list()).map(({ id: one, active }) => [one, active])).toEqual([
      [made.body.id, true],
      [first?.id, false],
    ]);
    expect((await remove(first?.id)).status).toBe(204);
    expect((await remove(first?.id)).status).toBe(404);
    await set(made.body.id, false);
    const metadata = await fetch(`${tenant.origin}/api/saml-applications/${id}/metadata`);
    expect([metadata.status, await metadata.json()]).toMatchObject([
      404,
      { code: 'application.saml.no_active_secret' },
    ]);
    for (const lifeSpanInYears of [0, 31, 1.5])
      expect(
        (await call(certificates.createSamlCertificate, { params, body: { lifeSpanInYears } })).status,
      ).toBe(400);
  });

  it('preview what assertions about a user would have', async () => {
    const { id } = await create();
    const userId = await createUser(server.runtime, tenant, { name: 'Ada', username: 'ada' });
    const organization = await call(createOrganization, { body: { name: 'Acme' } });
    await call(addMembers, { params: { id: organization.body.id }, body: { userIds: [userId] } });
    const { status, body } = await call(api.previewSamlApplication, { params: { id, userId } });
    expect([status, body]).toMatchObject([
      200,
      {
        nameIds: { [emailFormat]: null },
        claims: {
          sub: [userId],
          name: ['Ada'],
          username: ['ada'],
          organizations: [organization.body.id],
          organization_data: [expect.stringContaining('Acme')],
          email_verified: ['false'],
        },
      },
    ]);
    expect(body.claims).not.toHaveProperty('email');
    const unknown = { id, userId: 'unknown' };
    expect((await call(api.previewSamlApplication, { params: unknown })).status).toBe(404);
  });

  it('are limited like other applications, and deleted with their certificates', async () => {
    const { id } = await create();
    const userId = await createUser(server.runtime, tenant);
    const list = { userRoleIds: [], organizationIds: [], organizationRoleRules: [] };
    await call(putAccessControl, { params: { applicationId: id }, body: { ...list, userIds: [userId] } });
    expect((await change(id, { appLevelAccessControlEnabled: true })).body.appLevelAccessControlEnabled).toBe(
      true,
    );
    expect((await call(api.deleteSamlApplication, { params: { id } })).status).toBe(204);
    expect((await call(api.getSamlApplication, { params: { id } })).status).toBe(404);
    const { rows } = await server.runtime.database.pool.query(
      'select 1 from saml_certificates where application_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });
});
