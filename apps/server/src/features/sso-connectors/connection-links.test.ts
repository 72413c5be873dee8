import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { secretMask } from '@gatehouse/contract/connectors/connectors';
import { createDomain } from '@gatehouse/contract/domains/endpoints';
import { listJitEmailDomains } from '@gatehouse/contract/organizations/jit-email-domain-endpoints';
import * as api from '@gatehouse/contract/connection-links/endpoints';
import * as connectors from '@gatehouse/contract/sso-connectors/endpoints';
import { listOrganizationDomains } from '@gatehouse/contract/organizations/domain-endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createLink,
  LinkBrowser,
  submitProposal,
  wholeSettings,
} from '../../../../../tests/support/connection-link.ts';
import { type DnsServer, startDnsServer } from '../../../../../tests/support/dns-server.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { type SocialProvider, startSocialProvider } from '../../../../../tests/support/social.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { storedConfig } from '../../connectors/connector-config.ts';
import { deleteExpired } from '../../jobs/expired-rows.ts';

const dayMs = 86_400_000;

let dns: DnsServer;
let provider: SocialProvider;
let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let ahead = 0;

beforeAll(async () => {
  dns = await startDnsServer();
  provider = await startSocialProvider();
  server = await startTestServer({
    clock: () => Date.now() + ahead,
    environment: { DOMAINS_DNS: dns.address, OUTBOUND_ALLOW: '127.0.0.1' },
  });
});
beforeEach(async () => {
  ahead = 0;
  dns.zone.clear();
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
  await dns.stop();
});

const live = {
  issuer: 'https://login.old.example',
  clientId: 'old',
  clientSecret: 'the-old-secret',
  trustUnverifiedEmail: false,
};
const getConnector = async (id: string) => (await call(connectors.getSsoConnector, { params: { id } })).body;
const proposalOf = (params: { id: string; linkId: string }) => call(api.getConnectionProposal, { params });
const confirm = (params: { id: string; linkId: string }, version: string) =>
  call(api.confirmConnectionProposal, { params, body: { version } });
const stateOf = async ({ id, linkId }: { id: string; linkId: string }) =>
  (await call(api.listConnectionLinks, { params: { id } })).body.find((link) => link.id === linkId)?.status;

async function openNew(options?: Parameters<typeof createLink>[1]) {
  const made = await createLink(call, options);
  const browser = new LinkBrowser(tenant);
  expect((await browser.open(made.url)).status).toBe(204);
  return { ...made, browser };
}

/** Publishes the record of a proposed domain, as its owner would. */
async function prove(browser: LinkBrowser, domain: string) {
  const { body } = await browser.call('POST', '/domains', { domain });
  const added = body.connection?.domains.find((each) => each.domain === domain);
  dns.zone.set(added?.record.name ?? '', { TXT: ['unrelated', added?.record.value ?? ''] });
  return browser.call('POST', `/domains/${domain}/verify`);
}

/** The settings as they are stored, with secrets. */
async function storedSettings(id: string) {
  const { sealed } = await server.runtime.database
    .for(tenant.id)
    .selectFrom('ssoConnectors')
    .select('sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return server.runtime.secrets.openJson(sealed, storedConfig);
}

/** Ends the time of a link. The token of an administrator would expire with the clock. */
const expire = ({ linkId }: { linkId: string }) =>
  server.runtime.database.pool.query(
    `update connection_links set expires_at = now() - interval '1 second' where id = $1`,
    [linkId],
  );

async function logsOf(key: string): Promise<Record<string, unknown>[]> {
  const { body } = await call(listAuditLogs, { query: { logKey: key } });
  return body.map(({ payload }) => payload);
}

describe('a connection link', () => {
  it('lets a customer propose settings and prove a domain, which an administrator confirms', async () => {
    const made = await createLink(call, { connector: { config: live } });
    expect(await stateOf(made)).toBe('waiting');
    const browser = new LinkBrowser(tenant);
    expect((await browser.open(made.url)).status).toBe(204);
    expect(await stateOf(made)).toBe('opened');
    const { body: page } = await browser.call('GET');
    expect(page).toMatchObject({
      status: 'opened',
      organizationName: 'Acme Inc',
      connection: {
        settings: { issuer: live.issuer, clientId: 'old' },
        secrets: ['clientSecret'],
        serviceProvider: { redirectUri: `${tenant.origin}/callback/${made.id}` },
      },
    });
    await browser.call('PUT', '/settings', { settings: wholeSettings });
    expect((await prove(browser, 'acme.example')).status).toBe(200);
    expect((await browser.call('POST', '/submit')).body.status).toBe('submitted');
    expect(await stateOf(made)).toBe('submitted');

    const { body: proposal } = await proposalOf(made);
    expect(
      proposal.settings.map(({ label, isSecret, ...rest }) => [label, isSecret, Object.values(rest)]),
    ).toEqual([
      ['Issuer', false, ['issuer', live.issuer, wholeSettings.issuer, true]],
      ['Client ID', false, ['clientId', 'old', 'gatehouse', true]],
      ['Client secret', true, ['clientSecret', secretMask, secretMask, true]],
    ]);
    expect(proposal.newDomains).toEqual({ connector: ['acme.example'], organization: ['acme.example'] });

    const { status, body } = await confirm(made, proposal.version);
    expect([status, body.status]).toEqual([200, 'confirmed']);
    // It counts for provisioning, too: the customer needn't verify it again.
    const { body: verified } = await call(listOrganizationDomains, { params: { id: made.organizationId } });
    expect(verified).toMatchObject([{ domain: 'acme.example', verifiedAt: expect.any(Number) }]);
    expect(await storedSettings(made.id)).toEqual({ ...live, ...wholeSettings });
    expect((await getConnector(made.id)).domains).toEqual(['acme.example']);
    const jit = await call(listJitEmailDomains, { params: { id: made.organizationId } });
    expect(jit.body.map(({ emailDomain }) => emailDomain)).toEqual(['acme.example']);
    // And it is over.
    expect((await browser.call('GET')).body).toMatchObject({ status: 'confirmed' });
    expect((await browser.call('GET')).body.connection).toBeUndefined();
    expect((await browser.call('PUT', '/settings', { settings: wholeSettings })).body.code).toBe(
      'connection_link.ended',
    );
  });

  it('is for one organization and one connector that exist', async () => {
    const { id } = await createLink(call);
    const refused = await call(api.createConnectionLink, {
      params: { id },
      body: { organizationId: 'unknown' },
    });
    expect([refused.status, refused.refusal.code]).toEqual([404, 'entity.relation_foreign_key_not_found']);
    const language = { organizationId: 'unknown', language: 'tlh' };
    expect((await call(api.createConnectionLink, { params: { id }, body: language })).status).toBe(400);
  });

  it('is deleted with its connector, and 30 days after it has expired', async () => {
    const [gone, kept] = [await openNew(), await openNew()];
    await call(connectors.deleteSsoConnector, { params: { id: gone.id } });
    expect((await gone.browser.call('GET')).status).toBe(401);
    ahead = 36 * dayMs;
    const { pool } = server.runtime.database;
    const client = await pool.connect();
    try {
      await deleteExpired(client, server.runtime.clock());
      expect((await kept.browser.call('GET')).status).toBe(200);
      ahead = 38 * dayMs;
      await deleteExpired(client, server.runtime.clock());
    } finally {
      client.release();
    }
    expect((await kept.browser.call('GET')).status).toBe(401);
  });
});

describe('[attack: stolen link]', () => {
  it('the secret has 32 random bytes, is stored as a hash, and is returned once, in the fragment', async () => {
    const made = await createLink(call, { language: 'de' });
    const url = new URL(made.url);
    expect([url.origin, url.pathname, url.search]).toEqual([
      tenant.origin,
      '/connection-link',
      '?language=de',
    ]);
    const secret = url.hash.slice(1);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const { rows } = await server.runtime.database.pool.query<{ row: string }>(
      `select to_jsonb(l)::text as row from connection_links l where tenant_id = $1`,
      [tenant.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(secret);
    const { body: list } = await call(api.listConnectionLinks, { params: { id: made.id } });
    expect(JSON.stringify(list)).not.toContain(secret);
    expect(JSON.stringify(await call(listAuditLogs))).not.toContain(secret);
  });

  it('ends after seven days, also in a browser that has opened it', async () => {
    const { browser, url, ...made } = await openNew();
    ahead = 7 * dayMs - 60_000;
    expect((await browser.call('PUT', '/settings', { settings: wholeSettings })).status).toBe(200);
    ahead = 7 * dayMs + 1000;
    for (const [method, path, body] of [
      ['PUT', '/settings', { settings: wholeSettings }],
      ['POST', '/domains', { domain: 'acme.example' }],
      ['POST', '/check', undefined],
      ['POST', '/submit', undefined],
    ] as const)
      expect([path, (await browser.call(method, path, body)).body.code]).toEqual([
        path,
        'connection_link.ended',
      ]);
    expect((await browser.call('GET')).body).toEqual({
      status: 'expired',
      organizationName: 'Acme Inc',
      expiresAt: expect.any(Number),
    });
    const later = new LinkBrowser(tenant);
    await later.open(url);
    expect((await later.call('GET')).body.status).toBe('expired');
    ahead = 0;
    await expire(made);
    expect(await stateOf(made)).toBe('expired');
  });

  it('can be revoked, which discards what it has proposed', async () => {
    const { browser, ...made } = await submitProposal(call, tenant);
    const { version } = (await proposalOf(made)).body;
    const revoked = await call(api.revokeConnectionLink, { params: made });
    expect([revoked.status, revoked.body.status]).toEqual([200, 'revoked']);
    expect((await browser.call('POST', '/submit')).body.code).toBe('connection_link.ended');
    expect((await browser.call('GET')).body.connection).toBeUndefined();
    expect((await confirm(made, version)).refusal.code).toBe('connection_link.not_submitted');
    expect((await getConnector(made.id)).config).toEqual({});
    const { rows } = await server.runtime.database.pool.query<{ sealed: string | null }>(
      `select sealed from connection_links where id = $1`,
      [made.linkId],
    );
    expect(rows).toEqual([{ sealed: null }]);
    expect((await call(api.revokeConnectionLink, { params: made })).status).toBe(422);
  });

  it('is in a cookie that scripts and other paths and sites don’t get', async () => {
    const { url } = await createLink(call);
    const { headers } = await new LinkBrowser(tenant).open(url);
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(
      /^gh_\w+_connection_link=[\w-]{43}; Path=\/api\/connection-link; Max-Age=604\d{3}; HttpOnly; SameSite=Strict$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('can’t be guessed: attempts are limited by IP address, in the body and in the cookie', async () => {
    const { url, browser } = await openNew();
    const guess = (index: number) => `${'A'.repeat(40)}${String(index).padStart(3, '0')}`;
    for (let index = 0; index < 15; index += 1) {
      const { status, body } = await new LinkBrowser(tenant).call('POST', '/session', {
        secret: guess(index),
      });
      expect([status, body.code]).toEqual([404, 'connection_link.invalid']);
      const cookie = `gh_${tenant.id}_connection_link=${guess(index)}`;
      expect((await new LinkBrowser(tenant).call('GET', '', undefined, { cookie })).status).toBe(401);
    }
    const secret = new URL(url).hash.slice(1);
    const cookie = `gh_${tenant.id}_connection_link=${secret}`;
    // Also the right one: too many guesses say nothing more.
    expect((await new LinkBrowser(tenant).call('POST', '/session', { secret })).status).toBe(429);
    expect((await browser.call('GET', '', undefined, { cookie })).status).toBe(429);
    ahead = 11 * 60_000;
    for (let times = 0; times < 40; times += 1) expect((await browser.call('GET')).status).toBe(200);
  });

  it('of another tenant is an unknown one', async () => {
    const other = await server.createTenant();
    const { url } = await createLink(await other.as('all'));
    const { status, body } = await new LinkBrowser(tenant).open(url);
    expect([status, body.code]).toEqual([404, 'connection_link.invalid']);
    const cookie = `gh_${tenant.id}_connection_link=${new URL(url).hash.slice(1)}`;
    expect((await new LinkBrowser(tenant).call('GET', '', undefined, { cookie })).status).toBe(401);
  });
});

describe('[attack: CSRF] a page of another site, with the cookie of a link,', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
  ])('can change nothing: %j', async (headers) => {
    const { browser, url, ...made } = await openNew({ connector: { config: live, domains: ['a.example'] } });
    for (const [method, path, body] of [
      ['POST', '/session', { secret: new URL(url).hash.slice(1) }],
      ['PUT', '/settings', { settings: wholeSettings }],
      ['POST', '/check', {}],
      ['POST', '/domains', { domain: 'evil.example' }],
      ['POST', '/submit', {}],
    ] as const) {
      const { status } = await browser.call(method, path, body, headers);
      expect([path, [400, 403, 415].includes(status)]).toEqual([path, true]);
    }
    expect(await stateOf(made)).toBe('opened');
    const preflight = await browser.fetch('/api/connection-link', {
      method: 'OPTIONS',
      headers: { origin: server.settings.ADMIN_ENDPOINT, 'access-control-request-method': 'PUT' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('[attack: the holder of a link wants more]', () => {
  it.each(['allowSha1', 'trustUnverifiedEmail', 'scope', 'secretIn', 'domains', 'connectorName'])(
    'changes only protocol settings, not %s',
    async (name) => {
      const { browser } = await openNew({ connector: { config: live } });
      const { status, body } = await browser.call('PUT', '/settings', {
        settings: { ...wholeSettings, [name]: 'true' },
      });
      expect([status, Object.keys(body.data?.fields ?? {})]).toEqual([400, [`body.settings.${name}`]]);
    },
  );

  it('changes nothing of other connectors and organizations, and not the connector itself before it is confirmed', async () => {
    const { browser, ...made } = await openNew({ connector: { config: live, syncProfile: true } });
    const other = await createLink(call, { connector: { config: live } });
    const before = [await getConnector(made.id), await getConnector(other.id)];
    await browser.call('PUT', '/settings', { settings: wholeSettings });
    await prove(browser, 'acme.example');
    await browser.call('POST', '/submit');
    expect([await getConnector(made.id), await getConnector(other.id)]).toEqual(before);
    const jitOf = async ({ organizationId: id }: { organizationId: string }) =>
      (await call(listJitEmailDomains, { params: { id } })).body;
    expect(await jitOf(made)).toEqual([]);
    await confirm(made, (await proposalOf(made)).body.version);
    expect([await getConnector(other.id), await jitOf(other)]).toEqual([before[1], []]);
    const { config: _config, domains: _domains, isReady: _ready, ...rest } = await getConnector(made.id);
    expect(before[0]).toMatchObject(rest);
  });

  it('gets no secret, neither the connector’s nor its own', async () => {
    const { browser, ...made } = await openNew({ connector: { config: live, domains: ['a.example'] } });
    const seen = [JSON.stringify((await browser.call('GET')).body)];
    seen.push(
      JSON.stringify((await browser.call('PUT', '/settings', { settings: wholeSettings })).body),
      JSON.stringify((await browser.call('GET')).body),
      JSON.stringify((await browser.call('POST', '/submit')).body),
      JSON.stringify((await proposalOf(made)).body),
      JSON.stringify(await call(listAuditLogs)),
    );
    for (const text of seen) {
      expect(text).not.toContain('the-old-secret');
      expect(text).not.toContain('the-new-secret');
    }
    const { rows } = await server.runtime.database.pool.query<{ row: string }>(
      `select to_jsonb(l)::text as row from connection_links l where id = $1`,
      [made.linkId],
    );
    expect(rows[0]?.row).not.toContain('the-new-secret');
  });

  it('can’t have the connector’s secret sent to another issuer', async () => {
    const { browser, ...made } = await openNew({ connector: { config: live, domains: ['a.example'] } });
    const evil = { issuer: 'https://evil.example', clientId: 'old' };
    for (const settings of [evil, { ...evil, clientSecret: secretMask }]) {
      const { status, body } = await browser.call('PUT', '/settings', { settings });
      expect([status, body.data?.fields]).toEqual([
        400,
        { 'body.config.clientSecret': 'must be entered again' },
      ]);
    }
    // Nor after the issuer of the connector was changed behind a proposal that keeps its secret.
    const same = { issuer: live.issuer, clientId: 'renamed' };
    expect((await browser.call('PUT', '/settings', { settings: same })).status).toBe(200);
    await browser.call('POST', '/submit');
    await call(connectors.updateSsoConnector, {
      params: { id: made.id },
      body: { config: { ...live, issuer: 'https://login.third.example', clientSecret: 'the-third-secret' } },
    });
    const { version } = (await proposalOf(made)).body;
    const refused = await confirm(made, version);
    expect([refused.status, refused.refusal.data]).toEqual([
      400,
      { fields: { 'body.config.clientSecret': 'must be entered again' } },
    ]);
  });

  it('keeps the connector’s secret while the issuer stays, as it is when it is confirmed', async () => {
    const { browser, ...made } = await openNew({ connector: { config: live, domains: ['a.example'] } });
    await browser.call('PUT', '/settings', { settings: { issuer: live.issuer, clientId: 'renamed' } });
    await browser.call('POST', '/submit');
    await call(connectors.updateSsoConnector, {
      params: { id: made.id },
      body: { config: { ...live, clientSecret: 'the-rotated-secret' } },
    });
    const { body } = await proposalOf(made);
    expect(body.settings.filter(({ isChanged }) => isChanged).map(({ key }) => key)).toEqual(['clientId']);
    expect((await confirm(made, body.version)).status).toBe(200);
    expect(await storedSettings(made.id)).toMatchObject({
      clientId: 'renamed',
      clientSecret: 'the-rotated-secret',
    });
  });

  it('makes no request to private addresses, at most ten to its provider in an hour, and reads no document', async () => {
    const guarded = await openNew();
    const inside = { ...wholeSettings, issuer: 'http://169.254.169.254/latest' };
    await guarded.browser.call('PUT', '/settings', { settings: inside });
    const { status, body: refusal } = await guarded.browser.call('POST', '/check');
    expect([status >= 400, JSON.stringify(refusal)]).toEqual([true, expect.not.stringContaining('169.254')]);
    const { browser } = await openNew();
    await browser.call('PUT', '/settings', { settings: { ...wholeSettings, issuer: provider.issuer } });
    const from = provider.asked.length;
    for (let index = 0; index < 10; index += 1) {
      const { body } = await browser.call('POST', '/check');
      expect(body).toEqual({ issuer: provider.issuer, signInUrl: expect.stringContaining('/auth') });
    }
    expect((await browser.call('POST', '/check')).status).toBe(429);
    expect(provider.asked.slice(from)).toHaveLength(10);
    ahead = 61 * 60_000;
    expect((await browser.call('POST', '/check')).status).toBe(200);
  });
});

describe('[attack: a foreign domain]', () => {
  it('counts only with the TXT record of this link', async () => {
    const { browser } = await openNew();
    const other = await openNew();
    const { body: page } = await browser.call('POST', '/domains', { domain: 'victim.example' });
    const [mine] = page.connection?.domains ?? [];
    const { body: theirs } = await other.browser.call('POST', '/domains', { domain: 'victim.example' });
    const [foreign] = theirs.connection?.domains ?? [];
    const { body: custom } = await call(createDomain, { body: { domain: 'login.victim.example' } });
    expect(mine?.record.name).toBe('_gatehouse-sso.victim.example');
    const verify = async () => (await browser.call('POST', '/domains/victim.example/verify')).body.code;
    expect(await verify()).toBe('connection_link.domain_not_verified');
    const texts = [foreign?.record.value ?? '', ...custom.dnsRecords.map(({ value }) => value)];
    dns.zone.set('_gatehouse-sso.victim.example', { TXT: texts });
    dns.zone.set('victim.example', { TXT: [mine?.record.value ?? ''] });
    expect(await verify()).toBe('connection_link.domain_not_verified');
    dns.zone.set('_gatehouse-sso.victim.example', { TXT: [mine?.record.value ?? ''] });
    expect(await verify()).toBeUndefined();
  });

  it('isn’t taken over unproven, nor with the record of a proposal that was withdrawn', async () => {
    const { browser, ...made } = await openNew();
    await browser.call('PUT', '/settings', { settings: wholeSettings });
    await browser.call('POST', '/domains', { domain: 'victim.example' });
    const { body } = await browser.call('POST', '/submit');
    expect([body.code, body.data?.needsDomain]).toEqual(['connection_link.incomplete', true]);
    await prove(browser, 'acme.example');
    await browser.call('POST', '/submit');
    const { body: proposal } = await proposalOf(made);
    expect(proposal.newDomains.connector).toEqual(['acme.example']);
    await browser.call('DELETE', '/domains/acme.example');
    await browser.call('POST', '/domains', { domain: 'acme.example' });
    expect((await browser.call('POST', '/domains/acme.example/verify')).body.code).toBe(
      'connection_link.domain_not_verified',
    );
  });

  it('that anyone can have an address of, or is no domain, or is one too many, is refused', async () => {
    const { browser } = await openNew();
    const add = async (domain: string) => (await browser.call('POST', '/domains', { domain })).body.code;
    expect(await add('gmail.com')).toBe('single_sign_on.forbidden_domains');
    expect(await add('https://acme.example')).toBe('guard.invalid_input');
    expect(await add('ACME.example')).toBeUndefined();
    expect(await add('acme.example')).toBe('connection_link.domain_exists');
    for (let index = 1; index < 20; index += 1) await add(`d${index}.example`);
    expect(await add('one-more.example')).toBe('connection_link.too_many_domains');
  });

  it('is asked for at most sixty times an hour', async () => {
    const { browser } = await openNew();
    await browser.call('POST', '/domains', { domain: 'acme.example' });
    const verify = async () => (await browser.call('POST', '/domains/acme.example/verify')).status;
    for (let index = 0; index < 60; index += 1) expect(await verify()).toBe(422);
    const asked = dns.asked();
    expect([await verify(), dns.asked()]).toEqual([429, asked]);
  });
});

describe('[attack: a proposal that changes after it was shown]', () => {
  it('isn’t confirmed: neither after the link, nor after an administrator has changed something', async () => {
    const { browser, ...made } = await submitProposal(call, tenant);
    const shown = (await proposalOf(made)).body.version;
    await browser.call('PUT', '/settings', {
      settings: { ...wholeSettings, issuer: 'https://evil.example' },
    });
    expect((await confirm(made, shown)).refusal.code).toBe('connection_link.not_submitted');
    await browser.call('POST', '/submit');
    expect((await confirm(made, shown)).refusal.code).toBe('connection_link.outdated');
    const again = (await proposalOf(made)).body.version;
    // The same texts with another secret look the same.
    await browser.call('PUT', '/settings', {
      settings: { ...wholeSettings, issuer: 'https://evil.example', clientSecret: 'another' },
    });
    await browser.call('POST', '/submit');
    expect((await confirm(made, again)).refusal.code).toBe('connection_link.outdated');
    const third = (await proposalOf(made)).body.version;
    await call(connectors.updateSsoConnector, {
      params: { id: made.id },
      body: { domains: ['acme.example', 'more.example'] },
    });
    expect((await confirm(made, third)).refusal.code).toBe('connection_link.outdated');
    expect((await getConnector(made.id)).config).toEqual({});
  });

  it('is confirmed once, also by two administrators at the same time', async () => {
    const { browser: _browser, ...made } = await submitProposal(call, tenant);
    const { version } = (await proposalOf(made)).body;
    const answers = await Promise.all([confirm(made, version), confirm(made, version)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('is discarded when it is rejected, with its domains, and can be made again', async () => {
    const { browser, ...made } = await openNew();
    await browser.call('PUT', '/settings', { settings: wholeSettings });
    await prove(browser, 'acme.example');
    await browser.call('POST', '/submit');
    const rejected = await call(api.rejectConnectionProposal, { params: made });
    expect([rejected.status, rejected.body.status]).toEqual([200, 'opened']);
    expect((await proposalOf(made)).status).toBe(422);
    expect((await browser.call('GET')).body.connection).toMatchObject({
      settings: {},
      secrets: [],
      domains: [],
      wasRejected: true,
    });
    await browser.call('PUT', '/settings', { settings: wholeSettings });
    const added = await browser.call('POST', '/domains', { domain: 'acme.example' });
    expect(added.body.connection?.domains[0]?.verifiedAt).toBeNull();
    expect((await browser.call('POST', '/domains/acme.example/verify')).status).toBe(422);
  });

  it('has to be complete', async () => {
    const { browser } = await openNew({ connector: { domains: ['acme.example'] } });
    await browser.call('PUT', '/settings', { settings: { issuer: 'https://login.acme.example' } });
    const { status, body } = await browser.call('POST', '/submit');
    expect([status, Object.keys(body.data?.fields ?? {})]).toEqual([
      422,
      ['body.settings.clientId', 'body.settings.clientSecret'],
    ]);
  });

  it('can be confirmed after the time of the link is over', async () => {
    const { browser, ...made } = await submitProposal(call, tenant);
    await expire(made);
    expect((await browser.call('PUT', '/settings', { settings: wholeSettings })).status).toBe(422);
    expect((await confirm(made, (await proposalOf(made)).body.version)).status).toBe(200);
  });
});

describe('the audit log', () => {
  it('has everything that is done with a link, with the link as its actor', async () => {
    const { browser, ...made } = await openNew({ connector: { config: live } });
    await browser.call('PUT', '/settings', { settings: { ...wholeSettings, issuer: provider.issuer } });
    await browser.call('POST', '/check');
    await prove(browser, 'acme.example');
    await browser.call('POST', '/domains', { domain: 'other.example' });
    await browser.call('DELETE', '/domains/other.example');
    await browser.call('POST', '/submit');
    const { id, linkId, organizationId } = made;
    for (const key of [
      'Opened',
      'Settings.Proposed',
      'Settings.Checked',
      'Domain.Proposed',
      'Domain.Verified',
      'Domain.Withdrawn',
      'Submitted',
    ]) {
      const [entry] = await logsOf(`ConnectionLink.${key}`);
      expect(entry).toMatchObject({
        result: 'Success',
        actor: 'connection-link',
        ip: expect.any(String),
        params: { id, organizationId },
      });
      expect(JSON.stringify(entry)).toContain(linkId);
    }
    await confirm(made, (await proposalOf(made)).body.version);
    const [confirmed] = await logsOf('ConnectionLink.Confirmed');
    expect(confirmed).toMatchObject({
      actor: 'machine',
      changed: ['issuer', 'clientId', 'clientSecret', 'domains'],
      params: { id, linkId, organizationId },
    });
    const [created] = await logsOf('ConnectionLink.Created');
    expect(created).toMatchObject({ params: { id, linkId, organizationId }, language: 'en' });
  });
});
