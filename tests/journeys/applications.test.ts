import { createApplication, listApplications } from '@gatehouse/contract/applications/endpoints';
import { getApplicationSignInExperience } from '@gatehouse/contract/applications/sign-in-experience-endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { createResource, createResourceScope } from '@gatehouse/contract/resources/endpoints';
import { createRole } from '@gatehouse/contract/roles/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { createApplication as createClient, createUser, goodPassword } from '../support/records.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';
import { TestBrowser } from '../support/test-browser.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer({
    database: 'journey_applications',
    // No DNS server: a domain stays as it is.
    environment: { PROTECTED_APPS_DOMAIN: 'apps.example.com', DOMAINS_DNS: '127.0.0.1:9' },
  });
  admin = await openConsole(server);
  ({ page } = admin);
  call = await server.tenant('default').as('all');
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

async function addApplication(
  name: string,
  type: 'SPA' | 'Traditional' | 'Native' | 'MachineToMachine',
  isThirdParty = false,
): Promise<string> {
  const { body, status } = await call(createApplication, { body: { name, type, isThirdParty } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const line = (label: string, number: number) => page.getByLabel(`${label} ${number}`, { exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/** Saves the settings and waits until the save bar is hidden. */
async function saveChanges(): Promise<void> {
  await button('Save changes').click();
  await button('Save changes').waitFor({ state: 'detached' });
}

describe('the URLs of applications in the console', () => {
  it('[RT-11] [OPEN-53 part] show list, third parties, gallery, guide, page, tab and log line', async () => {
    const id = await addApplication('Visited', 'SPA');
    await addApplication('Partner', 'Traditional', true);
    await admin.open('/applications');
    await row('Visited').waitFor();
    await expect.poll(() => row('Partner').count(), { timeout: 10_000 }).toBe(0);
    await page.getByRole('link', { name: 'Third-party applications' }).click();
    await row('Partner').waitFor();
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe('/applications/third-party-applications');
    await expect.poll(() => row('Visited').count(), { timeout: 10_000 }).toBe(0);
    await admin.open('/applications/create');
    await page.getByRole('link', { name: 'React React SDK', exact: true }).waitFor();
    await admin.open(`/applications/${id}/guide/react`);
    await heading('Connect React').waitFor();
    await admin.open(`/applications/${id}/logs`);
    await page.getByRole('table').getByRole('link').first().click();
    await page.waitForURL(/\/applications\/\w+\/logs\/\w+$/);
    await page.locator('.ui-side-panel').getByRole('heading', { level: 2 }).waitFor();
    for (const wrong of [
      `/applications/${id}/guide/cobol`,
      `/applications/${id}/guide/next`,
      `/applications/${id}/nowhere`,
    ]) {
      await admin.open(wrong);
      await page.getByText('page not found').waitFor();
    }
    await admin.open('/applications/unknown');
    await page.getByText('Not found').waitFor();
  });

  it('[RT-12] lead from an application to its settings', async () => {
    const id = await addApplication('Redirected', 'SPA');
    await admin.open(`/applications/${id}`);
    await page.getByLabel('Name', { exact: true }).waitFor();
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe(`/applications/${id}/settings`);
  });

  it('[RT-13 part] lead to settings, roles and logs of an application', async () => {
    const id = await addApplication('Tabbed', 'MachineToMachine');
    await admin.open(`/applications/${id}/settings`);
    await page.getByRole('heading', { name: 'Endpoints' }).waitFor();
    await admin.open(`/applications/${id}/roles`);
    await page.getByText('No roles yet').waitFor();
    await admin.open(`/applications/${id}/logs`);
    await page.getByRole('table').getByRole('link').first().waitFor();
    expect(
      await page.getByRole('navigation', { name: 'Tabbed' }).getByRole('link').allTextContents(),
    ).toEqual(['Settings', 'Roles', 'Logs', 'Organizations']);
    const spa = await addApplication('Page', 'SPA');
    await admin.open(`/applications/${spa}/roles`);
    await page.getByText('This application acts on behalf of users').waitFor();
  });
});

describe('applications in the console', () => {
  it('[PROD-06] are created from the gallery, connected by a guide, edited and deleted', async () => {
    await admin.open('/applications');
    await page.getByRole('link', { name: 'Create application' }).click();
    // The list has a search field, too.
    await page.getByRole('link', { name: /^Vue/ }).waitFor();
    await page.getByRole('searchbox').fill('react');
    await page.getByRole('link', { name: /^Vue/ }).waitFor({ state: 'detached' });
    await admin.shoot('application-gallery');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/\/applications\/create\/react\b/);
    await page.getByLabel('Name', { exact: true }).press('Escape');
    await page.getByRole('searchbox').fill('');
    await page.getByRole('link', { name: /^Vue/ }).click();
    await page.getByLabel('Name', { exact: true }).fill('Storefront');
    await admin.shoot('application-create');
    expect(await admin.listViolations()).toEqual([]);
    await button('Create application').click();
    await heading('Connect Vue').waitFor();

    await page.getByLabel('Redirect URI', { exact: true }).fill('shop.example/callback');
    await page.getByText('Enter a full URI').waitFor();
    await page.getByLabel('Redirect URI', { exact: true }).fill('https://shop.example/callback');
    await button('Save redirect URIs').click();
    await page.getByText('Saved', { exact: true }).waitFor();
    const code = await page.getByRole('list', { name: 'Connect Vue' }).textContent();
    const [application] = (await call(listApplications, { query: { search: 'Storefront' } })).body;
    expect(application?.oidcClientMetadata.redirectUris).toEqual(['https://shop.example/callback']);
    expect(code).toContain(`appId: '${application?.id}'`);
    expect(code).toContain(`endpoint: '${server.tenant('default').origin}'`);
    expect(code).toContain("signIn('https://shop.example/callback')");
    await admin.shoot('application-guide');
    expect(await admin.listViolations()).toEqual([]);
    // The last step of the guide rejects an invalid URI and saves a valid one.
    await page.getByLabel('Post sign-out redirect URI').fill('shop.example');
    await button('Save redirect URIs and finish').click();
    await expect
      .poll(() => page.getByLabel('Post sign-out redirect URI').evaluate((field) => field.matches(':focus')))
      .toBe(true);
    await page.getByLabel('Post sign-out redirect URI').fill('https://shop.example/bye');
    await button('Save redirect URIs and finish').click();

    await heading('Storefront').waitFor();
    const [finished] = (await call(listApplications, { query: { search: 'Storefront' } })).body;
    expect(finished?.oidcClientMetadata).toMatchObject({
      redirectUris: ['https://shop.example/callback'],
      postLogoutRedirectUris: ['https://shop.example/bye', 'http://localhost:5173/'],
    });
    await page.getByLabel('Name', { exact: true }).fill('Shop');
    await page.getByLabel('Refresh token lifetime').fill('30');
    await page.getByRole('switch', { name: 'Rotate refresh tokens' }).uncheck();
    await button('Save changes').waitFor();
    await admin.shoot('application-settings-unsaved');
    await page.getByText('3 unsaved changes').waitFor({ timeout: 3000 });
    await saveChanges();
    await heading('Shop').waitFor();
    await page.reload();
    expect(await page.getByLabel('Refresh token lifetime').inputValue()).toBe('30');
    expect(await page.getByRole('switch', { name: 'Rotate refresh tokens' }).isChecked()).toBe(false);
    expect(await line('Redirect URIs', 1).inputValue()).toBe('https://shop.example/callback');
    expect(await admin.listViolations()).toEqual([]);

    await button('Actions for Shop').click();
    await page.getByRole('menuitem', { name: 'Delete application' }).click();
    const confirm = page.getByRole('alertdialog');
    expect(await confirm.getByRole('button', { name: 'Delete application' }).isDisabled()).toBe(true);
    await confirm.getByRole('textbox').fill('Shop');
    await admin.shoot('application-delete');
    await confirm.getByRole('button', { name: 'Delete application' }).click();
    await page.getByText('Shop was deleted.').waitFor();
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe('/applications');
    await expect.poll(() => row('Shop').count(), { timeout: 10_000 }).toBe(0);
  });

  it('[VAL-06 part] [VAL-07 part] show the error of each redirect URI at its line, and keep the others', async () => {
    const id = await addApplication('Lines', 'Native');
    await admin.open(`/applications/${id}`);
    const uris = [
      'com.example.app://callback',
      'app://callback',
      'https://*.example.com',
      'http://shop.example',
    ];
    for (const [index, uri] of uris.entries()) {
      if (index > 0) await button('Add another').first().click();
      await line('Redirect URIs', index + 1).fill(uri);
    }
    await page.getByLabel('Name', { exact: true }).focus();
    for (const problem of [
      'a scheme with a dot',
      'Wildcards aren’t allowed',
      'for localhost and 127.0.0.1 only',
    ])
      await page.getByText(problem).waitFor();
    await admin.shoot('application-lines');
    expect(await admin.listViolations()).toEqual([]);
    await button('Save changes').click();
    await page.getByText('Wildcards aren’t allowed').first().waitFor();
    await button('Remove Redirect URIs 4').click();
    await button('Remove Redirect URIs 3').click();
    await line('Redirect URIs', 2).fill('com.example.app://other');
    await saveChanges();
    const { body } = await call(listApplications, { query: { search: id } });
    expect(body[0]?.oidcClientMetadata.redirectUris).toEqual([
      'com.example.app://callback',
      'com.example.app://other',
    ]);
  });

  it('warn about URIs without encryption, and save them', async () => {
    const id = await addApplication('Storefront', 'Traditional');
    await admin.open(`/applications/${id}/settings`);
    const warning = page.getByText('Not encrypted. Use https outside localhost.');
    await line('Redirect URIs', 1).fill('http://localhost:3000/callback');
    expect(await warning.count()).toBe(0);
    await button('Add another').first().click();
    await line('Redirect URIs', 2).fill('http://storefront.example/callback');
    await warning.waitFor();
    expect(await admin.listViolations()).toEqual([]);
    await saveChanges();
    const { body } = await call(listApplications, { query: { search: id } });
    expect(body[0]?.oidcClientMetadata.redirectUris[1]).toBe('http://storefront.example/callback');
  });

  it('show how often users have signed in today, or tokens were issued', async () => {
    const tenant = server.tenant('default');
    const id = await createClient(server.runtime, tenant.id, { name: 'Counted' });
    await createUser(server.runtime, tenant.id, { username: 'counted', password: goodPassword });
    await admin.open(`/applications/${id}/settings`);
    await page.getByText('No sign-ins today').waitFor();
    for (let each = 0; each < 2; each += 1) {
      const flow = await new TestBrowser(tenant).authorize(id);
      expect((await flow.signIn('counted', goodPassword)).status).toBe(200);
      await flow.subject();
    }
    // One of the two was yesterday.
    await server.runtime.database.pool.query(
      `update logs set created_at = created_at - interval '1 day' where ctid = (
         select ctid from logs where application_id = $1 and key = 'ExchangeTokenBy.AuthorizationCode' limit 1)`,
      [id],
    );
    await admin.open(`/applications/${id}/settings`);
    await page.getByText('1 sign-in today', { exact: true }).waitFor();

    const machine = await tenant.createMachine('all');
    for (let each = 0; each < 3; each += 1) await tenant.getToken(machine, tenant.indicator, 'all');
    // Such entries are written in batches.
    const query = { applicationId: machine.id, logKey: 'ExchangeTokenBy.ClientCredentials' } as const;
    await expect.poll(async () => (await call(listAuditLogs, { query })).body.length).toBe(3);
    await admin.open(`/applications/${machine.id}/settings`);
    await page.getByText('3 tokens issued today', { exact: true }).waitFor();
  });

  it('show in forced colors whether a switch is on, and that a select opens', async () => {
    const id = await addApplication('Contrast', 'Traditional');
    await page.emulateMedia({ forcedColors: 'active' });
    await admin.open(`/applications/${id}/settings`);
    const canvas = await page.context().newPage();
    // Screenshots, because forced colors replace those of the computed styles.
    for (const isOn of [true, false]) {
      const picture = await page.getByRole('switch', { checked: isOn }).first().screenshot();
      const [start, end] = await canvas.evaluate(
        async (source) => {
          const image = await createImageBitmap(await (await fetch(source)).blob());
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          context?.drawImage(image, 0, 0);
          return [0.3, 0.7].map((part) =>
            String(context?.getImageData(image.width * part, image.height / 2, 1, 1).data.join()),
          );
        },
        `data:image/png;base64,${picture.toString('base64')}`,
      );
      expect([isOn, start === end]).toEqual([isOn, false]);
    }
    await canvas.close();
    const arrow = await page
      .locator('.ui-select')
      .first()
      .evaluate((select) => [
        getComputedStyle(select).backgroundColor,
        getComputedStyle(select, '::picker-icon').backgroundColor,
      ]);
    expect(arrow[0]).not.toBe(arrow[1]);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  it('[ENT-03 part] are told about sign-outs at a back-channel logout URI, with the session if required', async () => {
    const id = await addApplication('Told by API', 'Traditional');
    await admin.open(`/applications/${id}`);
    expect(await page.getByRole('switch', { name: 'Require session ID (sid)' }).count()).toBe(0);
    await page.getByLabel('Back-channel logout URI').fill('https://shop.example/logout');
    await page.getByRole('switch', { name: 'Require session ID (sid)' }).click();
    await saveChanges();
    const backchannel = {
      backchannelLogoutUri: 'https://shop.example/logout',
      backchannelLogoutSessionRequired: true,
    };
    const read = async () => (await call(listApplications, { query: { search: id } })).body[0];
    expect((await read())?.oidcClientMetadata).toMatchObject(backchannel);
    await page.getByLabel('Name', { exact: true }).fill('Renamed');
    await saveChanges();
    expect(await read()).toMatchObject({ name: 'Renamed', oidcClientMetadata: backchannel });
  });

  it('[ENT-03 part] are protected by a proxy, whose configuration follows their settings', async () => {
    await admin.open('/applications/create/nginx');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Team wiki');
    await dialog.getByLabel('Subdomain').fill('www');
    await dialog.getByLabel('Origin').fill('http://10.0.0.7:8080');
    await admin.shoot('application-create-protected');
    expect(await admin.listViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Create application' }).click();
    await dialog.getByText('that isn’t reserved').waitFor();
    await dialog.getByLabel('Subdomain').fill('wiki');
    await dialog.getByRole('button', { name: 'Create application' }).click();
    await heading('Connect nginx').waitFor();
    await page.getByText('responds at wiki.apps.example.com').waitFor();
    await page.getByText('server_name wiki.apps.example.com;').waitFor();
    await page.getByText('cookie_expire = "336h0m0s"').waitFor();
    await admin.shoot('application-guide-protected');
    expect(await admin.listViolations()).toEqual([]);

    await page.getByRole('link', { name: 'Done' }).click();
    await page.getByLabel('Session duration').fill('2');
    await line('Protected paths', 1).fill('admin');
    await line('Redirect URIs', 1).fill('https://elsewhere.example/callback');
    await button('Save changes').click();
    await page.getByText('must be a regular expression').waitFor();
    await page.getByText('Enter a URL at https://wiki.apps.example.com').waitFor();
    await admin.shoot('application-protected-refused');
    expect(await admin.listViolations()).toEqual([]);
    await line('Protected paths', 1).fill('^/admin(/|$)');
    await line('Redirect URIs', 1).fill('https://wiki.apps.example.com/oauth2/callback');
    await saveChanges();
    await admin.shoot('application-protected');

    await button('Add domain').click();
    await dialog.getByLabel('Domain').fill('x.apps.example.com');
    await dialog.getByRole('button', { name: 'Add domain' }).click();
    await dialog.getByText('can’t be a custom domain').waitFor();
    await dialog.getByLabel('Domain').fill('wiki.acme.example.org');
    await dialog.getByRole('button', { name: 'Add domain' }).click();
    await page.getByText('Waiting for DNS').waitFor();
    await expect
      .poll(() => line('Redirect URIs', 2).inputValue())
      .toContain('https://wiki.acme.example.org/');
    await page.getByText('Waiting for DNS').scrollIntoViewIfNeeded();
    await admin.shoot('application-protected-domain');
    expect(await admin.listViolations()).toEqual([]);
    await button('Remove wiki.acme.example.org').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove domain' }).click();
    await page.getByText('No custom domain.').waitFor();
    await button('Guide').click();
    await page.getByRole('menuitem', { name: 'OAuth2 Proxy' }).click();
    await page.getByText('cookie_expire = "48h0m0s"').waitFor();
    await page.getByText("skip_auth_routes = ['!=^/admin(/|$)|//|").waitFor();
  });

  it('show, create and delete secrets, which expire at the chosen time', async () => {
    const id = await addApplication('Keeper', 'Traditional');
    await admin.open(`/applications/${id}`);
    await button('Show Default secret').click();
    const shown = page.locator('.secret').first().locator('code');
    await shown.and(page.getByText(/^\w{43}$/)).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Keeper of secrets');
    await button('Create secret').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Default secret');
    await dialog.getByRole('button', { name: 'Create secret' }).click();
    await dialog.getByText('with this name already').waitFor();
    await dialog.getByLabel('Name', { exact: true }).fill('production');
    await dialog.getByLabel('Expiration', { exact: true }).selectOption('date');
    await dialog.getByRole('button', { name: 'Create secret' }).click();
    await dialog.getByText('Choose an expiration date.').waitFor();
    await admin.shoot('secret-create');
    expect(await admin.listViolations()).toEqual([]);
    await dialog.getByLabel('Expiration', { exact: true }).selectOption('90');
    await dialog.getByRole('button', { name: 'Create secret' }).click();
    await dialog.getByText('Copy it to your application.').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page
      .locator('.secret', { hasText: 'production' })
      .getByText(/^Expires/)
      .waitFor();
    // The page below the dialog is unchanged.
    await admin.shoot('secrets');
    await page.getByText('1 unsaved change').waitFor({ timeout: 3000 });
    await button('Delete secret Default secret').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete secret' }).click();
    await page.locator('.secret', { hasText: 'Default secret' }).waitFor({ state: 'detached' });
    await saveChanges();
    await heading('Keeper of secrets').waitFor();
  });

  it('[PROD-08 part] assign roles to machines, on their page and on the role’s', async () => {
    const id = await addApplication('Robot', 'MachineToMachine');
    const { body: role } = await call(createRole, {
      body: { name: 'Worker', description: 'Works', type: 'MachineToMachine' },
    });
    await call(createRole, { body: { name: 'Clerk', description: 'A person', type: 'User' } });
    await admin.open(`/applications/${id}/roles`);
    await button('Assign roles').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Worker').check();
    expect(await dialog.getByLabel('Clerk').count()).toBe(0);
    await admin.shoot('application-assign-roles');
    await dialog.getByRole('button', { name: 'Assign roles' }).click();
    await row('Worker').waitFor();
    expect(await admin.listViolations()).toEqual([]);
    await admin.open(`/roles/${role.id}/machine-to-machine-apps`);
    await row('Robot').waitFor();
    await admin.shoot('role-applications');
    expect(await admin.listViolations()).toEqual([]);
    await button('Actions for Robot').click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove app' }).click();
    await page.getByText('No apps yet').waitFor();
    await button('Assign apps').first().click();
    await dialog.getByLabel('Robot').check();
    await dialog.getByRole('button', { name: 'Assign apps' }).click();
    await row('Robot').waitFor();
  });

  it('[ENT-06 part] [ENT-05] set which scopes a third-party application may request, and its branding', async () => {
    const id = await addApplication('Northwind', 'SPA', true);
    const { body: resource } = await call(createResource, {
      body: { name: 'Ledger', indicator: 'https://ledger.example' },
    });
    await call(createResourceScope, {
      params: { resourceId: resource.id },
      body: { name: 'ledger:read', description: 'Read your ledger' },
    });
    await admin.open(`/applications/${id}/guide/react`);
    await page.getByText('It can request openid, offline_access, profile, email, and phone').waitFor();
    await admin.shoot('third-party-guide');
    expect(await admin.listViolations()).toEqual([]);
    await page.getByRole('link', { name: 'Change permissions' }).click();
    await row('Email address').waitFor();
    await button('Add permissions').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('ledger:read').check();
    await admin.shoot('third-party-add');
    await dialog.getByRole('button', { name: 'Add permissions' }).click();
    await row('ledger:read').waitFor();
    await button('Add user data').click();
    await dialog.getByRole('checkbox', { name: /^Roles/ }).check();
    await dialog.getByRole('button', { name: 'Add user data' }).click();
    await row('Roles').waitFor();
    await button('Actions for Email address').click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    // Locators by role find nothing behind an open dialog.
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await row('Email address').waitFor({ state: 'detached' });
    await admin.shoot('third-party-permissions');
    expect(await admin.listViolations()).toEqual([]);

    await page.getByRole('link', { name: 'Branding' }).click();
    await page.getByLabel('Display name').fill('Northwind Reports');
    await page
      .getByRole('textbox', { name: /^Brand color/ })
      .first()
      .fill('#0a7');
    const preview = page.frameLocator('iframe');
    await preview.getByRole('heading').waitFor();
    await page.getByRole('textbox', { name: 'Style sheet' }).fill('h1 { color: rgb(1, 2, 3) }');
    const color = () => preview.locator('h1').evaluate((title) => getComputedStyle(title).color);
    await expect.poll(color, { timeout: 10_000 }).toBe('rgb(1, 2, 3)');
    await admin.shoot('application-branding');
    await saveChanges();
    expect(await admin.listViolations()).toEqual([]);
    const saved = await call(getApplicationSignInExperience, { params: { applicationId: id } });
    expect(saved.body).toMatchObject({
      displayName: 'Northwind Reports',
      color: { primaryColor: '#0a7' },
      customCss: 'h1 { color: rgb(1, 2, 3) }',
      termsOfUseUrl: null,
    });
  });
});
