import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { secretMask } from '@gatehouse/contract/connectors/connectors';
import * as api from '@gatehouse/contract/connectors/endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSmtp, startSmtp } from '../../../../../packages/connectors/src/smtp/smtp.fake.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let mailServer: RunningSmtp;
const lines: string[] = [];

beforeAll(async () => {
  mailServer = await startSmtp();
  server = await startTestServer({
    environment: { OUTBOUND_ALLOW: 'localhost' },
    logTo: (line) => void lines.push(line),
  });
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});
beforeEach(async () => {
  tenant = await server.createTenant();
  call = await tenant.as('all');
});

const settings = () => ({
  host: 'localhost',
  port: mailServer.port,
  secure: 'none',
  username: 'mailer',
  password: 'good',
  fromEmail: 'Example <no-reply@example.com>',
});
/** As responses show it: `good` and `secret` are the secrets of these tests. */
const secretsMasked = (body: object): object =>
  JSON.parse(
    JSON.stringify(body, (_name, value: unknown) =>
      value === 'good' || value === 'secret' ? secretMask : value,
    ),
  );
const connectorId = 'simple-mail-transfer-protocol';
const create = (config: Record<string, unknown> = settings()) =>
  call(api.createConnector, { body: { connectorId, config } });
const test = (body: object, factoryId = connectorId) =>
  call(api.testConnector, { params: { factoryId }, body: body as never });

describe('connectors', () => {
  it('[API-32] [ENT-19 part] [OPEN-21 part] returns them with their settings and the metadata of their kind', async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      connectorId,
      type: 'Email',
      name: { en: 'SMTP' },
      target: connectorId,
      platform: null,
      syncProfile: false,
      config: { host: 'localhost', username: 'mailer', password: secretMask },
      fromEmail: 'Example <no-reply@example.com>',
    });
    expect(body.formItems.find(({ key }) => key === 'password')).toMatchObject({
      type: 'Text',
      isConfidential: true,
      required: false,
    });
    expect((await call(api.getConnector, { params: { id: body.id } })).body).toEqual(body);
  });

  it('[VIEW-11] lists social ones with id, name, logo, logoDark and target, of each platform', async () => {
    const wechat = { appId: 'client', appSecret: 'secret' };
    const oidc = { issuer: 'https://login.acme.example', clientId: 'client', clientSecret: 'secret' };
    const metadata = {
      target: 'acme',
      name: { en: 'Acme' },
      logo: 'https://acme.example/logo.png',
      logoDark: 'https://acme.example/dark.png',
    };
    const given = [
      { id: 'site', connectorId: 'wechat-web', config: wechat },
      { id: 'app', connectorId: 'wechat-native', config: wechat },
      { id: 'acme', connectorId: 'oidc', config: oidc, metadata },
    ];
    for (const body of given) expect((await call(api.createConnector, { body })).status).toBe(200);
    const again = await call(api.createConnector, { body: { connectorId: 'wechat-native', config: wechat } });
    expect([again.status, again.refusal.code]).toEqual([422, 'connector.multiple_instances_not_supported']);
    const logo = expect.stringMatching(/^data:image\/svg/) as string;
    const drawn = { name: { en: 'WeChat' }, logo, logoDark: null, target: 'wechat' };
    expect((await call(api.listConnectors)).body).toMatchObject([
      { id: 'site', platform: 'Web', ...drawn },
      { id: 'app', platform: 'Native', ...drawn },
      { id: 'acme', platform: 'Universal', ...metadata },
    ]);
    const found = await call(api.listConnectors, { query: { target: 'wechat' } });
    expect(found.body.map(({ id }) => id)).toEqual(['site', 'app']);
  });

  it('[API-31] lists them with id, name, logo, logoDark and target', async () => {
    const { body: created } = await create();
    const { body } = await call(api.listConnectors);
    expect(body).toEqual([created]);
    for (const field of ['id', 'name', 'logo', 'logoDark', 'target', 'platform'])
      expect(body[0]).toHaveProperty(field);
    expect((await call(api.listConnectors, { query: { target: 'other' } })).body).toEqual([]);
  });

  it('[ENT-19] keeps each field of one of each type, under an id of 128 characters, and refuses 129', async () => {
    const credentials = { clientId: 'client', clientSecret: 'secret' };
    const metadata = { target: 'acme', name: { en: 'Acme' }, logo: 'https://acme.example/logo.png' };
    const kinds = {
      Email: { connectorId, config: settings() },
      Sms: { connectorId: 'http-sms', config: { endpoint: 'https://sms.example.com' } },
      Social: {
        connectorId: 'oidc',
        config: { issuer: 'https://login.acme.example', ...credentials },
        metadata,
        syncProfile: true,
      },
    };
    for (const [type, body] of Object.entries(kinds)) {
      const withId = (id: string) => call(api.createConnector, { body: { id, ...body } });
      const id = type.padEnd(128, 'x');
      const made = await withId(id);
      expect([made.status, made.body.id, made.body.type]).toEqual([200, id, type]);
      expect(made.body).toMatchObject({
        connectorId: body.connectorId,
        metadata: {},
        syncProfile: false,
        ...secretsMasked(body),
      });
      expect((await withId(`${id}x`)).status).toBe(400);
    }
    expect((await call(api.listConnectors)).body.map(({ type }) => type)).toEqual(Object.keys(kinds));
    const { rows } = await server.runtime.database.pool.query<{ createdAt: string; row: string }>(
      `select created_at as "createdAt", to_jsonb(c)::text as row from connectors c where tenant_id = $1`,
      [tenant.id],
    );
    expect(rows).toHaveLength(3);
    for (const { createdAt, row } of rows) {
      expect(Number(new Date(createdAt))).toBeGreaterThan(Date.now() - 3_600_000);
      expect(row).not.toMatch(/"(good|secret)"/);
    }
  });

  it('replaces the existing email connector, and keeps the SMS one', async () => {
    await create();
    const sms = await call(api.createConnector, {
      body: { connectorId: 'http-sms', config: { endpoint: 'https://sms.example.com' } },
    });
    const mail = await call(api.createConnector, {
      body: { connectorId: 'http-email', config: { endpoint: 'https://mail.example.com' } },
    });
    const { body } = await call(api.listConnectors);
    expect(body.map(({ id }) => id).toSorted()).toEqual([sms.body.id, mail.body.id].toSorted());
  });

  it('names each invalid setting, and refuses options that the kind of connector doesn’t support', async () => {
    const wrong = await create({ ...settings(), port: 70_000, fromEmail: 'x' });
    expect([wrong.status, wrong.refusal.code]).toEqual([400, 'connector.invalid_config']);
    expect(Object.keys((wrong.refusal.data as { fields: object }).fields).toSorted()).toEqual([
      'body.config.fromEmail',
      'body.config.port',
    ]);
    const refused = async (body: object) => {
      const { status, refusal } = await call(api.createConnector, {
        body: { connectorId, config: settings(), ...body },
      });
      return [status, refusal.code];
    };
    expect(await refused({ connectorId: 'unknown' })).toEqual([422, 'connector.not_found_with_connector_id']);
    expect(await refused({ metadata: { target: 'mine' } })).toEqual([
      400,
      'connector.cannot_overwrite_metadata_for_non_standard_connector',
    ]);
    expect(await refused({ syncProfile: true })).toEqual([422, 'connector.invalid_type_for_syncing_profile']);
    expect(await refused({ enableTokenStorage: true })).toEqual([
      422,
      'connector.token_storage_not_supported',
    ]);
  });

  it('keeps a secret if its mask is sent, but not with another destination', async () => {
    const { body: created } = await create();
    const change = (config: object) =>
      call(api.updateConnector, {
        params: { id: created.id },
        body: { config: { ...created.config, ...config } },
      });
    expect((await change({ fromEmail: 'no-reply@example.com' })).status).toBe(200);
    expect((await test({ email: 'ada@example.com', config: created.config })).status).toBe(204);
    for (const elsewhere of [{ host: 'evil.example' }, { port: 1 }, { secure: 'tls' }]) {
      const { status, refusal } = await change(elsewhere);
      expect([status, refusal.data]).toEqual([
        400,
        { fields: { 'body.config.password': 'must be entered again' } },
      ]);
      const tried = await test({ email: 'ada@example.com', config: { ...created.config, ...elsewhere } });
      expect(tried.status).toBe(400);
    }
    expect((await change({ host: 'localhost', password: 'better' })).body.config.password).toBe(secretMask);
    expect((await create({ ...settings(), password: secretMask })).status).toBe(400);
  });

  it('stores secrets encrypted, and keeps them out of responses, logs and the audit log', async () => {
    const canary = 'canary-5up3r-s3cr3t';
    lines.length = 0;
    const { body } = await create({ ...settings(), password: canary });
    await test({ email: 'ada@example.com', config: body.config });
    const { rows } = await server.runtime.database.pool.query<{ row: string }>(
      'select c::text as row from connectors c where tenant_id = $1',
      [tenant.id],
    );
    const seen = [body, (await call(api.listConnectors)).body, (await call(listAuditLogs)).body, rows, lines];
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(seen)).not.toContain(canary);
    expect(JSON.stringify(seen)).not.toContain(Buffer.from(canary).toString('base64'));
  });

  it('deletes one', async () => {
    const { body } = await create();
    expect((await call(api.deleteConnector, { params: { id: body.id } })).status).toBe(204);
    expect((await call(api.getConnector, { params: { id: body.id } })).status).toBe(404);
    expect((await call(api.listConnectors)).body).toEqual([]);
  });
});

describe('a check of settings before they are saved', () => {
  const check = (config: Record<string, unknown>, id = 'oidc') =>
    call(api.checkConnectorSettings, { params: { id }, body: { config } });
  const credentials = { clientId: 'client', clientSecret: 'secret' };
  let provider: Server;
  let origin: string;
  beforeAll(async () => {
    provider = createServer(({ url }, response) => {
      const issuer = url?.startsWith('/other') ? 'https://elsewhere.example' : origin;
      const at = (path: string) => `${origin}${path}`;
      const about = {
        issuer,
        authorization_endpoint: at('/a'),
        token_endpoint: at('/t'),
        jwks_uri: at('/k'),
      };
      response.writeHead(url?.startsWith('/gone') ? 404 : 200).end(JSON.stringify(about));
    });
    await new Promise<void>((resolve) => provider.listen(0, 'localhost', resolve));
    origin = `http://localhost:${(provider.address() as AddressInfo).port}`;
  });
  afterAll(() => void provider.close());

  it('reads the metadata of an OpenID Connect provider, and names the issuer field if that fails', async () => {
    expect((await check({ ...credentials, issuer: origin })).status).toBe(204);
    // Works with the mask, too, because the check doesn't send the secret.
    expect((await check({ ...credentials, clientSecret: secretMask, issuer: origin })).status).toBe(204);
    const wrong: [string, RegExp][] = [
      [`${origin}/other`, /issuer is https:\/\/elsewhere\.example/],
      [`${origin}/gone`, /no discovery document of http.*\/gone$/],
      ['http://localhost:1', /could not be reached/],
    ];
    for (const [issuer, reason] of wrong) {
      const { status, refusal } = await check({ ...credentials, issuer });
      expect([status, refusal.code]).toEqual([400, 'connector.invalid_config']);
      expect(refusal.data).toMatchObject({ fields: { 'body.config.issuer': expect.stringMatching(reason) } });
    }
  });

  it('SSRF: connects only to addresses that the operator allows', async () => {
    const { refusal } = await check({ ...credentials, issuer: origin.replace('localhost', '127.0.0.1') });
    expect(refusal.data).toMatchObject({
      fields: { 'body.config.issuer': expect.stringContaining('OUTBOUND_ALLOW') },
    });
  });

  it('accepts providers that have no check, and refuses incomplete settings', async () => {
    expect((await check(credentials, 'github-universal')).status).toBe(204);
    const { refusal } = await check({}, 'github-universal');
    expect(Object.keys((refusal.data as { fields: object }).fields)).toContain('body.config.clientId');
    expect((await check({}, 'unknown')).status).toBe(404);
  });
});

describe('a test message', () => {
  it('is sent without saving the connector, says that it is a test and contains no code', async () => {
    mailServer.mails.length = 0;
    const templates = [{ usageType: 'Generic', subject: 'Mine', content: 'It is {{code}}' }];
    const config = { ...settings(), templates, companyInformation: 'Acme Street 1' };
    expect((await test({ email: 'ada@example.com', config })).status).toBe(204);
    expect(mailServer.mails[0]).toContain('Subject: Test message');
    expect(mailServer.mails[0]).toContain('This is a test.');
    expect(mailServer.mails[0]).toContain('Acme Street 1');
    expect(mailServer.mails[0]?.split('\r\n\r\n').at(-1)).not.toMatch(/\b\d{6}\b|It is/);
    expect((await call(api.listConnectors)).body).toEqual([]);
  });

  it('uses the unsaved template in place of the saved one, with example values', async () => {
    mailServer.mails.length = 0;
    const content = '<p>Join {{organization.name}}: {{link}} {{code}}</p>';
    const written = {
      usage: 'OrganizationInvitation',
      template: { subject: 'For {{organization.name}}', content },
    };
    expect((await test({ email: 'ada@example.com', config: settings(), ...written })).status).toBe(204);
    expect(mailServer.mails[0]).toContain('Subject: [Test message] For Acme');
    expect(mailServer.mails[0]).toContain('Join Acme: https://example.com/invitation {{code}}');
    const saved = { email: 'ada@example.com', locale: 'de', config: settings(), usage: 'SignIn' as const };
    expect((await test(saved)).status).toBe(204);
    expect(mailServer.mails[1]).toContain('Subject: [Testnachricht] Example: Ihr Anmeldecode');
    expect(mailServer.mails[1]).toContain('TEST');
    const wrong = { ...written, template: { subject: '', content } };
    expect((await test({ email: 'ada@example.com', config: settings(), ...wrong })).status).toBe(400);
  });

  it('[ERR-17 part] returns the mail server’s error message if it is rejected', async () => {
    const { status, refusal } = await test({
      email: 'ada@example.com',
      config: { ...settings(), password: 'bad' },
    });
    expect([status, refusal.code]).toEqual([400, 'connector.authorization_failed']);
    expect(refusal.data).toEqual({
      reason: 'The mail server answered: 535 5.7.8 Authentication credentials invalid',
    });
  });

  it('SSRF: connects only to addresses that the operator allows', async () => {
    const { status, refusal } = await test({
      email: 'ada@example.com',
      config: { ...settings(), host: '127.0.0.1' },
    });
    expect([status, refusal.code]).toEqual([400, 'connector.invalid_config']);
    expect(JSON.stringify(refusal.data)).toContain('OUTBOUND_ALLOW');
  });

  it('requires an address of the connector’s type and a known connector', async () => {
    expect((await test({ config: settings() })).status).toBe(400);
    expect((await test({ phone: '4915112345678', config: settings() })).status).toBe(400);
    expect((await test({ email: 'ada@example.com', config: {} }, 'unknown')).status).toBe(404);
  });
});
