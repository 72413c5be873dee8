import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { listApplicationSecrets } from '@gatehouse/contract/applications/secret-endpoints';
import { createResource, createResourceScope } from '@gatehouse/contract/resources/endpoints';
import { createRole, listRoles } from '@gatehouse/contract/roles/endpoints';
import { internalAdminRoleName } from '@gatehouse/contract/roles/roles';
import { addRoleApplications } from '@gatehouse/contract/roles/application-endpoints';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { createUser, finishFlow } from '../support/oidc-browser.ts';
import { type SnippetFolder, writeSnippets } from '../support/run-snippet.ts';
import { findFreePort, startTestServer, type TestServer } from '../support/server.ts';
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

/** The code a guide shows, by the file it goes into. */
async function readFiles(): Promise<Record<string, string>> {
  const figures = await page.getByRole('figure').all();
  const files = await Promise.all(
    figures.map(async (figure) => [
      await figure
        .locator('figcaption')
        .textContent({ timeout: 100 })
        .catch(() => ''),
      await figure.locator('pre').textContent(),
    ]),
  );
  return Object.fromEntries(files.filter(([name]) => name));
}

/** A machine-to-machine application that holds a role: that of the management API, unless another is named. */
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

describe('the code a guide shows', () => {
  it.each([
    ['machine-node', /^0 \[\]/],
    ['machine-api', /^\[\]/],
  ])('[PROD-06 part] gets a machine its token and calls the API, as %s stands', async (guide, printed) => {
    const { id } = await addMachine();
    await admin.open(`/applications/${id}/guide/${guide}`);
    await page.getByText('1 role', { exact: true }).waitFor();
    expect(Object.values(await readFiles()).join('\n')).toContain('YOUR_APPLICATION_SECRET');
    await page.getByRole('button', { name: 'Fill in the secret' }).click();
    await page.getByRole('button', { name: 'Hide the secret' }).waitFor();
    await admin.shoot(guide);
    folder = await writeSnippets(await readFiles());
    expect(await folder.run('main.mjs')).toMatch(printed);
  });

  it('[PROD-07 part] lets tokens of an API pass and no others, as it stands', async () => {
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
    await expect.poll(() => ask(), { timeout: 10_000 }).toBe(401);
    expect(await ask(await tenant.getToken(machine, indicator, 'a:read'))).toBe(200);
    expect(await ask(await tenant.getToken(machine, indicator, 'b:write').catch(() => 'none'))).not.toBe(200);
    expect(await ask(await tenant.getToken(other, indicator, ''))).toBe(403);
    expect(await ask(await tenant.getToken(other, tenant.indicator, 'all'))).toBe(401);
    expect(await ask('nonsense')).toBe(401);
  });

  it('[PROD-06 part] signs a person in to a web application and out again, as it stands', async () => {
    const tenant = server.tenant('default');
    const { body: shop } = await call(createApplication, { body: { name: 'Shop', type: 'Traditional' } });
    const userId = await createUser(server.runtime, tenant);
    const origin = `http://localhost:${await findFreePort()}`;
    await admin.open(`/applications/${shop.id}/guide/web-oidc`);
    await page.getByLabel('Redirect URI').fill(`${origin}/callback`);
    await page.getByLabel('After sign-out').fill(`${origin}/`);
    await page.getByRole('button', { name: 'Save addresses' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Fill in the secret' }).click();
    await page.getByRole('button', { name: 'Hide the secret' }).waitFor();
    folder = await writeSnippets(await readFiles());
    folder.start('server.mjs');
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
    await visitor.getByText(`Hello ${userId}`).waitFor();
    await visitor.getByRole('link', { name: 'Sign out' }).click();
    await visitor.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(visitor.url()).toBe(`${origin}/`);
    await visitor.getByRole('link', { name: 'Sign in' }).click();
    await visitor.waitForURL(/\/sign-in\?/);
    await visitor.close();
  });
});
