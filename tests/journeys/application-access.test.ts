import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getAccessControl } from '@gatehouse/contract/applications/access-control-endpoints';
import { createApplication, getApplication } from '@gatehouse/contract/applications/endpoints';
import { createOrganizationRole } from '@gatehouse/contract/organization-roles/endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { createRole } from '@gatehouse/contract/roles/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limitAccess } from '../../apps/server/src/oidc/access.fixture.ts';
import { findViolations } from '../support/axe.ts';
import { type ConsoleBrowser, createAdministrator, openConsole } from '../support/console.ts';
import { goodPassword } from '../support/records.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller, TestTenant } from '../support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;
/** The application that users return to. */
let application: Server;
let home: string;
const users = ['Ada Lovelace', 'Grace Hopper', 'Hedy Lamarr'];
const ids: Record<string, string> = {};

beforeAll(async () => {
  application = createServer((_request, response) => response.end('<h1>Reports</h1>'));
  await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve));
  home = `http://127.0.0.1:${(application.address() as AddressInfo).port}`;
  server = await startTestServer({ database: 'journey_application_access' });
  tenant = server.tenant('default');
  call = await tenant.as('all');
  for (const name of users) {
    const username = name.split(' ')[0]?.toLowerCase() ?? '';
    const body = { name, username, primaryEmail: `${username}@example.com`, password: goodPassword };
    ids[name] = (await call(createUser, { body })).body.id;
  }
  for (const name of ['Analyst', 'Auditor'])
    ids[name] = (await call(createRole, { body: { name, description: `${name}s`, type: 'User' } })).body.id;
  for (const name of ['Acme', 'Globex'])
    ids[name] = (await call(createOrganization, { body: { name } })).body.id;
  for (const name of ['editor', 'reader'])
    ids[name] = (await call(createOrganizationRole, { body: { name, type: 'User' } })).body.id;
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  application.close();
  await admin?.close();
  await server?.stop();
});
beforeEach(async () => {
  await page.unrouteAll();
});

const idOf = (name: string): string => ids[name] ?? '';
const newApplication = async (name: string) => {
  const oidcClientMetadata = { redirectUris: [`${home}/callback`], postLogoutRedirectUris: [] };
  return (await call(createApplication, { body: { name, type: 'SPA', oidcClientMetadata } })).body.id;
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const list = (name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem');
const limit = () => page.getByRole('switch', { name: 'Only users on the list below' });
const confirm = (name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

/** Adds records in the dialog of a list. */
async function add(what: string, names: readonly string[], roles: readonly string[] = []): Promise<void> {
  await button(`Add ${what}`).first().click();
  const dialog = page.getByRole('dialog');
  for (const name of names) await dialog.getByRole('checkbox', { name }).first().check();
  for (const role of roles) await dialog.getByRole('checkbox', { name: role, exact: true }).check();
  await dialog.getByRole('button', { name: `Add ${what}`, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Takes pictures in light at 1440 px and in dark at 1024 px, where nothing overflows and axe finds nothing. */
async function look(name: string): Promise<void> {
  await expect.poll(() => page.locator('main[aria-busy=true], main [aria-busy=true]').count()).toBe(0);
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 1024],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 1000 });
    await expect.poll(() => page.evaluate('document.documentElement.dataset.theme')).toBe(colorScheme);
    await admin.shoot(`access-${name}-${colorScheme}`);
    expect(await admin.listViolations()).toEqual([]);
    const [scrolled, seen] = await page.evaluate<[number, number]>(
      '[document.documentElement.scrollWidth, innerWidth]',
    );
    expect(scrolled).toBeLessThanOrEqual(seen);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

describe('access to an application', () => {
  it('is limited in the console to users, roles, organizations and roles in organizations', async () => {
    const id = await newApplication('Reports');
    await admin.open(`/applications/${id}/settings`);
    await page.getByRole('link', { name: 'Access', exact: true }).click();
    await page.getByText('first add users, roles or organizations').waitFor();
    expect(await limit().isDisabled()).toBe(true);
    await look('empty');
    await add('users', ['Ada Lovelace', 'Grace Hopper']);
    await expect.poll(() => list('Users').allInnerTexts()).toHaveLength(2);
    await add('roles', ['Analyst']);
    await add('organizations', ['Acme']);
    await add('organizations', ['Globex'], ['editor', 'reader']);
    await list('Organizations').filter({ hasText: 'editor or reader' }).waitFor();
    await list('Organizations').filter({ hasText: 'All members' }).waitFor();
    await limit().click();
    await look('confirm');
    await confirm('Limit access');
    await page.getByText('Limited access', { exact: true }).waitFor();
    await look('full');
    const params = { applicationId: id };
    expect((await call(getAccessControl, { params })).body).toEqual({
      userIds: [idOf('Ada Lovelace'), idOf('Grace Hopper')].toSorted(),
      userRoleIds: [idOf('Analyst')],
      organizationIds: [idOf('Acme')],
      organizationRoleRules: [
        {
          organizationId: idOf('Globex'),
          organizationRoleIds: [idOf('editor'), idOf('reader')].toSorted(),
        },
      ],
    });
    for (const name of ['Grace Hopper', 'Analyst', 'Acme', 'Globex']) {
      await button(`Remove ${name}`).click();
      await confirm('Remove from list');
      await button(`Remove ${name}`).waitFor({ state: 'detached' });
    }
    // The last entry stays while access is limited.
    await expect.poll(() => list('Users').allInnerTexts()).toHaveLength(1);
    await button('Remove Ada Lovelace').click();
    const alert = page.getByRole('alertdialog', { name: 'The last entry can’t be removed' });
    await alert.getByText('turn off “Only users on the list below”').waitFor();
    await alert.getByRole('button', { name: 'Got it' }).click();
    await limit().click();
    await confirm('Open to everyone');
    await button('Remove Ada Lovelace').waitFor();
    expect((await call(getApplication, { params: { id } })).body.appLevelAccessControlEnabled).toBe(false);
  });

  it('is shown when the server fails, with a way to try again', async () => {
    const id = await newApplication('Broken');
    let attempts = 0;
    await page.route(`**/api/applications/${id}/access-control`, (route) => {
      attempts += 1;
      return route.fulfill({ status: 400, json: { code: 'request.invalid_input', message: 'no' } });
    });
    await admin.open(`/applications/${id}/access`);
    const retry = button('Try again');
    await retry.waitFor();
    // The console tries again by itself three times, behind the message.
    await expect.poll(() => attempts).toBe(4);
    await look('failed');
    await page.unrouteAll();
    await retry.click();
    await limit().waitFor();
  });

  it('can only be read by a viewer', async () => {
    const id = await newApplication('Read only');
    await limitAccess(call, id, { userIds: [idOf('Ada Lovelace')], userRoleIds: [idOf('Analyst')] });
    const viewer = await openConsole(server, {}, await createAdministrator(server, { role: 'viewer' }));
    await viewer.open(`/applications/${id}/access`);
    await viewer.page.getByText('Ada Lovelace').waitFor();
    expect(await viewer.page.getByRole('switch').isDisabled()).toBe(true);
    expect(await viewer.page.getByRole('button', { name: /^(Add|Remove) / }).count()).toBe(0);
    await viewer.close();
  });
});

describe('the page for a user who may not use an application', () => {
  const authorizeUrl = (id: string) =>
    `${tenant.origin}/oidc/auth?${new URLSearchParams({
      client_id: id,
      response_type: 'code',
      redirect_uri: `${home}/callback`,
      scope: 'openid profile',
      prompt: 'consent',
      state: 'state',
      code_challenge: 'A'.repeat(43),
      code_challenge_method: 'S256',
    }).toString()}`;

  /** A visitor's page. */
  async function visit(name: string, id: string, options: { javaScriptEnabled?: boolean } = {}) {
    const context = await admin.context.browser()?.newContext(options);
    if (!context) throw new Error('The browser was closed');
    const visitor = await context.newPage();
    await visitor.goto(authorizeUrl(id));
    return { context, visitor, signIn: () => signIn(visitor, name) };
  }
  async function signIn(visitor: Page, name: string): Promise<void> {
    await visitor.getByLabel(/^Username/).fill(name);
    const password = visitor.getByRole('textbox', { name: 'Password' });
    if (!(await password.isVisible())) await visitor.keyboard.press('Enter');
    await password.fill(goodPassword);
    await visitor.keyboard.press('Enter');
  }

  it('offers another account, and leads back to the application', async () => {
    const id = await newApplication('Reports');
    await limitAccess(call, id, { userIds: [idOf('Ada Lovelace')] });
    const body = { supportEmail: 'help@example.com' };
    expect((await call(updateSignInExperience, { body })).status).toBe(200);
    const { context, visitor, signIn: enter } = await visit('hedy', id);
    await enter();
    await visitor.getByRole('heading', { name: 'You don’t have access to Reports' }).waitFor();
    await visitor.getByText('You’re signed in as Hedy Lamarr.').waitFor();
    expect(await visitor.title()).toBe('You don’t have access to Reports · Reports');
    for (const [colorScheme, width] of [
      ['light', 1024],
      ['dark', 360],
    ] as const) {
      await visitor.emulateMedia({ colorScheme });
      await visitor.setViewportSize({ width, height: 760 });
      expect(await findViolations(visitor)).toEqual([]);
      if (process.env.SCREENSHOTS)
        await visitor.screenshot({ path: `${process.env.SCREENSHOTS}/no-access-${colorScheme}.png` });
    }
    await visitor.getByRole('link', { name: 'Use another account' }).click();
    await signIn(visitor, 'ada');
    await visitor.waitForURL((url) => url.origin === home && url.searchParams.has('code'));
    await context.close();
  });

  it('ends the flow without JavaScript, and continues when it is reloaded after access was given', async () => {
    const id = await newApplication('Reports');
    await limitAccess(call, id);
    const first = await visit('grace', id);
    await first.signIn();
    const heading = first.visitor.getByRole('heading', { name: 'You don’t have access to Reports' });
    await heading.waitFor();
    await first.visitor.reload();
    await heading.waitFor();
    const cookies = await first.context.cookies();
    const plain = await visit('', id, { javaScriptEnabled: false });
    await plain.context.addCookies(cookies);
    await plain.visitor.goto(authorizeUrl(id));
    await plain.visitor.getByRole('link', { name: 'Back to Reports' }).click();
    await plain.visitor.waitForURL((url) => url.origin === home);
    const { searchParams } = new URL(plain.visitor.url());
    expect([searchParams.get('error'), searchParams.get('state')]).toEqual(['access_denied', 'state']);
    await plain.context.close();
    await limitAccess(call, id, { userIds: [idOf('Grace Hopper')] });
    await first.visitor.reload();
    await first.visitor.waitForURL((url) => url.origin === home && url.searchParams.has('code'));
    await first.context.close();
  });
});
