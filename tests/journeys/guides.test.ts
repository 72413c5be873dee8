import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { listApplicationSecrets } from '@gatehouse/contract/applications/secret-endpoints';
import { createResource, createResourceScope } from '@gatehouse/contract/resources/endpoints';
import { createRole, listRoles } from '@gatehouse/contract/roles/endpoints';
import { internalAdminRoleName } from '@gatehouse/contract/roles/roles';
import { addRoleApplications } from '@gatehouse/contract/roles/application-endpoints';
import { addUserRoles } from '@gatehouse/contract/roles/user-endpoints';
import { decodeJwt } from 'jose';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { createUser, finishFlow } from '../support/oidc-browser.ts';
import { type SnippetFolder, writeSnippets } from '../support/run-snippet.ts';
import { findFreePort } from '../support/ports.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;
let folder: SnippetFolder | undefined;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_guides' });
  admin = await openConsole(server);
  ({ page } = admin);
  call = await server.tenant('default').as('all');
});
afterEach(() => folder?.remove());
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

/** The code in a guide, by file name. */
async function readFiles(): Promise<Record<string, string>> {
  const figures = await page.getByRole('figure').all();
  const files = await Promise.all(
    figures.map(async (figure) => [
      (await figure.locator('figcaption').allTextContents())[0] ?? '',
      await figure.locator('pre').textContent(),
    ]),
  );
  return Object.fromEntries(files.filter(([name]) => name));
}

/** Creates a machine-to-machine application with a role, by default that of the management API. */
async function addMachine(roleId?: string): Promise<{ id: string; secret: string }> {
  const { body: machine } = await call(createApplication, {
    body: { name: 'Robot', type: 'MachineToMachine' },
  });
  const { body: roles } = await call(listRoles, { query: { search: internalAdminRoleName } });
  await call(addRoleApplications, {
    params: { id: roleId ?? roles[0]?.id ?? '' },
    body: { applicationIds: [machine.id] },
  });
  const { body: secrets } = await call(listApplicationSecrets, { params: { id: machine.id } });
  return { id: machine.id, secret: secrets[0]?.value ?? '' };
}

/** Signs in with the parameters of the guide's `api.mjs`: prints the authorization URL, then the token for the callback URL. */
const askForApi = `
import * as oidc from 'openid-client';
import { getApiToken, parameters } from './api.mjs';
import { client } from './client.mjs';

const [redirectUri, answer] = process.argv.slice(2);
const verifier = 'v'.repeat(43);
if (answer) {
  const tokens = await oidc.authorizationCodeGrant(client, new URL(answer), { pkceCodeVerifier: verifier });
  console.log((await getApiToken(tokens.refresh_token)).access_token);
} else {
  const challenge = await oidc.calculatePKCECodeChallenge(verifier);
  const more = { code_challenge: challenge, code_challenge_method: 'S256' };
  console.log(oidc.buildAuthorizationUrl(client, { redirect_uri: redirectUri, ...parameters, ...more }).href);
}
`;

describe('the code in a guide', () => {
  it.each([
    // The list may contain the users of other tests.
    ['machine-node', /^200 \[/],
    ['machine-api', /^\[/],
  ])(
    '[PROD-06 part] gets a token for a machine-to-machine application and calls the API, unchanged: %s',
    async (guide, printed) => {
      const { id } = await addMachine();
      await admin.open(`/applications/${id}/guide/${guide}`);
      await page.getByText('1 role', { exact: true }).waitFor();
      await expect
        .poll(async () => Object.values(await readFiles()).join('\n'))
        .toContain('YOUR_APPLICATION_SECRET');
      await page.getByRole('button', { name: 'Show the secret' }).click();
      await page.getByRole('button', { name: 'Hide the secret' }).waitFor();
      await admin.shoot(guide);
      folder = await writeSnippets(await readFiles());
      await page.getByText('Waiting for the first token').waitFor();
      const wrong = { grant_type: 'client_credentials', client_id: id, client_secret: 'wrong' };
      const refused = await fetch(`${server.tenant('default').issuer}/token`, {
        method: 'POST',
        body: new URLSearchParams(wrong),
      });
      expect(refused.status).toBe(401);
      await page.getByText(/^The last attempt failed: /).waitFor();
      expect(await folder.run('main.mjs')).toMatch(printed);
      await page.getByText('Tokens are issued').waitFor();
      await page.getByRole('link', { name: 'View log entry' }).click();
      await page.waitForURL(/\/logs\/\w+$/);
    },
  );

  it('signs a user in to a command-line application by device flow, from the gallery to the end of its script', async () => {
    const tenant = server.tenant('default');
    const userId = await createUser(server.runtime, tenant, { name: 'Grace Hopper' });
    await admin.open('/applications/create');
    await page.getByRole('link', { name: /^TV, CLI or device/ }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Backup tool');
    await admin.shoot('application-create-device');
    await page.getByRole('dialog').getByRole('button', { name: 'Create application' }).click();
    await page.getByRole('heading', { name: 'Connect TV, CLI or device' }).waitFor();
    await page.getByText('sign-in.sh', { exact: true }).waitFor();
    await admin.shoot('guide-device');
    const files = await readFiles();
    // Shortens the polling interval of five seconds.
    folder = await writeSnippets({
      'sign-in.sh': files['sign-in.sh']?.replace('interval=5', 'interval=1') ?? '',
    });
    let printed = '';
    const script = folder.startShell('sign-in.sh');
    script.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    await expect.poll(() => printed, { timeout: 10_000 }).toMatch(/and enter {2}\w{4}-\w{4}/);
    const [, address = '', code = ''] = /Open +(\S+)\nand enter +(\S+)/.exec(printed) ?? [];
    const visitor = await admin.context.browser()?.newPage();
    if (!visitor) throw new Error('no browser');
    await visitor.goto(address);
    await visitor.getByLabel('Code').fill(code);
    await visitor.getByRole('button', { name: 'Continue' }).click();
    await visitor.getByRole('heading', { name: 'Connect to Backup tool?' }).waitFor();
    await visitor.getByRole('button', { name: 'Allow' }).click();
    await visitor.waitForURL(/\/sign-in\?/);
    const flow = new URL(visitor.url()).searchParams.get('flow') ?? '';
    const next = await finishFlow(server.runtime, tenant, flow, userId);
    await visitor.goto(next.replace('/auth/', '/device/'));
    await visitor.getByRole('heading', { name: 'Your device is connected' }).waitFor();
    await expect.poll(() => printed, { timeout: 10_000 }).toContain('"name":"Grace Hopper"');
    await visitor.close();

    await page.getByText('Sign-in works').waitFor();
    await page.getByRole('link', { name: 'Done' }).click();
    await page.getByText(`${tenant.issuer}/device`, { exact: true }).waitFor();
    await page.getByText('with device flow only').waitFor();
    await admin.shoot('application-device');
    expect(await admin.listViolations()).toEqual([]);
  });

  it('requests tokens of the chosen API, which stays chosen after a visit to the roles', async () => {
    const calls: string[] = [];
    const orders = createServer((request, response) => {
      calls.push(request.headers.authorization ?? '');
      response.end('three orders');
    });
    await once(orders.listen(0, '127.0.0.1'), 'listening');
    const indicator = `http://127.0.0.1:${(orders.address() as AddressInfo).port}/orders`;
    const { body: api } = await call(createResource, { body: { name: 'Own orders', indicator } });
    const { body: read } = await call(createResourceScope, {
      params: { resourceId: api.id },
      body: { name: 'orders:read' },
    });
    const { body: role } = await call(createRole, {
      body: { name: 'Order reader', description: 'Reads', type: 'MachineToMachine', scopeIds: [read.id] },
    });
    const { id } = await addMachine(role.id);
    await admin.open(`/applications/${id}/guide/machine-node`);
    await page.getByLabel('API to call').selectOption(indicator);
    await page.getByRole('link', { name: 'Assign roles' }).click();
    await page.waitForURL(/\/roles$/);
    await page.goBack();
    await page.getByText('1 role', { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel('API to call').inputValue()).toBe(indicator);
    await page.getByRole('button', { name: 'Show the secret' }).click();
    await page.getByRole('button', { name: 'Hide the secret' }).waitFor();
    folder = await writeSnippets(await readFiles());
    expect(await folder.run('main.mjs')).toBe('200 three orders\n');
    expect(decodeJwt(calls[0]?.replace('Bearer ', '') ?? '')).toMatchObject({
      aud: indicator,
      scope: 'orders:read',
    });
    orders.close();
  });

  it('[PROD-07 part] accepts only tokens of the API, unchanged', async () => {
    const tenant = server.tenant('default');
    const indicator = 'https://orders.example';
    const { body: api } = await call(createResource, { body: { name: 'Orders', indicator } });
    const params = { resourceId: api.id };
    const { body: read } = await call(createResourceScope, { params, body: { name: 'a:read' } });
    await call(createResourceScope, { params, body: { name: 'b:write' } });
    const { body: role } = await call(createRole, {
      body: { name: 'Reader', description: 'Reads', type: 'MachineToMachine', scopeIds: [read.id] },
    });
    const [machine, other] = [await addMachine(role.id), await addMachine()];
    await admin.open(`/api-resources/${api.id}/guide/fastify`);
    await page.getByText("requireScope('a:read')").waitFor();
    const files = await readFiles();
    const port = await findFreePort();
    folder = await writeSnippets({
      ...files,
      'server.mjs': files['server.mjs']?.replace('4000', String(port)) ?? '',
    });
    folder.start('server.mjs');
    const address = `http://localhost:${port}/orders`;
    const ask = async (token?: string) => {
      const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
      return fetch(address, { headers }).then(
        ({ status }) => status,
        () => 0,
      );
    };
    await expect.poll(() => ask(), { timeout: 30_000 }).toBe(401);
    expect(await ask(await tenant.getToken(machine, indicator, 'a:read'))).toBe(200);
    expect(await ask(await tenant.getToken(machine, indicator, 'b:write').catch(() => 'none'))).not.toBe(200);
    expect(await ask(await tenant.getToken(other, indicator, ''))).toBe(403);
    expect(await ask(await tenant.getToken(other, tenant.indicator, 'all'))).toBe(401);
    expect(await ask('nonsense')).toBe(401);
  });

  it('[PROD-06 part] signs a user in to a web application and out again, unchanged', async () => {
    const tenant = server.tenant('default');
    const { body: shop } = await call(createApplication, { body: { name: 'Shop', type: 'Traditional' } });
    // HTML in a name is shown as text.
    const name = 'Grace <img src=x onerror="document.title=1"> Hopper';
    const userId = await createUser(server.runtime, tenant, { name });
    const indicator = 'https://goods.example';
    const { body: api } = await call(createResource, { body: { name: 'Goods', indicator } });
    const { body: read } = await call(createResourceScope, {
      params: { resourceId: api.id },
      body: { name: 'goods:read' },
    });
    const { body: role } = await call(createRole, {
      body: { name: 'Customer', description: 'Looks', scopeIds: [read.id] },
    });
    await call(addUserRoles, { params: { userId }, body: { roleIds: [role.id] } });
    const origin = `http://localhost:${await findFreePort()}`;
    await admin.open(`/applications/${shop.id}/guide/web-oidc?api=${encodeURIComponent(indicator)}`);
    await page.getByText('Suggested, not saved').waitFor();
    await page.getByLabel('Redirect URI', { exact: true }).fill(`${origin}/callback`);
    await page.getByLabel('Post sign-out redirect URI').fill(`${origin}/`);
    await page.getByRole('button', { name: 'Save redirect URIs', exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show the secret' }).click();
    await page.getByRole('button', { name: 'Hide the secret' }).waitFor();
    await page.getByRole('heading', { name: 'Call your own API' }).scrollIntoViewIfNeeded();
    await admin.shoot('guide-own-api');
    folder = await writeSnippets({ ...(await readFiles()), 'drive.mjs': askForApi });
    const shopServer = folder.start('server.mjs');
    const visitor = await admin.context.browser()?.newPage();
    if (!visitor) throw new Error('no browser');
    await expect
      .poll(
        () =>
          fetch(origin).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 10_000 },
      )
      .toBe(true);
    await visitor.goto(origin);
    await visitor.getByRole('link', { name: 'Sign in' }).click();
    await visitor.waitForURL(/\/sign-in\?/);
    const flow = new URL(visitor.url()).searchParams.get('flow') ?? '';
    await visitor.goto(await finishFlow(server.runtime, tenant, flow, userId));
    await visitor.getByText(`Hello ${name}`).waitFor();
    await visitor.getByRole('link', { name: 'Sign out' }).click();
    await visitor.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(visitor.url()).toBe(`${origin}/`);
    await visitor.getByRole('link', { name: 'Sign in' }).click();
    await visitor.waitForURL(/\/sign-in\?/);

    // Also with a token for an API, as in the guide's last step.
    shopServer.kill();
    await visitor.goto((await folder.run('drive.mjs', `${origin}/callback`)).trim());
    await visitor.waitForURL(/\/sign-in\?/);
    const next = await finishFlow(
      server.runtime,
      tenant,
      new URL(visitor.url()).searchParams.get('flow') ?? '',
      userId,
    );
    const [back] = await Promise.all([
      visitor.waitForRequest((request) => request.url().startsWith(`${origin}/callback?`)),
      // This server no longer responds.
      visitor.goto(next).catch(() => undefined),
    ]);
    const token = await folder.run('drive.mjs', `${origin}/callback`, back.url());
    expect(decodeJwt(token.trim())).toMatchObject({ aud: indicator, scope: 'goods:read', sub: userId });
    await visitor.close();
  });
});
