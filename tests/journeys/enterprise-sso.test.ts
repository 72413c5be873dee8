import {
  getSignInExperience,
  updateSignInExperience,
} from '@gatehouse/contract/sign-in-experience/endpoints';
import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { getIdpInitiatedAuthConfig } from '@gatehouse/contract/sso-connectors/idp-initiated-endpoints';
import * as api from '@gatehouse/contract/sso-connectors/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeIdp } from '../../packages/connectors/src/saml/saml.fake.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type SocialProvider, startSocialProvider } from '../support/social.ts';
import type { Caller } from '../support/tenant.ts';

let server: TestServer;
let provider: SocialProvider;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;

beforeAll(async () => {
  provider = await startSocialProvider();
  server = await startTestServer({
    database: 'journey_enterprise_sso',
    environment: { OUTBOUND_ALLOW: '127.0.0.1' },
  });
  call = await server.tenant('default').as('all');
  admin = await openConsole(server);
  ({ page } = admin);
});
/** Each test starts without connectors, with enterprise SSO on, in a wide window in light mode. */
beforeEach(async () => {
  await page.unrouteAll();
  await page.goto('about:blank');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const list = async () => (await call(api.listSsoConnectors)).body;
  for (let some = await list(); some.length > 0; some = await list())
    for (const { id } of some) await call(api.deleteSsoConnector, { params: { id } });
  const reset = await call(updateSignInExperience, { body: { singleSignOnEnabled: true } });
  expect(reset.status, JSON.stringify(reset.refusal)).toBe(200);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
  await provider?.stop();
});

const section = (name: string) => page.getByRole('region', { name, exact: true });
const save = async () => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(/unsaved change/).waitFor({ state: 'detached' });
};

async function findNothingWrong(name: string): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 1024],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    await admin.shoot(`sso-${name}-${colorScheme}`);
    expect(await admin.listViolations()).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

describe('enterprise SSO', () => {
  it('[PROD-14] [RT-18] [RT-19] [RT-28 part] [OPEN-08 part] a connector is created, connected, changed and deleted', async () => {
    await admin.open('/enterprise-sso');
    await page.getByText('No enterprise SSO connectors yet').waitFor();
    await findNothingWrong('empty');

    await page.getByRole('link', { name: 'Create SSO connector' }).first().click();
    await page.waitForURL(/\/enterprise-sso\/create$/);
    const dialog = page.getByRole('dialog', { name: 'Create SSO connector' });
    await dialog.getByRole('radio', { name: /^OpenID Connect/ }).waitFor();
    const unchosen = dialog.getByRole('radio').first();
    expect(await unchosen.evaluate((radio) => getComputedStyle(radio, '::before').opacity)).toBe('0');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Acme');
    await dialog.getByRole('button', { name: 'Create SSO connector' }).click();
    await dialog.getByText('Choose an option.').waitFor();
    await dialog.getByRole('radio', { name: /^OpenID Connect/ }).check();
    await findNothingWrong('create');
    await dialog.getByRole('button', { name: 'Create SSO connector' }).click();
    await page.waitForURL(/\/enterprise-sso\/\w{21}\/connection$/);
    const id = admin.path().split('/')[2] ?? '';

    // The values to enter at the provider are shown before its settings are known.
    await section('Identity provider setup')
      .getByText(new RegExp(`/callback/${id}$`))
      .waitFor();
    await page
      .getByRole('complementary', { name: 'Guide' })
      .getByText('Connect an OpenID provider')
      .waitFor();
    const lookUp = section('Check configuration');
    await page.getByLabel('Issuer').fill('nonsense');
    await lookUp.getByRole('button', { name: 'Test', exact: true }).click();
    await lookUp.getByText('correct the settings above first').waitFor();
    expect(await page.getByLabel('Issuer').getAttribute('aria-invalid')).toBe('true');
    // Nothing listens on this port.
    await page.getByLabel('Issuer').fill('http://127.0.0.1:9');
    await lookUp.getByRole('button', { name: 'Test', exact: true }).click();
    await lookUp.getByText('The provider is unreachable').waitFor();
    await page.getByLabel('Issuer').fill(`${provider.issuer}/elsewhere`);
    await lookUp.getByRole('button', { name: 'Test', exact: true }).click();
    await lookUp.getByText('Unexpected response').waitFor();
    await page.getByLabel('Issuer').fill(provider.issuer);
    await lookUp.getByRole('button', { name: 'Test', exact: true }).click();
    await lookUp.getByText(`${provider.issuer}/token`).waitFor();
    await page.getByLabel('Client ID').fill('client');
    await page.getByLabel('Client secret', { exact: false }).first().fill('good');
    await findNothingWrong('connection');
    await save();
    await page.getByRole('button', { name: 'Replace Client secret' }).waitFor();
    // The link about a missing setting leads to its field.
    await page.getByRole('link', { name: 'Domain missing' }).click();
    await page.waitForURL(/\/experience$/);
    const domains = page.getByRole('textbox', { name: 'Email domains' });
    await domains.fill('gmail.com');
    await domains.blur();
    await page.getByText('gmail.com: This is a public email provider').waitFor();
    await domains.fill('Acme.example\nacme.example');
    await domains.blur();
    await page.getByText('acme.example: This domain is already in the list.').waitFor();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('A domain is listed twice.').waitFor();
    // Separators as in text that is pasted from an email or a spreadsheet.
    await domains.fill('Acme.example, acme.test;');
    await page.getByRole('textbox', { name: 'Display name' }).fill('ACME');
    await page.getByRole('textbox', { name: 'Logo optional' }).fill('logo.svg');
    await page.getByRole('switch', { name: 'Sync profiles at each sign-in' }).check();
    await page.getByRole('switch', { name: 'Store tokens' }).check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Enter a URL that starts with https:// or http://.').waitFor();
    await findNothingWrong('experience');
    await page.getByRole('textbox', { name: 'Logo optional' }).fill('');
    await save();
    await page.getByText('Active', { exact: true }).waitFor();
    await expect.poll(() => domains.inputValue()).toBe('acme.example\nacme.test');
    expect((await call(api.getSsoConnector, { params: { id } })).body).toMatchObject({
      providerName: 'OIDC',
      domains: ['acme.example', 'acme.test'],
      branding: { displayName: 'ACME' },
      syncProfile: true,
      enableTokenStorage: true,
      isReady: true,
      config: { issuer: provider.issuer, clientId: 'client' },
    });

    await page.getByRole('button', { name: 'Actions for Acme' }).click();
    await page.getByRole('menuitem', { name: 'Delete SSO connector' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Acme?' });
    await question.getByText('Users with an email address at acme.test no longer sign in with it.').waitFor();
    await admin.shoot('sso-delete');
    await page.getByLabel('Type Acme to confirm').fill('Acme');
    await question.getByRole('button', { name: 'Delete SSO connector' }).click();
    await page.waitForURL(/\/enterprise-sso$/);
    await page.getByText('No enterprise SSO connectors yet').waitFor();
  });

  it('[PROD-14 part] connectors are listed in pages, and their names are unique', async () => {
    for (let serial = 0; serial < 23; serial += 1)
      await call(api.createSsoConnector, {
        body: {
          providerName: serial % 2 ? 'Okta' : 'GoogleWorkspace',
          connectorName: `Company ${serial}`,
          config: serial % 3 ? { clientId: 'c', clientSecret: 's', issuer: 'https://c.okta.com' } : {},
          domains: Array.from({ length: serial % 6 }, (_, index) => `company-${serial}-${index}.example`),
        },
      });
    await admin.open('/enterprise-sso');
    await page.getByText('1–20 of 23').waitFor();
    await page.getByRole('row', { name: /Company 17 Okta .* \+3 Active/ }).waitFor();
    // Fifteen rows fit in a window of 900 px.
    const last = await page.getByRole('row').nth(15).boundingBox();
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThan(900);
    await findNothingWrong('list');
    await page.getByRole('link', { name: 'Create SSO connector' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Okta/ }).check();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Company 1');
    await dialog.getByRole('button', { name: 'Create SSO connector' }).click();
    await dialog.getByText('Another SSO connector has this name.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await page.waitForURL(/\/enterprise-sso$/);
  });

  it('[PROD-14 part] [RT-28] [OPEN-08] a SAML provider’s metadata comes from a file, and users may start at the provider', async () => {
    const { body } = await call(api.createSsoConnector, {
      body: { providerName: 'SAML', connectorName: 'Initech' },
    });
    await admin.open(`/enterprise-sso/${body.id}`);
    await section('Identity provider setup')
      .getByText(/single-sign-on\/saml\/\w{21}\/metadata$/)
      .waitFor();
    // One of three ways to describe the provider is shown. Another one empties it, because it would still count.
    const url = page.getByLabel('Identity provider metadata URL');
    const entityId = page.getByLabel('Identity provider entity ID');
    await url.fill('https://idp.example.com/metadata');
    expect(await entityId.count()).toBe(0);
    const pick = (name: string) => page.getByText(name, { exact: true }).click();
    await pick('Manual');
    await entityId.waitFor();
    expect(await url.count()).toBe(0);
    await pick('Metadata URL');
    expect(await url.inputValue()).toBe('https://idp.example.com/metadata');
    await pick('Metadata XML');
    expect(await page.getByLabel('Request signature algorithm').count()).toBe(0);
    const chooser = section('Settings').locator('input[type=file]').first();
    const file = (text: string) => ({
      name: 'metadata.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from(text),
    });
    await chooser.setInputFiles(file(createFakeIdp({ serviceMetadata: () => '' }).metadata));
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await section('Check configuration').getByText('https://idp.example.com/sso', { exact: true }).waitFor();
    await findNothingWrong('saml');
    await chooser.setInputFiles(file('<a/>'));
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await section('Settings').getByText('it must describe one identity provider').waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();

    const { body: application } = await call(createApplication, {
      body: {
        name: 'Portal',
        type: 'Traditional',
        oidcClientMetadata: { redirectUris: ['https://portal.example/callback'], postLogoutRedirectUris: [] },
      },
    });
    await page.getByRole('link', { name: 'IdP-initiated sign-in' }).click();
    await page.waitForURL(/\/idp-initiated-auth$/);
    await page.getByRole('button', { name: 'Allow IdP-initiated sign-in' }).click();
    await page.getByLabel('Application', { exact: true }).selectOption('Portal');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('The URL of the application that starts the sign-in is missing.').waitFor();
    await page.getByRole('switch', { name: /^Send the authorization request/ }).check();
    await page.getByLabel('Redirect URI', { exact: true }).selectOption('https://portal.example/callback');
    await findNothingWrong('idp-initiated');
    await save();
    expect((await call(getIdpInitiatedAuthConfig, { params: { id: body.id } })).body).toMatchObject({
      defaultApplicationId: application.id,
      redirectUri: 'https://portal.example/callback',
      autoSendAuthorizationRequest: true,
      clientIdpInitiatedAuthCallbackUri: null,
    });
    await page.getByRole('button', { name: 'Turn off IdP-initiated sign-in' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Turn off IdP-initiated sign-in' })
      .click();
    await page.getByText('IdP-initiated sign-in is off').waitFor();
  });

  it('[RT-18 part] a failed request and a missing connector are reported in their place', async () => {
    await call(api.createSsoConnector, { body: { providerName: 'SAML', connectorName: 'Initech' } });
    await page.route('**/api/sso-connectors?*', (route) => route.fulfill({ status: 500, json: {} }));
    await admin.open('/enterprise-sso');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    // In its place: the page stays, and no toast is shown.
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Enterprise SSO');
    expect(await page.locator('[data-toast]').count()).toBe(0);
    await admin.shoot('sso-failed');
    await page.unroute('**/api/sso-connectors?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('row', { name: /Initech/ }).waitFor();
    await admin.open('/enterprise-sso/nothing');
    await page.getByText('Not found').waitFor();
    expect(await page.getByRole('link', { name: 'Back to list' }).getAttribute('href')).toBe(
      '/console/enterprise-sso',
    );
    await admin.open('/enterprise-sso/nothing/else');
    await page.getByRole('heading', { name: 'page not found' }).waitFor();
    expect(admin.path()).toBe('/enterprise-sso/nothing/else');
  });

  it('[ENT-22 part] the sign-in experience turns all of them off, and their page shows that', async () => {
    await admin.open('/sign-in-experience/sign-up-and-sign-in');
    await page.getByRole('switch', { name: 'Enable enterprise SSO' }).uncheck();
    await save();
    expect((await call(getSignInExperience)).body.singleSignOnEnabled).toBe(false);
    await admin.open('/enterprise-sso');
    await page.getByText('Enterprise SSO is turned off').waitFor();
    await admin.shoot('sso-off');
    await page.getByRole('link', { name: 'Go to the setting' }).click();
    await page.waitForURL(/\/sign-in-experience\/sign-up-and-sign-in$/);
  });
});
