import { connect } from 'node:net';
import { adminTenantId } from '@gatehouse/contract/common';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { createPasswordIdentity } from '@gatehouse/contract/sign-in/password-endpoints';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import {
  createApplication,
  goodPassword,
  TestBrowser,
  type TestFlow,
} from '../../../../tests/support/sign-in.ts';
import { firstAdministratorCode, needsFirstAdministrator, needsSetupCode } from './first-administrator.ts';

let serial = 0;

/** An installation that nobody has set up, of its own: the administrators' tenant exists once in a database. */
async function install(environment: Record<string, string> = {}): Promise<{
  server: TestServer;
  open: () => Promise<TestFlow>;
  openProxied: () => Promise<TestFlow>;
}> {
  const database = `first_${process.pid}_${(serial += 1)}`;
  const server = await startTestServer({ database, environment });
  onTestFinished(() => server.stop());
  const clientId = await createApplication(server.runtime, adminTenantId);
  const open = () => new TestBrowser(server.tenant(adminTenantId)).authorize(clientId);
  const openProxied = () => new ProxiedBrowser(server.tenant(adminTenantId)).authorize(clientId);
  return { server, open, openProxied };
}

/** As nginx passes a browser on when it is told nothing else: HTTP/1.0, and no header that says so. */
class ProxiedBrowser extends TestBrowser {
  protected override send(url: URL, { method = 'GET', headers, body }: RequestInit): Promise<Response> {
    const lines = [`${method} ${url.pathname}${url.search} HTTP/1.0`, `host: ${url.host}`];
    for (const [name, value] of new Headers(headers)) lines.push(`${name}: ${value}`);
    const content = Buffer.from(typeof body === 'string' ? body : '');
    if (body) lines.push(`content-length: ${content.length}`);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(url.port), '127.0.0.1', () => {
        socket.write(`${lines.join('\r\n')}\r\n\r\n`);
        socket.write(content);
      });
      const chunks: Buffer[] = [];
      socket
        .on('data', (chunk) => chunks.push(chunk))
        .on('error', reject)
        .on('end', () => {
          const [head = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n');
          const [first = '', ...answered] = head.split('\r\n');
          const pairs = answered.map((line) => /^([^:]+): ?(.*)$/.exec(line)?.slice(1) as [string, string]);
          resolve(
            new Response(rest.join('\r\n\r\n') || null, {
              status: Number(first.split(' ')[1]),
              headers: pairs,
            }),
          );
        });
    });
  }
}

const rolesOf = (server: TestServer, username: string): Promise<string[]> =>
  server.runtime.database.tenant(adminTenantId, async (db) => {
    const rows = await db
      .selectFrom('users')
      .innerJoin('usersRoles', 'usersRoles.userId', 'users.id')
      .innerJoin('roles', 'roles.id', 'usersRoles.roleId')
      .where('users.username', '=', username)
      .select('roles.name')
      .execute();
    return rows.map(({ name }) => name).toSorted();
  });
const countUsers = (server: TestServer): Promise<number> =>
  server.runtime.database.tenant(adminTenantId, async (db) => {
    const rows = await db.selectFrom('users').select('id').execute();
    return rows.length;
  });

const ask = (endpoint: string, ip: string, headers: Record<string, string> = {}): boolean =>
  needsSetupCode({
    runtime: { settings: { ADMIN_ENDPOINT: endpoint } } as TestServer['runtime'],
    ip,
    header: (name) => headers[name],
    httpVersion: '1.1',
  });

describe('the first administrator', () => {
  it('is made once, administers the tenant, and closes the door behind them', async () => {
    const { server, open } = await install();
    expect(await needsFirstAdministrator(server.runtime)).toBe(true);
    expect((await (await open()).begin('SignIn')).refusal.code).toBe('auth.forbidden');
    const flow = await open();
    expect((await flow.register('first', goodPassword)).status).toBe(200);
    expect((await flow.resume()).has('code')).toBe(true);
    expect(await rolesOf(server, 'first')).toEqual(['default:admin', 'user']);
    expect(await needsFirstAdministrator(server.runtime)).toBe(false);

    expect((await (await open()).register('second', goodPassword)).refusal.code).toBe('auth.forbidden');
    expect((await (await open()).signIn('first', goodPassword)).status).toBe(200);
    expect(await countUsers(server)).toBe(1);
  });

  it('is one of two who come at once, and of many', async () => {
    const { server, open } = await install();
    const flows = await Promise.all(Array.from({ length: 6 }, open));
    for (const [index, flow] of flows.entries()) {
      await flow.begin('Register');
      const identifier = { type: 'username', value: `racer_${index}` } as const;
      const { body } = await flow.call(createPasswordIdentity, { identifier, password: goodPassword });
      await flow.call(api.identify, body);
    }
    const answers = await Promise.all(flows.map((flow) => flow.call(api.submitExperience)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403, 403]);
    expect(await countUsers(server)).toBe(1);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await rolesOf(server, `racer_${winner}`)).toContain('default:admin');
    for (const [index, flow] of flows.entries())
      if (index !== winner) await expect(flow.resume()).rejects.toThrow();
  });

  it('comes through a proxy only with the code that the server printed', async () => {
    const { server, open } = await install();
    const code = await firstAdministratorCode(server.runtime);
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(await firstAdministratorCode(server.runtime)).toBe(code);
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip']) {
      const headers = { [header]: '127.0.0.1' };
      const flow = await open();
      await flow.call(api.beginExperience, { interactionEvent: 'Register' }, { headers });
      const tryCode = (setupCode?: string) =>
        flow.call(
          createPasswordIdentity,
          { identifier: { type: 'username', value: 'intruder' }, password: goodPassword, setupCode },
          { headers },
        );
      for (const wrong of [undefined, '', 'AAAA-AAAA-AAAA', `${code}A`]) {
        const answer = await tryCode(wrong);
        expect([header, answer.status, answer.refusal.code]).toEqual([
          header,
          403,
          'session.setup_code_required',
        ]);
      }
      // Nor by the way that asks for no verification.
      await flow.call(api.addToProfile, { type: 'username', value: 'intruder' }, { headers });
      await flow.call(api.addToProfile, { type: 'password', value: goodPassword }, { headers });
      await flow.call(api.identify, {}, { headers });
      expect((await flow.call(api.submitExperience, undefined, { headers })).refusal.code).toBe(
        'session.setup_code_required',
      );
    }
    expect(await countUsers(server)).toBe(0);
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const flow = await open();
    await flow.call(api.beginExperience, { interactionEvent: 'Register' }, { headers });
    const identifier = { type: 'username', value: 'first' } as const;
    const setupCode = code.toLowerCase().replaceAll('-', ' ');
    const made = await flow.call(
      createPasswordIdentity,
      { identifier, password: goodPassword, setupCode },
      { headers },
    );
    expect(made.status).toBe(200);
    await flow.call(api.identify, made.body, { headers });
    expect((await flow.call(api.submitExperience, undefined, { headers })).status).toBe(200);
    expect(await rolesOf(server, 'first')).toContain('default:admin');
  });

  it('comes through a proxy that adds no header only with the code, since such a proxy speaks HTTP/1.0', async () => {
    const { server, open, openProxied } = await install();
    const refused = await (await openProxied()).register('intruder', goodPassword);
    expect([refused.status, refused.refusal.code]).toEqual([403, 'session.setup_code_required']);
    const needsCode = async ({ browser, page }: TestFlow) =>
      /"needsCode":(true|false)/.exec(await (await browser.fetch(`/register${page.search}`)).text())?.[1];
    expect(await needsCode(await openProxied())).toBe('true');
    expect(await needsCode(await open())).toBe('false');
    const code = await firstAdministratorCode(server.runtime);
    expect((await (await openProxied()).register('first', goodPassword, code)).status).toBe(200);
    expect(await rolesOf(server, 'first')).toContain('default:admin');
  });

  it('needs the code wherever the console has a public address, and from every peer but this machine', () => {
    expect(ask('http://localhost:3002', '127.0.0.1')).toBe(false);
    expect(ask('http://[::1]:3002', '::1')).toBe(false);
    expect(ask('http://127.0.0.1:3002', '::ffff:127.0.0.1')).toBe(false);
    expect(ask('https://console.example.com', '127.0.0.1')).toBe(true);
    expect(ask('http://localhost.example.com', '127.0.0.1')).toBe(true);
    expect(ask('http://localhost:3002', '10.0.0.7')).toBe(true);
    for (const name of [
      'x-forwarded-for',
      'x-forwarded',
      'x-cluster-client-ip',
      'x-original-host',
      'cdn-loop',
    ])
      expect([name, ask('http://localhost:3002', '127.0.0.1', { [name]: '127.0.0.1' })]).toEqual([
        name,
        true,
      ]);
  });

  it('cannot be made through an address that is not the server’s own', async () => {
    const { server, open } = await install();
    const flow = await open();
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

describe('in the cloud edition', () => {
  it('anybody registers at the administrators’ tenant, and gets no right on any tenant', async () => {
    const { server, open } = await install({ EDITION: 'cloud' });
    expect(await needsFirstAdministrator(server.runtime)).toBe(false);
    for (const name of ['one', 'two']) {
      expect((await (await open()).register(name, goodPassword)).status).toBe(200);
      expect(await rolesOf(server, name)).toEqual(['user']);
    }
    expect((await (await open()).signIn('one', goodPassword)).status).toBe(200);
  });
});
