import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { adminTenantId } from '@gatehouse/contract/common';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { createPasswordIdentity } from '@gatehouse/contract/sign-in/password-endpoints';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readCode } from '../../../../../tests/support/messages.ts';
import { findFreePort } from '../../../../../tests/support/ports.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { openSetupLink, readSetupLink } from '../../../../../tests/support/setup-link.ts';
import { createApplication, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import { welcomeMessage } from '../../welcome.ts';
import { findSetupLink } from './first-administrator.ts';

let serial = 0;

interface Installation {
  server: TestServer;
  clientId: string;
  /** A browser that has not opened the setup link, and one that has. */
  stranger: () => TestBrowser;
  operator: () => Promise<TestBrowser>;
  secret: () => Promise<string>;
}

/** A new installation with its own database, because a database has one admin tenant. */
async function install(
  environment: Record<string, string> = {},
  logTo?: (line: string) => void,
): Promise<Installation> {
  const database = `first_${process.pid}_${(serial += 1)}`;
  const server = await startTestServer({ database, environment, logTo });
  onTestFinished(() => server.stop());
  const clientId = await createApplication(server.runtime, adminTenantId);
  const stranger = () => new TestBrowser(server.tenant(adminTenantId));
  return {
    server,
    clientId,
    stranger,
    operator: async () => openSetupLink(await readSetupLink(server), stranger()),
    secret: async () => new URL(await readSetupLink(server)).hash.slice(1),
  };
}

/** Another process of the same installation, with its own port behind the same host. */
async function addProcess({ server }: Installation): Promise<TestServer> {
  const { ENDPOINT, ADMIN_ENDPOINT } = server.settings;
  const database = `first_${process.pid}_${serial}`;
  const other = await startTestServer({ database, environment: { ENDPOINT, ADMIN_ENDPOINT } });
  onTestFinished(() => other.stop());
  return other;
}

/**
 * A remote browser behind a proxy that is configured like nginx 1.29.7 by default: HTTP/1.1, the Host of its target, no
 * further header.
 */
async function openProxy({ server }: Installation): Promise<TestBrowser> {
  const { ADMIN_PORT } = server.settings;
  const port = await findFreePort();
  const proxy = createServer((from, to) => {
    const headers = { ...from.headers, host: `localhost:${ADMIN_PORT}` };
    const { method, url: path } = from;
    const onward = request({ host: '127.0.0.1', port: ADMIN_PORT, method, path, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    from.pipe(onward);
  }).listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  class ProxiedBrowser extends TestBrowser {
    protected override send(url: URL, init: RequestInit): Promise<Response> {
      return fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, init);
    }
  }
  return new ProxiedBrowser(server.tenant(adminTenantId));
}

const setUp = (browser: TestBrowser, secret: unknown): Promise<Response> =>
  browser.fetch('/setup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret }),
  });

const rolesOf = (server: TestServer, username: string): Promise<string[]> =>
  server.runtime.database.tenant(adminTenantId, async (db) => {
    const rows = await db
      .selectFrom('users')
      .innerJoin('organizationUsersRoles as held', 'held.userId', 'users.id')
      .where('users.username', '=', username)
      .select(sql<string>`held.organization_id || ' ' || held.organization_role_id`.as('name'))
      .execute();
    return rows.map(({ name }) => name).toSorted();
  });
const countUsers = (server: TestServer): Promise<number> =>
  server.runtime.database.tenant(adminTenantId, async (db) => {
    const rows = await db.selectFrom('users').select('id').execute();
    return rows.length;
  });
/** The admin tenant's configs, with the secret until it is consumed. */
const readConfigs = (server: TestServer): Promise<string> =>
  server.runtime.database.tenant(adminTenantId, async (db) =>
    JSON.stringify(await db.selectFrom('tenantConfigs').select(['key', 'value']).execute()),
  );

/** A registration up to its last step. */
async function prepare(flow: TestFlow, username: string): Promise<void> {
  await flow.begin('Register');
  const identifier = { type: 'username', value: username } as const;
  const { body } = await flow.call(createPasswordIdentity, { identifier, password: goodPassword });
  await flow.call(api.identify, body);
}

const refused = { status: 403, refusal: { code: 'session.setup_link_required' } };
const closed = { status: 403, refusal: { code: 'auth.forbidden' } };

describe('the first administrator', () => {
  it('comes to an installation without any account, in whichever tenant', async () => {
    const { server } = await install();
    const { rows } = await server.runtime.database.pool.query('select tenant_id, username from users');
    expect(rows).toEqual([]);
  });

  it('registers once with the link, administers the tenant, and no one can register after that', async () => {
    const { server, clientId, operator, stranger } = await install();
    const browser = await operator();
    expect(await (await browser.authorize(clientId)).begin('SignIn')).toMatchObject(closed);
    const flow = await browser.authorize(clientId);
    expect((await flow.register('first', goodPassword)).status).toBe(200);
    expect((await flow.resume()).has('code')).toBe(true);
    expect(await rolesOf(server, 'first')).toEqual(['t-default admin']);

    expect(await (await stranger().authorize(clientId)).register('second', goodPassword)).toMatchObject(
      closed,
    );
    expect((await (await stranger().authorize(clientId)).signIn('first', goodPassword)).status).toBe(200);
    expect(await countUsers(server)).toBe(1);
  });

  it('is exactly one of the users who register concurrently', async () => {
    const { server, clientId, operator } = await install();
    const flows = await Promise.all(
      Array.from({ length: 6 }, async () => (await operator()).authorize(clientId)),
    );
    for (const [index, flow] of flows.entries()) await prepare(flow, `racer_${index}`);
    const answers = await Promise.all(flows.map((flow) => flow.call(api.submitExperience)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403, 403]);
    expect(await countUsers(server)).toBe(1);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await rolesOf(server, `racer_${winner}`)).toContain('t-default admin');
    for (const [index, flow] of flows.entries())
      if (index !== winner) await expect(flow.resume()).rejects.toThrow();
  });

  it('cannot register without the link, neither on the same machine nor through a proxy that adds no headers and uses HTTP/1.1', async () => {
    const installation = await install();
    const { server, clientId, stranger, secret } = installation;
    for (const browser of [stranger(), await openProxy(installation)]) {
      const flow = await browser.authorize(clientId);
      expect(await flow.begin('Register')).toMatchObject(refused);
      expect((await flow.register('intruder', goodPassword)).status).toBe(403);
      const identifier = { type: 'username', value: 'intruder' } as const;
      for (const answer of [
        await flow.call(api.changeInteractionEvent, { interactionEvent: 'Register' }),
        await flow.call(createPasswordIdentity, { identifier, password: goodPassword }),
        await flow.call(api.addToProfile, { type: 'username', value: 'intruder' }),
        await flow.call(api.addToProfile, { type: 'password', value: goodPassword }),
        await flow.call(api.identify, {}),
        await flow.call(api.submitExperience),
      ])
        expect(answer.status).toBeGreaterThanOrEqual(400);
      await expect(flow.resume()).rejects.toThrow();
    }
    expect(await countUsers(server)).toBe(0);

    const browser = await openProxy(installation);
    expect((await setUp(browser, await secret())).status).toBe(204);
    expect((await (await browser.authorize(clientId)).register('first', goodPassword)).status).toBe(200);
    expect(await rolesOf(server, 'first')).toContain('t-default admin');
  });

  it('cannot register if the cookie with the secret is missing or wrong at the last step of a flow that started with the link', async () => {
    const { server, clientId, stranger, operator } = await install();
    const flow = await (await operator()).authorize(clientId);
    await prepare(flow, 'intruder');
    const cookies = flow.browser.cookies().filter(({ name }) => name !== 'gh_admin_setup');
    const submit = (cookie: string) =>
      stranger().fetch('/api/experience/submit', {
        method: 'POST',
        headers: { cookie, origin: server.tenant(adminTenantId).origin, 'gatehouse-flow': flow.id },
      });
    const pairs = cookies.map(({ name, value }) => `${name}=${value}`);
    for (const more of [[], ['gh_admin_setup='], ['gh_admin_setup=wrong']]) {
      const response = await submit([...pairs, ...more].join('; '));
      expect([response.status, await response.json()]).toMatchObject([403, refused.refusal]);
    }
    expect(await countUsers(server)).toBe(0);
  });

  it('cannot register at a host that is not the server’s own', async () => {
    const { server, clientId, operator } = await install();
    const flow = await (await operator()).authorize(clientId);
    const response = await fetch(`http://127.0.0.1:${server.settings.ADMIN_PORT}/api/experience`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        cookie: flow.browser
          .cookies()
          .map(({ name, value }) => `${name}=${value}`)
          .join('; '),
      },
      body: JSON.stringify({ interactionEvent: 'Register' }),
    });
    expect([response.status, await response.json()]).toMatchObject([421, { code: 'request.unknown_host' }]);
  });
});

describe('the setup link', () => {
  it('is the same in every process, with a secret that is strong, stored encrypted and never logged', async () => {
    const lines: string[] = [];
    const installation = await install({}, (line) => lines.push(line));
    const { server, clientId, operator } = installation;
    const other = await addProcess(installation);
    const link = await readSetupLink(server);
    const [address, secret = ''] = link.split('#');
    expect(address).toBe(`${server.settings.ADMIN_ENDPOINT}/setup`);
    // 62 letters and digits: 142 bits.
    expect(secret).toMatch(/^[A-Za-z0-9]{24,}$/);
    for (const { runtime } of [server, other])
      expect(await welcomeMessage(runtime)).toContain(`\n  ${link}\n`);
    expect(await readConfigs(server)).toContain('setupSecret');
    expect(await readConfigs(server)).not.toContain(secret);

    const browser = await operator();
    expect((await (await browser.authorize(clientId)).register('first', goodPassword)).status).toBe(200);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  });

  it('is consumed by the first administrator: secret and cookie are deleted, and the page says so', async () => {
    const installation = await install();
    const { server, clientId, operator, stranger, secret } = installation;
    const [used, tab] = [await secret(), await operator()];
    const browser = await operator();
    expect((await (await browser.authorize(clientId)).register('first', goodPassword)).status).toBe(200);
    expect(browser.cookies().map(({ name }) => name)).not.toContain('gh_admin_setup');
    expect(await readConfigs(server)).not.toContain('setupSecret');
    const other = await addProcess(installation);
    for (const { runtime } of [server, other]) {
      expect(await findSetupLink(runtime)).toBeUndefined();
      expect(await welcomeMessage(runtime)).not.toContain('/setup');
    }
    expect((await setUp(stranger(), used)).status).toBe(404);
    expect(await (await tab.authorize(clientId)).begin('Register')).toMatchObject(closed);
    expect(await (await stranger().fetch('/setup')).text()).toContain('This setup link was already used');
  });

  it('rejects wrong secrets and limits their rate, and still accepts the right one', async () => {
    const { stranger, secret } = await install();
    const browser = stranger();
    const right = await secret();
    for (const wrong of ['', right.slice(1), `${right}A`, right.toLowerCase(), null, 7, undefined]) {
      const response = await setUp(browser, wrong);
      expect([wrong, response.status, await response.json()]).toMatchObject([wrong, 403, refused.refusal]);
    }
    const answers: number[] = [];
    for (let count = 0; count < 30; count += 1) answers.push((await setUp(browser, 'guess')).status);
    expect(answers).toContain(403);
    const last = await setUp(browser, 'guess');
    expect([last.status, Number(last.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(browser.cookies()).toEqual([]);
    expect((await setUp(browser, right)).status).toBe(204);
  });

  it('must be opened before the sign-in pages show a form; until then they say how to get it', async () => {
    const { clientId, stranger, operator } = await install();
    const read = async (browser: TestBrowser, path: string) => {
      const { page } = await browser.authorize(clientId);
      const response = await browser.fetch(`${path}${page.search}`);
      const html = await response.text();
      // The page's own form, besides that of the language.
      return { status: response.status, hasForm: /<form(?![^>]*language)/.test(html), html };
    };
    for (const path of ['/sign-in', '/register'])
      expect(await read(stranger(), path)).toMatchObject({
        status: 403,
        hasForm: false,
        html: expect.stringContaining('npm run admin -- setup-link'),
      });
    const wrong = stranger();
    await setUp(wrong, 'guess');
    expect(await read(wrong, '/register')).toMatchObject({ status: 403, hasForm: false });
    expect(await read(await operator(), '/register')).toMatchObject({ status: 200, hasForm: true });
    // The same without a flow, because there is no application to return to yet.
    expect((await stranger().fetch('/sign-in')).status).toBe(403);
  });

  it('works only on the administrators’ host', async () => {
    const { server, secret } = await install();
    const elsewhere = new TestBrowser(server.tenant('default'));
    expect((await elsewhere.fetch('/setup')).status).toBe(404);
    expect((await setUp(elsewhere, await secret())).status).toBe(404);
  });
});

describe('in the cloud edition', () => {
  it('[OPEN-66] anyone can register at the admin tenant without a link, only with a verified email address, and gets no access to any tenant', async () => {
    const { server, clientId, stranger } = await install({ EDITION: 'cloud' });
    expect(await findSetupLink(server.runtime)).toBeUndefined();
    expect((await stranger().fetch('/setup')).status).toBe(404);
    const byName = await (await stranger().authorize(clientId)).register('one', goodPassword);
    expect(byName.refusal.code).toBe('user.sign_up_method_not_enabled');
    for (const email of ['one@northwind.example', 'two@northwind.example']) {
      const flow = await stranger().begin(clientId, 'Register');
      const { verificationId } = (await flow.sendCode('email', email, 'Register')).body;
      await flow.call(api.addToProfile, { type: 'password', value: goodPassword });
      expect((await flow.finish(verificationId)).status).toBe(400);
      const code = await readCode(server, adminTenantId, email);
      expect((await flow.enterCode('email', email, verificationId, code)).status).toBe(200);
      expect((await flow.finish(verificationId)).status).toBe(200);
      const { rows } = await sql<{
        members: number;
      }>`select count(*)::int as members from organization_users`.execute(
        server.runtime.database.for(adminTenantId),
      );
      expect(rows).toEqual([{ members: 0 }]);
    }
    const again = await stranger().authorize(clientId);
    expect((await again.signIn('one@northwind.example', goodPassword, 'email')).status).toBe(200);
  });
});
