import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { secretMask } from '@gatehouse/contract/connectors/connectors';
import * as api from '@gatehouse/contract/sso-connectors/endpoints';
import { type SsoProviderName, ssoProviderName } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { type SocialProvider, startSocialProvider } from '../../../../../tests/support/social.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let provider: SocialProvider;

beforeAll(async () => {
  provider = await startSocialProvider();
  server = await startTestServer({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(async () => {
  tenant = await server.createTenant();
  call = await tenant.as('all');
});

const create = (more: object = {}) =>
  call(api.createSsoConnector, {
    body: { providerName: 'OIDC', connectorName: 'Acme', config: provider.config, ...more },
  });
const update = (id: string, body: object) => call(api.updateSsoConnector, { params: { id }, body });
const get = (id: string) => call(api.getSsoConnector, { params: { id } });

const entra = 'https://login.microsoftonline.com/11111111-2222-3333-4444-555555555555/v2.0';
/** Complete settings for each kind. */
const whole: [SsoProviderName, object][] = [
  ['OIDC', { issuer: 'https://login.example.com', clientId: 'client', clientSecret: 'secret' }],
  ['Okta', { issuer: 'https://acme.okta.com', clientId: 'client', clientSecret: 'secret' }],
  ['AzureAdOidc', { issuer: entra, clientId: 'client', clientSecret: 'secret' }],
  ['GoogleWorkspace', { clientId: 'client', clientSecret: 'secret' }],
];

describe('enterprise SSO connectors', () => {
  it.each(whole)(
    '[ENT-20 part] [PROD-14 part] creates one for %s, with a masked secret',
    async (providerName, config) => {
      const { status, body } = await create({
        providerName,
        config,
        domains: ['Example.com'],
        branding: { displayName: 'Acme', logo: 'https://acme.example.com/logo.png' },
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        tenantId: tenant.id,
        providerName,
        connectorName: 'Acme',
        providerType: 'oidc',
        config: { clientId: 'client', clientSecret: secretMask },
        domains: ['example.com'],
        branding: { displayName: 'Acme', logo: 'https://acme.example.com/logo.png' },
        syncProfile: false,
        enableTokenStorage: false,
        providerConfig: { serviceProvider: { redirectUri: `${tenant.origin}/callback/${body.id}` } },
        isReady: true,
      });
      expect((await get(body.id)).body).toEqual({ ...body, userCount: 0 });
      expect((await call(api.listSsoConnectors)).body).toEqual([body]);
      const { rows } = await server.runtime.database.pool.query<{ row: string }>(
        `select to_jsonb(c)::text as row from sso_connectors c where tenant_id = $1`,
        [tenant.id],
      );
      expect(rows[0]?.row).not.toContain('"secret"');
    },
  );

  it('[ENT-20] creates one of each kind with every field, and refuses an unknown kind', async () => {
    for (const providerName of ssoProviderName.options) {
      const given = {
        providerName,
        connectorName: `Acme by ${providerName}`,
        config: {},
        domains: ['acme.com'],
        syncProfile: true,
        branding: {
          displayName: 'Acme',
          logo: 'https://acme.example.com/logo.png',
          darkLogo: 'https://acme.example.com/dark.png',
        },
      };
      const { status, body } = await call(api.createSsoConnector, { body: given });
      expect(status).toBe(200);
      expect(body).toMatchObject(given);
      const changed = {
        connectorName: `Other by ${providerName}`,
        domains: ['other.com'],
        syncProfile: false,
      };
      expect((await update(body.id, changed)).body).toEqual({ ...body, ...changed });
      expect((await get(body.id)).body).toMatchObject({ ...given, ...changed });
    }
    expect((await call(api.listSsoConnectors)).body).toHaveLength(ssoProviderName.options.length);
    const refused = await create({ providerName: 'LDAP', connectorName: 'Another' });
    expect([refused.status, refused.refusal.code]).toEqual([400, 'guard.invalid_input']);
  });

  it('[ENT-20 part] lists each kind with its name, type, logos and form', async () => {
    const { body } = await call(api.listSsoConnectorProviders);
    expect(body.map(({ providerName }) => providerName).toSorted()).toEqual(
      [...ssoProviderName.options].toSorted(),
    );
    for (const kind of body) {
      expect(kind.logo).toMatch(/^data:image\/svg/);
      const secrets = kind.formItems.filter(({ isConfidential }) => isConfidential).map(({ key }) => key);
      if (kind.providerType === 'oidc') expect(secrets).toEqual(['clientSecret']);
    }
  });

  it('accepts incomplete settings, and reports that it is not ready', async () => {
    const { body } = await create({ config: {}, domains: ['example.com'] });
    expect(body).toMatchObject({ config: {}, isReady: false });
    const { body: without } = await create({ connectorName: 'Without a domain' });
    expect(without.isReady).toBe(false);
    const refused = await update(body.id, { config: { issuer: 'javascript:alert(1)' } });
    expect(refused.refusal).toMatchObject({
      code: 'connector.invalid_config',
      data: { fields: { 'body.config.issuer': expect.any(String) } },
    });
    expect((await update(body.id, { config: provider.config })).body.isReady).toBe(true);
  });

  it.each(['common', 'organizations', 'consumers'])(
    'refuses a multi-tenant issuer of Entra: %s',
    async (name) => {
      const config = { issuer: `https://login.microsoftonline.com/${name}/v2.0` };
      const { refusal } = await create({ providerName: 'AzureAdOidc', config });
      expect(refusal.code).toBe('connector.invalid_config');
    },
  );

  it('keeps a secret if its mask is sent, but not with another issuer', async () => {
    const { body } = await create();
    const masked = { ...body.config, scope: 'openid email' };
    expect((await update(body.id, { config: masked })).body.config).toMatchObject({
      clientSecret: secretMask,
      scope: 'openid email',
    });
    const elsewhere = await update(body.id, { config: { ...masked, issuer: 'https://evil.example.com' } });
    expect(elsewhere.refusal).toMatchObject({
      code: 'guard.invalid_input',
      data: { fields: { 'body.config.clientSecret': 'must be entered again' } },
    });
  });

  const wrong: [string, string[], string][] = [
    ['a public domain', ['acme.com', 'GMail.com'], 'single_sign_on.forbidden_domains'],
    ['a domain twice', ['acme.com', 'ACME.com'], 'single_sign_on.duplicated_domains'],
    ['an address', ['ada@acme.com'], 'single_sign_on.invalid_domain_format'],
    ['a word', ['acme'], 'single_sign_on.invalid_domain_format'],
    ['an IP address', ['10.0.0.1'], 'single_sign_on.invalid_domain_format'],
    ['a wildcard', ['*.acme.com'], 'single_sign_on.invalid_domain_format'],
    ['a path', ['acme.com/x'], 'single_sign_on.invalid_domain_format'],
  ];
  it.each(wrong)('[ENT-20 part] refuses %s', async (_name, domains, code) => {
    expect((await create({ domains })).refusal.code).toBe(code);
    const { body } = await create();
    expect((await update(body.id, { domains })).refusal.code).toBe(code);
    expect((await get(body.id)).body.domains).toEqual([]);
  });

  it('[ENT-20 part] requires unique names, and allows the same domain for several connectors', async () => {
    await create({ domains: ['acme.com'] });
    const again = await create({ domains: ['acme.com'] });
    expect([again.status, again.refusal.code]).toEqual([409, 'single_sign_on.duplicate_connector_name']);
    const { status, body } = await create({ connectorName: 'Acme Labs', domains: ['acme.com'] });
    expect(status).toBe(200);
    const renamed = await update(body.id, { connectorName: 'Acme' });
    expect([renamed.status, renamed.refusal.code]).toEqual([409, 'single_sign_on.duplicate_connector_name']);
  });

  it('[PROD-14 part] changes and deletes one, and records both in the audit log', async () => {
    const { body } = await create();
    const { body: changed } = await update(body.id, { branding: { displayName: 'ACME' }, syncProfile: true });
    expect(changed).toMatchObject({ branding: { displayName: 'ACME' }, syncProfile: true });
    expect((await call(api.deleteSsoConnector, { params: { id: body.id } })).status).toBe(204);
    expect((await get(body.id)).status).toBe(404);
    const { body: logs } = await call(listAuditLogs, { query: { page_size: 100 } });
    expect(logs.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['SsoConnector.Created', 'SsoConnector.Data.Updated', 'SsoConnector.Deleted']),
    );
  });

  it('stores tokens of providers with OpenID Connect only', async () => {
    const saml = await create({ providerName: 'SAML', config: {}, enableTokenStorage: true });
    expect([saml.status, saml.refusal.code]).toEqual([422, 'connector.token_storage_not_supported']);
    const { body } = await create({ connectorName: 'With tokens', enableTokenStorage: true });
    expect(body.enableTokenStorage).toBe(true);
    // It stays if it isn’t sent.
    expect((await update(body.id, { syncProfile: true })).body.enableTokenStorage).toBe(true);
  });

  const lookUp = (config: Record<string, unknown>) =>
    call(api.lookUpSsoProvider, { params: { providerName: 'OIDC' }, body: { config } });

  it('returns the metadata of a provider for unsaved settings', async () => {
    const { status, body } = await lookUp({ issuer: provider.issuer, clientSecret: secretMask });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      issuer: provider.issuer,
      token_endpoint: `${provider.issuer}/token`,
      jwks_uri: `${provider.issuer}/keys`,
    });
  });

  const unreachable: [string, string][] = [
    ['in a private network', 'http://10.0.0.1'],
    ['at a cloud metadata address', 'http://169.254.169.254/latest'],
    ['at an IPv6 form of a loopback address', 'http://[::ffff:127.0.0.2]'],
    ['with an IP address as a decimal number', 'http://2130706434'],
  ];
  it.each(unreachable)('[attacks: SSRF] doesn’t connect to an issuer %s', async (_name, issuer) => {
    const { status, refusal } = await lookUp({ issuer });
    expect([status, refusal.code]).toEqual([400, 'connector.invalid_config']);
    expect((await lookUp({ issuer: 'file:///etc/passwd' })).refusal.code).toBe('connector.invalid_config');
  });
});
