import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import { adminTenantId, defaultTenantId } from '@gatehouse/contract/common';
import { expect, it, onTestFinished } from 'vitest';
import { authorizationUrl, createPkce } from '../../../tests/support/oidc-browser.ts';
import { findFreePort } from '../../../tests/support/ports.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server.ts';
import { welcomeMessage } from './welcome.ts';

const clientId = builtInApplications.demo;

/** Sends a request with the public host, which doesn't resolve here. */
async function ask({ settings, tenant }: TestServer, tenantId: string, path: string, form?: string) {
  const { host } = new URL(tenant(tenantId).origin);
  const port = tenantId === adminTenantId ? settings.ADMIN_PORT : settings.PORT;
  const type = form ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
  const method = form ? 'POST' : 'GET';
  const sent = request({ host: '127.0.0.1', port, path, method, headers: { host, ...type } });
  sent.end(form);
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    sent.on('response', resolve).on('error', reject),
  );
  return {
    status: response.statusCode,
    location: response.headers.location,
    body: await text(response),
  };
}

/** What anonymous callers see of the demo application, and what the server logs for operators. */
async function look(server: TestServer) {
  const tenant = server.tenant(defaultTenantId);
  const home = `${tenant.origin}/demo-app`;
  const { pathname, search } = authorizationUrl(tenant, { id: clientId, redirectUri: home }, createPkce());
  const token = `client_id=${clientId}&grant_type=refresh_token&refresh_token=unknown`;
  const [page, root, signIn, refresh, config, greeting] = await Promise.all([
    ask(server, tenant.id, '/demo-app'),
    ask(server, tenant.id, '/'),
    ask(server, tenant.id, pathname + search),
    ask(server, tenant.id, '/oidc/token', token),
    ask(server, adminTenantId, '/console/config.json'),
    welcomeMessage(server.runtime),
  ]);
  return {
    page: page.status,
    root: root.location,
    signIn: signIn.status,
    refresh: (JSON.parse(refresh.body) as { error: string }).error,
    demoUrl: (JSON.parse(config.body) as { demoUrl: string | null }).demoUrl,
    isNamed: greeting.includes('  Demo '),
  };
}

it.each([
  [true, 'where ENDPOINT is this machine', 'localhost', {}],
  [false, 'there when it is switched off', 'localhost', { DEMO_APP: 'false' }],
  [false, 'where others reach ENDPOINT', 'id.example.com', {}],
  [true, 'there when it is switched on', 'id.example.com', { DEMO_APP: 'true' }],
])(
  'the demo application, its sign-in included, is served: %s, %s (%s)',
  async (isServed, _where, host, more) => {
    const port = String(await findFreePort());
    const environment = { PORT: port, ENDPOINT: `http://${host}:${port}`, ...more };
    const server = await startTestServer({ environment });
    onTestFinished(() => server.stop());
    expect(await look(server)).toEqual(
      isServed
        ? {
            page: 200,
            root: '/demo-app',
            signIn: 303,
            refresh: 'invalid_grant',
            demoUrl: `http://${host}:${port}/demo-app`,
            isNamed: true,
          }
        : {
            page: 404,
            root: '/unknown-session',
            signIn: 400,
            refresh: 'invalid_client',
            demoUrl: null,
            isNamed: false,
          },
    );
  },
);
