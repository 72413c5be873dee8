import { createServer } from 'node:http';
import * as api from '@gatehouse/contract/domains/endpoints';
import { mostDomains, probePath } from '@gatehouse/contract/domains/domains';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DnsServer, startDnsServer } from '../../../../../tests/support/dns-server.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { checkDomain } from '../../domains/check-domain.ts';
import { checkDueDomains } from '../../jobs/domain-checks.ts';
import { domainOrigin } from '../../tenancy/tenant.ts';
import { activate, add, check, newHost, publish, startDomainServer, unpublish } from './domains.fixture.ts';

const [minuteMs, dayMs] = [60_000, 86_400_000];

let dns: DnsServer;
let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let ahead = 0;

beforeAll(async () => {
  dns = await startDnsServer();
  server = await startDomainServer(dns, 'domains', { clock: () => Date.now() + ahead });
});
beforeEach(async () => {
  dns.fail(undefined);
  ahead = 0;
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(async () => {
  await server.stop();
  await dns.stop();
});

/** A check later than the shortest time between two of them. */
async function checkLater(of: TestTenant, id: string) {
  ahead += minuteMs;
  return check(of, id);
}
/** Its stored state: tokens of the tests expire when their clock is moved by days. */
const stateOf = async ({ id }: { id: string }) =>
  server.runtime.database
    .for(tenant.id)
    .selectFrom('domains')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
const at = (host: string, path: string): Promise<Response> =>
  fetch(domainOrigin(server.settings, host) + path, { redirect: 'manual' });
const issuerAt = async (host: string): Promise<unknown> => {
  const response = await at(host, '/oidc/.well-known/openid-configuration');
  return response.status === 200 ? (await response.json()).issuer : response.status;
};
async function countLogs(of: TestTenant): Promise<unknown[]> {
  const rows = await server.runtime.database
    .for(of.id)
    .selectFrom('logs')
    .select('payload')
    .where('key', '=', 'Domain.Status.Updated')
    .orderBy('createdAt')
    .execute();
  return rows.map(({ payload }) => [payload['from'], payload['status']]);
}

describe('[PROD-17 part] [ENT-24] a custom domain', () => {
  it('shows the records to create, what was found, and is active once it leads here', async () => {
    const host = newHost();
    const added = await add(tenant, host.toUpperCase());
    expect(added).toMatchObject({
      domain: host,
      status: 'PendingVerification',
      errorMessage: null,
      isPrimary: false,
      dnsRecords: [
        { name: host, type: 'CNAME', value: new URL(tenant.origin).hostname, found: [], isMet: null },
        {
          name: `_gatehouse.${host}`,
          type: 'TXT',
          value: expect.stringMatching(/^gatehouse-domain-verification=\w{20,}$/),
        },
      ],
    });
    expect(await issuerAt(host)).toBe(421);
    dns.zone.set(host, { CNAME: ['elsewhere.example.com'] });
    const [cname, txt] = added.dnsRecords;
    dns.zone.set(txt?.name ?? '', { TXT: ['v=spf1 -all'] });
    const waiting = await check(tenant, added.id);
    expect([waiting.status, waiting.dnsRecords.map(({ found, isMet }) => [found, isMet])]).toEqual([
      'PendingVerification',
      [
        [['elsewhere.example.com'], false],
        [['v=spf1 -all'], false],
      ],
    ]);
    expect(waiting.errorMessage).toContain(`${txt?.name} with the value ${txt?.value}: found v=spf1 -all`);
    publish(dns, added);
    expect(await checkLater(tenant, added.id)).toMatchObject({
      status: 'Active',
      errorMessage: null,
      dnsRecords: [
        { found: [cname?.value], isMet: true },
        { found: [txt?.value], isMet: true },
      ],
    });
    expect(await issuerAt(host)).toBe(`${domainOrigin(server.settings, host)}/oidc`);
    expect(await countLogs(tenant)).toEqual([
      ['PendingVerification', 'PendingSsl'],
      ['PendingSsl', 'Active'],
    ]);
    const { body } = await call(api.listDomains, {});
    expect(body.map(({ id, status }) => [id, status])).toEqual([[added.id, 'Active']]);
  });

  it('may have the addresses of the service instead of a CNAME record, and no others', async () => {
    const added = await add(tenant, newHost());
    publish(dns, added);
    dns.zone.set(added.domain, { A: ['127.0.0.1', '192.0.2.7'] });
    expect(await check(tenant, added.id)).toMatchObject({
      status: 'PendingVerification',
      dnsRecords: [{ isMet: false, found: ['127.0.0.1', '192.0.2.7'] }, { isMet: true }],
    });
    dns.zone.set(added.domain, { A: ['127.0.0.1'] });
    expect((await checkLater(tenant, added.id)).status).toBe('Active');
  });

  it('serves only the probe until the probe gets its own answer', async () => {
    const host = newHost();
    const added = await add(tenant, host);
    publish(dns, added);
    // A record to the service, but the requests go to another server: here, to no server at all.
    dns.zone.set(new URL(tenant.origin).hostname, { A: ['127.9.9.9'] });
    const waiting = await check(tenant, added.id);
    expect([waiting.status, waiting.errorMessage]).toEqual([
      'PendingSsl',
      expect.stringContaining('can’t be reached'),
    ]);
    expect((await at(host, probePath)).status).toBe(200);
    for (const path of ['/oidc/auth', '/sign-in', '/api/.well-known/sign-in-exp', '/oidc/jwks'])
      expect([path, (await at(host, path)).status]).toEqual([path, 421]);
    publish(dns, added);
    expect((await checkLater(tenant, added.id)).status).toBe('Active');
    expect((await at(host, '/oidc/jwks')).status).toBe(200);
    // Not at the tenant's own host.
    expect((await fetch(tenant.origin + probePath)).status).toBe(404);
  });

  it('traps G8 (1): isn’t active if another server answers there, nor requested at a private address', async () => {
    const added = await add(tenant, newHost());
    publish(dns, added);
    const target = new URL(tenant.origin).hostname;
    let status = 200;
    const other = createServer((_request, response) => {
      response.writeHead(status, status === 302 ? { location: 'https://example.com/' } : {}).end('hello');
    });
    await new Promise<void>((resolve) => other.listen(server.settings.PORT, '127.0.0.2', resolve));
    try {
      dns.zone.set(target, { A: ['127.0.0.2'] });
      for (status of [200, 302, 404]) {
        const checked = await checkLater(tenant, added.id);
        expect([checked.status, checked.errorMessage]).toEqual([
          'PendingSsl',
          expect.stringContaining(String(status)),
        ]);
      }
      dns.zone.set(target, { A: ['10.0.0.1'] });
      expect((await checkLater(tenant, added.id)).errorMessage).toContain('private address');
      expect(await issuerAt(added.domain)).toBe(421);
    } finally {
      await new Promise((resolve) => other.close(resolve));
    }
  });

  it('[D14] is unique in its tenant and not one of the service’s own hosts', async () => {
    const added = await add(tenant, newHost());
    const refusal = async (domain: string) => {
      const { status, refusal } = await call(api.createDomain, { body: { domain } });
      return [status, refusal.code];
    };
    expect(await refusal(added.domain)).toEqual([422, 'domain.domain_in_use']);
    expect(await refusal('b.c')).toEqual([400, 'guard.invalid_input']);
    const count = mostDomains['open-source'] - 1;
    for (let index = 0; index < count; index += 1) await add(tenant, newHost());
    expect(await refusal(newHost())).toEqual([422, 'domain.exceed_domain_limit']);
  });

  it('is not limited by requests at once beyond its limit', async () => {
    const made = await Promise.all(
      Array.from({ length: mostDomains['open-source'] + 3 }, () =>
        call(api.createDomain, { body: { domain: newHost() } }),
      ),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(mostDomains['open-source']);
  });

  it('is checked at most every five seconds, however often it is read', async () => {
    const added = await add(tenant, newHost());
    await check(tenant, added.id);
    const before = dns.asked();
    await Promise.all(Array.from({ length: 10 }, () => check(tenant, added.id)));
    expect(dns.asked()).toBe(before);
    await checkLater(tenant, added.id);
    expect(dns.asked()).toBeGreaterThan(before);
  });

  it('stays as it is while the DNS servers are silent or fail', async () => {
    const { domain } = await activate(server, dns, tenant);
    dns.fail('failure');
    ahead += 3 * dayMs;
    const checked = await checkDomain(server.runtime, tenant.id, domain.id);
    expect([checked?.status, checked?.failingSince]).toEqual(['Active', null]);
    expect(checked?.findings?.txt.isMet).toBeNull();
    expect(await issuerAt(domain.domain)).toContain(domain.domain);
  });

  it('can be the primary one only while it is active; another one takes its place', async () => {
    const waiting = await add(tenant, newHost());
    const update = (id: string, isPrimary: boolean) =>
      call(api.updateDomain, { params: { id }, body: { isPrimary } });
    expect((await update(waiting.id, true)).refusal.code).toBe('domain.not_active');
    const [{ domain: one }, { domain: two }] = [
      await activate(server, dns, tenant),
      await activate(server, dns, tenant),
    ];
    expect((await update(one.id, true)).body.isPrimary).toBe(true);
    expect((await update(two.id, true)).body.isPrimary).toBe(true);
    const { body } = await call(api.listDomains, {});
    expect(body.filter(({ isPrimary }) => isPrimary).map(({ id }) => id)).toEqual([two.id]);
    expect((await update(two.id, false)).body.isPrimary).toBe(false);
  });

  it('is deleted with cleanup only if it isn’t active, and old', async () => {
    const { domain: active } = await activate(server, dns, tenant);
    const [stale, young] = [await add(tenant, newHost()), await add(tenant, newHost())];
    await server.runtime.database.pool.query(
      `update domains set created_at = now() - interval '8 days' where id = any($1)`,
      [[active.id, stale.id]],
    );
    const { body } = await call(api.cleanUpDomains, { body: { staleDays: 7 } });
    expect(body).toEqual({ scannedCount: 3, deletedCount: 1, skippedActiveCount: 1, failedCount: 0 });
    const { body: left } = await call(api.listDomains, {});
    expect(left.map(({ id }) => id)).toEqual([active.id, young.id]);
    expect((await call(api.getDomain, { params: { id: stale.id } })).status).toBe(404);
  });
});

describe('the job', () => {
  /** Until no domain is due: other tests of this database have some, too. */
  const runJob = async () => {
    while ((await checkDueDomains(server.runtime)) > 0);
  };

  it('activates domains, and suspends those whose records are gone for a day', async () => {
    const added = await add(tenant, newHost());
    publish(dns, added);
    await runJob();
    expect((await stateOf(added))?.status).toBe('Active');
    unpublish(dns, added);
    ahead += 31 * minuteMs;
    await runJob();
    expect(await stateOf(added)).toMatchObject({
      status: 'Active',
      failingSince: expect.any(Number),
      errorMessage: expect.stringContaining('not found'),
    });
    expect(await issuerAt(added.domain)).toContain(added.domain);
    ahead += dayMs;
    await runJob();
    expect((await stateOf(added))?.status).toBe('Error');
    expect(await issuerAt(added.domain)).toBe(421);
    // It comes back with its records.
    publish(dns, added);
    ahead += 61 * minuteMs;
    await runJob();
    expect(await issuerAt(added.domain)).toContain(added.domain);
  });

  it('checks each domain in one process at a time', async () => {
    await add(tenant, newHost());
    await runJob();
    ahead += dayMs;
    const checked = await Promise.all(Array.from({ length: 5 }, () => checkDueDomains(server.runtime)));
    const { rows } = await server.runtime.database.pool.query('select count(*)::int as count from domains');
    expect(checked.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(rows[0].count);
  });
});

describe('[D14] traps G8 (1): attacks: a domain of another tenant', () => {
  it('can’t be taken by adding it, nor with its owner’s records', async () => {
    const { domain } = await activate(server, dns, tenant);
    const other = await server.createTenant();
    const copy = await add(other, domain.domain);
    expect(copy.dnsRecords[1]?.value).not.toBe(domain.dnsRecords[1]?.value);
    expect((await check(other, copy.id)).status).toBe('PendingVerification');
    expect(await issuerAt(domain.domain)).toContain(domain.domain);
    const { body } = await (await other.as('all'))(api.listDomains, {});
    expect(body).toHaveLength(1);
  });

  it('moves to the tenant whose record is there, and only once the former record is gone', async () => {
    const { domain } = await activate(server, dns, tenant);
    const other = await server.createTenant();
    const copy = await add(other, domain.domain);
    const [, former] = domain.dnsRecords;
    const [cname, own] = copy.dnsRecords;
    const txt = own?.name ?? '';
    dns.zone.set(txt, { TXT: [own?.value ?? '', former?.value ?? ''] });
    dns.zone.set(cname?.name ?? '', { CNAME: [cname?.value ?? ''] });
    dns.zone.set(cname?.value ?? '', { A: ['127.0.0.1'] });
    const refused = await check(other, copy.id);
    expect([refused.status, refused.errorMessage]).toEqual([
      'Error',
      expect.stringContaining('Another tenant has verified this domain'),
    ]);
    const keys = async () => JSON.stringify(await (await at(domain.domain, '/oidc/jwks')).json());
    const keysOf = async (of: TestTenant) => JSON.stringify(await (await fetch(`${of.issuer}/jwks`)).json());
    expect(await keys()).toBe(await keysOf(tenant));
    dns.zone.set(txt, { TXT: [own?.value ?? ''] });
    expect((await checkLater(other, copy.id)).status).toBe('Active');
    expect(await keys()).toBe(await keysOf(other));
    expect((await call(api.listDomains, {})).body[0]?.status).toBe('Error');
    // With the former record again, it isn't taken back.
    dns.zone.set(txt, { TXT: [own?.value ?? '', former?.value ?? ''] });
    expect((await checkLater(tenant, domain.id)).status).toBe('Error');
    expect(await keys()).toBe(await keysOf(other));
  });

  it('can’t be verified by a record that was made for a domain that was removed', async () => {
    const { domain } = await activate(server, dns, tenant);
    await call(api.deleteDomain, { params: { id: domain.id } });
    expect(await issuerAt(domain.domain)).toBe(421);
    const again = await add(tenant, domain.domain);
    expect((await check(tenant, again.id)).status).toBe('PendingVerification');
  });

  it('isn’t claimed by two tenants that verify it at once', async () => {
    const host = newHost();
    const tenants = [tenant, await server.createTenant(), await server.createTenant()];
    const added = await Promise.all(tenants.map((each) => add(each, host)));
    for (const each of added) publish(dns, each);
    const target = new URL(tenant.origin).hostname;
    dns.zone.set(host, { A: ['127.0.0.1'] });
    dns.zone.set(target, { A: ['127.0.0.1'] });
    dns.zone.set(`_gatehouse.${host}`, { TXT: added.map(({ dnsRecords }) => dnsRecords[1]?.value ?? '') });
    const checked = await Promise.all(tenants.map((each, index) => check(each, added[index]?.id ?? '')));
    expect(checked.map(({ status }) => status).toSorted()).toEqual(['Active', 'Error', 'Error']);
  });

  it('isn’t read, changed or deleted with its ID', async () => {
    const added = await add(tenant, newHost());
    const theirs = await (await server.createTenant()).as('all');
    const params = { id: added.id };
    const answers = await Promise.all([
      theirs(api.getDomain, { params }),
      theirs(api.deleteDomain, { params }),
      theirs(api.getVerificationFiles, { params }),
      theirs(api.replaceVerificationFiles, { params, body: { verificationFiles: [] } }),
      theirs(api.listPasskeyUsers, { params }),
      theirs(api.updateDomain, { params, body: { isPrimary: true } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    const { rows } = await server.runtime.database.pool.query('select from domains where id = $1', [
      added.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('can’t be claimed in the database past the rules, either', async () => {
    const { domain } = await activate(server, dns, tenant);
    const other = await server.createTenant();
    const copy = await add(other, domain.domain);
    await expect(
      server.runtime.database.tenant(other.id, (db) =>
        db.updateTable('domains').set({ status: 'Active' }).where('id', '=', copy.id).execute(),
      ),
    ).rejects.toThrow(/domain_hosts_pkey/);
    await expect(
      server.runtime.database.tenant(other.id, (db) => db.deleteFrom('domainHosts' as never).execute()),
    ).rejects.toThrow(/permission denied/);
  });
});

describe('[D15] traps G8 (2): attacks: a Host header', () => {
  it('that isn’t a verified domain gets nothing', async () => {
    const { domain } = await activate(server, dns, tenant);
    const pending = await add(tenant, newHost());
    const { port } = new URL(tenant.origin);
    const ask = (host: string) => requestAs(Number(port), host);
    expect(await ask(`${domain.domain}:${port}`)).toBe(200);
    for (const host of [
      `${pending.domain}:${port}`,
      `evil.example.com:${port}`,
      `sub.${domain.domain}:${port}`,
      `${domain.domain}.:${port}`,
      domain.domain,
      `${domain.domain}:1`,
      `${domain.domain}.evil.example.com:${port}`,
      `${tenant.id}:${port}`,
    ])
      expect([host, await ask(host)]).toEqual([host, 421]);
    expect(await ask(`${domain.domain.toUpperCase()}:${port}`)).toBe(200);
  });

  it('is no tenant ID, although both are looked up by one statement', async () => {
    const { domain } = await activate(server, dns, tenant);
    const statusOf = async (id: string) =>
      (await fetch(`${tenant.origin}/api/.well-known/endpoints/${id}`)).status;
    expect([await statusOf(tenant.id), await statusOf(domain.domain)]).toEqual([200, 404]);
  });

  it('that is invented costs each caller few lookups, and others nothing', async () => {
    const limited = await startDomainServer(dns, 'domains', { environment: { TRUST_PROXY: '127.0.0.1/32' } });
    try {
      const own = await limited.createTenant();
      const { domain } = await activate(limited, dns, own);
      const { port } = new URL(own.origin);
      const ask = (host: string, ip: string) =>
        requestAs(Number(port), `${host}:${port}`, { 'x-forwarded-for': ip });
      expect(await ask(domain.domain, '203.0.113.9')).toBe(200);
      const statuses = new Set<number>();
      for (let index = 0; index < 130; index += 1)
        statuses.add(await ask(`h${index}.example.com`, '203.0.113.7'));
      expect([...statuses]).toEqual([421, 429]);
      expect(await ask(domain.domain, '203.0.113.7')).toBe(200);
      expect(await ask('another.example.com', '203.0.113.8')).toBe(421);
    } finally {
      await limited.stop();
    }
  });
});

describe('the question of a proxy', () => {
  /** The status of the answer at a port, with a Host header. */
  const ask = (domain: string, { port = server.settings.ADMIN_PORT, host, headers = {} }: Question = {}) =>
    requestAs(
      port,
      host ?? `localhost:${server.settings.ADMIN_PORT}`,
      headers,
      `/domains/ask?domain=${domain}`,
    );

  it('[D14] is answered with 200 for domains whose owner was verified, with 404 for all others', async () => {
    const { domain } = await activate(server, dns, tenant);
    const pending = await add(tenant, newHost());
    const waiting = await add(tenant, newHost());
    publish(dns, waiting);
    dns.zone.set(new URL(tenant.origin).hostname, { A: ['127.9.9.9'] });
    expect((await check(tenant, waiting.id)).status).toBe('PendingSsl');
    expect([await ask(domain.domain), await ask(waiting.domain)]).toEqual([200, 200]);
    for (const name of [
      pending.domain,
      'unknown.example.com',
      `sub.${domain.domain}`,
      '',
      '%00',
      '*.example.com',
    ])
      expect([name, await ask(name)]).toEqual([name, 404]);
    await call(api.deleteDomain, { params: { id: domain.id } });
    expect(await ask(domain.domain)).toBe(404);
  });

  it('attacks: is answered only at the administrators’ origin, or directly from this machine', async () => {
    const { domain } = await activate(server, dns, tenant);
    const { PORT } = server.settings;
    expect(await ask(domain.domain, { host: 'gatehouse:3002' })).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect([
        name,
        await ask(domain.domain, { host: 'gatehouse:3002', headers: { [name]: '203.0.113.7' } }),
      ]).toEqual([name, 421]);
    expect(await ask(domain.domain, { port: PORT, host: `${domain.domain}:${PORT}` })).toBe(404);
    expect(await ask(domain.domain, { port: PORT, host: new URL(tenant.origin).host })).toBe(404);
    expect(await ask(domain.domain, { port: PORT })).toBe(421);
  });

  it('attacks: is limited for unknown domains, and not for those that are known', async () => {
    const { domain } = await activate(server, dns, tenant);
    expect(await ask(domain.domain)).toBe(200);
    const statuses = new Set<number>();
    for (let index = 0; index < 1_210 && !statuses.has(429); index += 10)
      for (const status of await Promise.all(
        Array.from({ length: 10 }, (_, each) => ask(`n${index + each}.example.com`)),
      ))
        statuses.add(status);
    expect([...statuses].toSorted()).toEqual([404, 429]);
    expect(await ask(domain.domain)).toBe(200);
  });
});

interface Question {
  port?: number;
  host?: string;
  headers?: Record<string, string>;
}

describe('verification files', () => {
  it('are served at the domain and nowhere else, and never run', async () => {
    const { domain } = await activate(server, dns, tenant);
    const params = { id: domain.id };
    const file = {
      path: '/.well-known/assetlinks.json',
      content: '[]',
      contentType: 'application/json' as const,
    };
    const text = { path: '/site123.txt', content: '<script>1</script>', contentType: 'text/plain' as const };
    const put = await call(api.replaceVerificationFiles, {
      params,
      body: { verificationFiles: [file, text] },
    });
    expect(put.body).toEqual([file, text]);
    expect((await call(api.getVerificationFiles, { params })).body).toEqual([file, text]);
    const served = await at(domain.domain, text.path);
    expect([served.status, await served.text()]).toEqual([200, text.content]);
    const header = (name: string) => served.headers.get(name);
    expect([header('content-type'), header('x-content-type-options'), header('cache-control')]).toEqual([
      'text/plain; charset=utf-8',
      'nosniff',
      'no-store',
    ]);
    expect(header('content-security-policy')).toContain('sandbox');
    expect((await at(domain.domain, `${file.path}?x=1`)).status).toBe(200);
    expect((await at(domain.domain, '/site124.txt')).status).toBe(404);
    expect((await fetch(tenant.origin + text.path)).status).toBe(404);
    const { at: others } = await activate(server, dns, await server.createTenant());
    expect((await fetch(others.origin + text.path)).status).toBe(404);
  });
});

/** The status of a request with any Host header, which `fetch` doesn't send. */
async function requestAs(
  port: number,
  host: string,
  headers: Record<string, string> = {},
  path = '/oidc/jwks',
): Promise<number> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}
