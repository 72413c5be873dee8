import * as api from '@gatehouse/contract/applications/endpoints';
import * as domains from '@gatehouse/contract/applications/protected-domain-endpoints';
import { createDomain } from '@gatehouse/contract/domains/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DnsServer, startDnsServer } from '../../../../../tests/support/dns-server.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { isOwnHostname } from '../../tenancy/tenant.ts';
import { readSettings } from '../../runtime/settings.ts';
import { decideState, type ProxyFacts } from './protected-domains.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let domain: string;
let serial = 0;
let dns: DnsServer;
let ahead = 0;

beforeAll(async () => {
  dns = await startDnsServer();
  server = await startTestServer({
    environment: { PROTECTED_APPS_DOMAIN: '*.Apps.Example.com', DOMAINS_DNS: dns.address },
    clock: () => Date.now() + ahead,
  });
  tenant = await server.createTenant();
  call = await tenant.as('all');
  domain = `${tenant.id}.apps.example.com`;
});
afterAll(async () => {
  await server.stop();
  await dns.stop();
});

const origin = 'http://10.0.0.7:8080';
const create = (protectedAppMetadata: object | undefined, more: object = {}) =>
  call(api.createApplication, {
    body: { name: 'Wiki', type: 'Protected', protectedAppMetadata, ...more } as never,
  });
async function createOne() {
  const { status, body } = await create({ subDomain: `app-${(serial += 1)}`, origin });
  expect(status).toBe(200);
  const { protectedAppMetadata: metadata } = body;
  if (!metadata) throw new Error('not protected');
  return { ...body, host: metadata.host, params: { id: body.id } };
}
const told = ({ status, refusal }: { status: number; refusal: { code: string } }) => [status, refusal.code];

describe('protected applications', () => {
  it('[ENT-03 part] are created with a host in the tenant’s domain, which the redirect URIs use', async () => {
    const { status, body } = await create(
      { subDomain: 'Wiki', origin: 'https://wiki.internal:8443/' },
      { oidcClientMetadata: { redirectUris: ['https://evil.example/'], postLogoutRedirectUris: [] } },
    );
    expect(status).toBe(200);
    const host = `wiki.${domain}`;
    expect(body).toMatchObject({
      type: 'Protected',
      protectedAppMetadata: {
        host,
        origin: 'https://wiki.internal:8443',
        sessionDuration: 1_209_600,
        pageRules: [],
      },
      oidcClientMetadata: {
        redirectUris: [`https://${host}/oauth2/callback`],
        postLogoutRedirectUris: [`https://${host}/`],
      },
    });
    const read = await call(api.getApplication, { params: { id: body.id } });
    expect(read.body).toEqual({ ...body, isAdmin: false });
    const system = await call(api.getApplicationSystem);
    expect(system.body).toEqual({ protectedApps: { defaultDomain: domain } });
  });

  it.each([
    ['no metadata', undefined, [400, 'application.protected_app_metadata_is_required']],
    ['two labels', { subDomain: 'a.b', origin }, [422, 'application.invalid_subdomain']],
    ['an empty subdomain', { subDomain: '', origin }, [422, 'application.invalid_subdomain']],
    ['a hyphen in front', { subDomain: '-wiki', origin }, [422, 'application.invalid_subdomain']],
    ['an underscore', { subDomain: 'my_wiki', origin }, [422, 'application.invalid_subdomain']],
    ['another alphabet', { subDomain: 'wíki', origin }, [422, 'application.invalid_subdomain']],
    ['64 letters', { subDomain: 'w'.repeat(64), origin }, [422, 'application.invalid_subdomain']],
    ['another host', { subDomain: 'evil.example/', origin }, [422, 'application.invalid_subdomain']],
    ['a reserved word', { subDomain: 'Admin', origin }, [422, 'application.invalid_subdomain']],
    ['a path', { subDomain: 'x1', origin: 'https://wiki.internal/a' }, [400, 'guard.invalid_input']],
    ['another scheme', { subDomain: 'x1', origin: 'javascript:alert(1)' }, [400, 'guard.invalid_input']],
    ['credentials', { subDomain: 'x1', origin: 'https://a:b@wiki.internal' }, [400, 'guard.invalid_input']],
    ['a query', { subDomain: 'x1', origin: 'https://wiki.internal?a' }, [400, 'guard.invalid_input']],
    ['a line break', { subDomain: 'x1', origin: 'https://wiki.internal\n' }, [400, 'guard.invalid_input']],
  ])('[ENT-03 part] are refused with %s', async (_name, metadata, expected) => {
    expect(told(await create(metadata))).toEqual(expected);
  });

  it('each have a unique host, also if created concurrently; other tenants have other hosts', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => create({ subDomain: 'same', origin })));
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
    for (const { status, refusal } of made)
      if (status !== 200) expect(refusal.code).toBe('application.protected_application_subdomain_exists');
    const other = await server.createTenant();
    const { status, body } = await (
      await other.as('all')
    )(api.createApplication, {
      body: { name: 'Wiki', type: 'Protected', protectedAppMetadata: { subDomain: 'same', origin } },
    });
    expect([status, body.protectedAppMetadata?.host]).toEqual([200, `same.${other.id}.apps.example.com`]);
  });

  it('can’t have a host of the service itself, on any port', () => {
    const settings = readSettings({
      ENDPOINT: 'https://*.example.com:8443',
      ADMIN_ENDPOINT: 'https://console.example.com',
    });
    const names = ['shop.example.com', 'console.example.com', 'shop.apps.example.com', 'example.com'];
    expect(names.map((name) => isOwnHostname(settings, name))).toEqual([true, true, false, false]);
  });

  it('[ENT-03 part] keep fields that aren’t sent, and never change their host', async () => {
    const { params, host } = await createOne();
    const change = (protectedAppMetadata: object) =>
      call(api.updateApplication, { params, body: { protectedAppMetadata } as never });
    const pageRules = [{ path: '^/admin(/|$)' }, { path: '/reports/[0-9]+' }];
    expect((await change({ pageRules, host: 'evil.example' })).status).toBe(200);
    expect((await change({ sessionDuration: 3600 })).status).toBe(200);
    const { body } = await change({ origin: 'https://wiki.internal' });
    const metadata = { host, origin: 'https://wiki.internal', sessionDuration: 3600, pageRules };
    expect(body.protectedAppMetadata).toEqual(metadata);
    expect((await call(api.getApplication, { params })).body.protectedAppMetadata).toEqual(metadata);
  });

  it.each([
    { sessionDuration: 59 },
    { sessionDuration: 31_536_001 },
    { sessionDuration: 90.5 },
    { origin: 'wiki.internal' },
    ...[
      'admin',
      '^admin',
      '/a b',
      "/a'",
      '/a"',
      '/(',
      '/(?=a)',
      '/(?<!a)b',
      '/(a)\\1',
      `/${'a'.repeat(256)}`,
    ].map((path) => ({ pageRules: [{ path }] })),
  ])('[ENT-03 part] refuse %o', async (wrong) => {
    const { params } = await createOne();
    const answer = await call(api.updateApplication, { params, body: { protectedAppMetadata: wrong } });
    expect(told(answer)).toEqual([400, 'guard.invalid_input']);
  });

  it('only have redirect URIs at their own host, and can’t become another type', async () => {
    const { params, host } = await createOne();
    const move = (redirectUris: string[], postLogoutRedirectUris: string[] = []) =>
      call(api.updateApplication, {
        params,
        body: { oidcClientMetadata: { redirectUris, postLogoutRedirectUris } },
      });
    const misconfigured = [422, 'application.protected_application_misconfigured'];
    for (const uris of [
      [[]],
      [['https://evil.example/oauth2/callback']],
      [[`http://${host}/oauth2/callback`]],
      [[`https://${host}:8443/oauth2/callback`]],
      [[`https://${host}/oauth2/callback`], ['https://evil.example/']],
    ] as const)
      expect(told(await move(...(uris as unknown as [string[], string[]?])))).toEqual(misconfigured);
    expect((await move([`https://${host}/redirect`])).status).toBe(200);
    const none = await call(api.updateApplication, { params, body: { protectedAppMetadata: null } });
    expect(told(none)).toEqual(misconfigured);

    const protectedOnly = [422, 'application.protected_application_only'];
    expect(told(await create({ subDomain: 'spa', origin }, { type: 'SPA' }))).toEqual(protectedOnly);
    const { body: spa } = await call(api.createApplication, { body: { name: 'Shop', type: 'SPA' } });
    const changed = await call(api.updateApplication, {
      params: { id: spa.id },
      body: { protectedAppMetadata: { sessionDuration: 60 } },
    });
    expect(told(changed)).toEqual(protectedOnly);
  });
});

describe('[ENT-24 part] the custom domain of a protected application', () => {
  const newDomain = () => `wiki-${(serial += 1)}.acme.example.org`;
  const add = (id: string, name: string) =>
    call(domains.addProtectedDomain, { params: { id }, body: { domain: name } });
  const list = async (id: string) => {
    ahead += 6000;
    return (await call(domains.listProtectedDomains, { params: { id } })).body;
  };
  const urisOf = async (id: string) =>
    (await call(api.getApplication, { params: { id } })).body.oidcClientMetadata;

  it('adds its redirect URIs, and takes all at the domain away', async () => {
    const { id, host, oidcClientMetadata: before } = await createOne();
    const name = newDomain();
    expect(await list(id)).toEqual([]);
    expect((await add(id, name.toUpperCase())).status).toBe(201);
    const { redirectUris, postLogoutRedirectUris } = await urisOf(id);
    expect(redirectUris).toEqual([`https://${host}/oauth2/callback`, `https://${name}/oauth2/callback`]);
    expect(postLogoutRedirectUris).toEqual([`https://${host}/`, `https://${name}/`]);
    const more = { redirectUris: [...redirectUris, `https://${name}/other`], postLogoutRedirectUris };
    const change = { params: { id }, body: { oidcClientMetadata: more } };
    expect((await call(api.updateApplication, change)).status).toBe(200);
    // Other settings leave it as it is.
    await call(api.updateApplication, {
      params: { id },
      body: { protectedAppMetadata: { sessionDuration: 60 } },
    });
    const [stored] = (await call(api.getApplication, { params: { id } })).body.protectedAppMetadata
      ?.customDomains ?? [undefined];
    expect(stored).toMatchObject({ domain: name, status: 'PendingVerification', cloudflareData: null });
    const wrong = await call(domains.removeProtectedDomain, { params: { id, domain: newDomain() } });
    expect(told(wrong)).toEqual([404, 'application.custom_domain_not_found']);
    expect((await call(domains.removeProtectedDomain, { params: { id, domain: name } })).status).toBe(204);
    expect(await urisOf(id)).toEqual(before);
    expect(await list(id)).toEqual([]);
  });

  it('shows what the DNS has, and what keeps users from the proxy', async () => {
    const { id, host } = await createOne();
    const name = newDomain();
    await add(id, name);
    expect(await list(id)).toMatchObject([
      {
        status: 'PendingVerification',
        errorMessage: `CNAME record ${name} with the value ${host}: not found.`,
        dnsRecords: [{ name, type: 'CNAME', value: host, found: [], isMet: false }],
      },
    ]);
    dns.zone.set(name, { CNAME: [host] });
    dns.zone.set(host, { A: ['10.0.0.1'] });
    // Read again within five seconds, it is what is stored.
    const again = await call(domains.listProtectedDomains, { params: { id } });
    expect(again.body[0]?.status).toBe('PendingVerification');
    const [pending] = await list(id);
    expect([pending?.status, pending?.dnsRecords[0]?.isMet]).toEqual(['PendingSsl', true]);
    expect(pending?.errorMessage).toContain('private address');
    dns.zone.delete(name);
    expect((await list(id))[0]?.status).toBe('Error');
  });

  it('is active once the proxy answers, and keeps its state if the DNS is silent', () => {
    const facts: ProxyFacts = {
      status: 'PendingSsl',
      domain: 'a.b.c',
      host: 'h',
      finding: { isMet: true, found: ['h'] },
    };
    expect(decideState(facts)).toEqual({ status: 'Active', errorMessage: null });
    const silent = { isMet: null, found: [] };
    expect(decideState({ ...facts, status: 'Active', finding: silent }).status).toBe('Active');
  });

  it('is one, belongs to one application, and isn’t one of the service or the tenant', async () => {
    const [first, second] = [await createOne(), await createOne()];
    const name = newDomain();
    const both = await Promise.all([add(first.id, name), add(second.id, name)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(both.find(({ status }) => status === 422)?.refusal.code).toBe('domain.hostname_already_exists');
    const [holder, other] = both[0].status === 201 ? [first, second] : [second, first];
    expect(told(await add(holder.id, newDomain()))).toEqual([422, 'domain.limit_to_one_domain']);
    const ofTenant = newDomain();
    await call(createDomain, { body: { domain: ofTenant } });
    expect(told(await add(other.id, ofTenant))).toEqual([422, 'domain.hostname_already_exists']);
    const below = await add(other.id, `x.${domain}`);
    expect(told(below)).toEqual([400, 'domain.domain_is_not_allowed']);
    expect(told(await add(other.id, 'acme'))).toEqual([400, 'guard.invalid_input']);
    // Another tenant isn't kept from its own domain.
    const tenantOfOwner = await server.createTenant();
    const own = await tenantOfOwner.as('all');
    const { body: wiki } = await own(api.createApplication, {
      body: { name: 'Wiki', type: 'Protected', protectedAppMetadata: { subDomain: 'wiki', origin } },
    });
    const added = await own(domains.addProtectedDomain, { params: { id: wiki.id }, body: { domain: name } });
    expect(added.status).toBe(201);
    const foreign = await own(domains.removeProtectedDomain, { params: { id: holder.id, domain: name } });
    expect(foreign.status).toBe(404);
  });

  it('needs a protected application', async () => {
    const { body: spa } = await call(api.createApplication, { body: { name: 'Shop', type: 'SPA' } });
    const none = [501, 'application.protected_app_not_configured'];
    expect(told(await add(spa.id, newDomain()))).toEqual(none);
    expect(told(await call(domains.listProtectedDomains, { params: { id: spa.id } }))).toEqual(none);
  });
});
