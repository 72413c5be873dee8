import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeSaml } from '../../apps/server/src/saml/saml.fixture.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { goodPassword } from '../support/records.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller, TestTenant } from '../support/tenant.ts';

type ServiceProvider = Awaited<ReturnType<typeof createNodeSaml>>;

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let admin: ConsoleBrowser;
let page: Page;
/** The service that users sign in to, with the library node-saml. */
let service: Server;
let home: string;
let sp: ServiceProvider | undefined;

beforeAll(async () => {
  service = createServer((request, response) => {
    const show = (text: string) =>
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
    if (request.method !== 'POST')
      return void sp
        ?.getAuthorizeUrlAsync('/payslips', undefined, {})
        .then((location) => response.writeHead(303, { location }).end());
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    return request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      sp?.validatePostResponseAsync(fields).then(
        ({ profile }) => show(`${profile?.['mail']} at ${fields.RelayState}`),
        (error: Error) => show(error.message),
      );
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  home = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  server = await startTestServer({ database: 'journey_saml_applications' });
  tenant = server.tenant('default');
  call = await tenant.as('all');
  const signUp = { identifiers: ['username' as const], password: true, verify: false };
  await call(updateSignInExperience, { body: { signUp } });
  const body = { username: 'ada', name: 'Ada Lovelace', primaryEmail: 'ada@example.com' };
  await call(createUser, { body: { ...body, password: goodPassword } });
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  service.close();
  await admin?.close();
  await server?.stop();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('link', { name, exact: true }).click();
const save = async () => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Save changes' }).waitFor({ state: 'detached' });
};

/** Takes pictures in light at 1440 px and in dark at 1024 px, where nothing overflows and axe finds nothing. */
async function look(name: string): Promise<void> {
  for (const [colorScheme, width] of [
    ['dark', 1024],
    ['light', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect.poll(() => page.evaluate('document.documentElement.dataset.theme')).toBe(colorScheme);
    expect(await admin.listViolations()).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await admin.shoot(`${name}-${colorScheme}`);
  }
}

describe('SAML applications', () => {
  it('[API-43 part] are created, set up and signed in to', async () => {
    await admin.open('/applications/create');
    await page.getByRole('link', { name: 'SAML 2.0' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Payroll');
    await dialog.getByRole('button', { name: 'Create application' }).click();
    await page.getByText('Users can’t sign in until').waitFor();
    const id = /applications\/(\w+)\/settings/.exec(page.url())?.[1] ?? '';

    await page.getByLabel('Entity ID', { exact: true }).fill(`${home}/metadata`);
    await page.getByLabel('Assertion consumer service URL').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('must be an http or https URL').waitFor();
    await page.getByLabel('Assertion consumer service URL').fill(`${home}/acs`);
    await save();
    await expect.poll(() => page.getByText('Users can’t sign in until').count()).toBe(0);
    // It can't be turned on without the certificate that signatures have to match.
    await page.getByRole('switch', { name: 'Require signed sign-in requests' }).check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('This setting needs a certificate').waitFor();
    await page.getByRole('button', { name: /^Discard/ }).click();
    await look('saml-settings');

    await tab('Attributes');
    await page.getByLabel('Attribute for email').fill('mail');
    await page.getByLabel('Claim to add').selectOption('username');
    await button('Remove sub').click();
    await button('Choose user').click();
    await page.getByRole('dialog').getByRole('link', { name: 'Ada Lovelace' }).click();
    const shown = page.getByRole('table', { name: 'Attributes of Ada Lovelace' });
    await shown.getByText('ada@example.com').waitFor();
    // As in the form, before it is saved.
    expect(await shown.getByRole('row').allTextContents()).toEqual([
      'AttributeValue',
      expect.stringMatching(/^Name ID\w{12}$/),
      'nameAda Lovelace',
      'mailada@example.com',
      'usernameada',
    ]);
    await save();
    await look('saml-attributes');

    await tab('Certificates');
    await page.getByRole('row').filter({ hasText: 'Active' }).waitFor();
    await button('Create certificate').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create certificate' }).click();
    const created = page.getByRole('row').filter({ hasText: 'Inactive' });
    await created.waitFor();
    await look('saml-certificates');
    await created.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Activate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
    await expect
      .poll(() => page.getByRole('row').locator('.ui-status').allTextContents())
      .toEqual(['Active', 'Inactive']);

    sp = await createNodeSaml(call, tenant, id, {
      issuer: `${home}/metadata`,
      audience: `${home}/metadata`,
      callbackUrl: `${home}/acs`,
    });
    const visitor = await page.context().newPage();
    await visitor.goto(home);
    await visitor.getByLabel('Username').fill('ada');
    await visitor.getByLabel('Password', { exact: true }).fill(goodPassword);
    await visitor.getByRole('button', { name: 'Sign in', exact: true }).click();
    await visitor.getByText('ada@example.com at /payslips').waitFor();
    // With the session, no page asks again.
    await visitor.goto(home);
    await visitor.getByText('ada@example.com at /payslips').waitFor();
    await visitor.close();

    await button('Actions for Payroll')
      .or(page.getByRole('button', { name: 'More' }))
      .first()
      .waitFor();
  });
});
