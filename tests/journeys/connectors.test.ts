import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listEmailTemplates } from '@gatehouse/contract/connectors/email-template-endpoints';
import { secretMask } from '@gatehouse/contract/connectors/connectors';
import * as api from '@gatehouse/contract/connectors/endpoints';
import {
  getSignInExperience,
  updateSignInExperience,
} from '@gatehouse/contract/sign-in-experience/endpoints';
import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepInInbox } from '../../apps/server/src/delivery/messages/inbox-store.ts';
import { type RunningSmtp, startSmtp } from '../../packages/connectors/src/smtp/smtp.fake.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';

/** A custom social connector of an operator. The built-in ones have separate tests. */
const acme = `export default ({ z, field, defineConnector, drawLogo }) => defineConnector({
  metadata: {
    id: 'acme', type: 'Social', target: 'acme', platform: 'Universal', name: { en: 'Acme' },
    description: { en: 'Accounts of Acme.' }, logo: drawLogo('A', '#444'), logoDark: drawLogo('A', '#bbb', '#111'),
    readme: '## Connect Acme\\n\\n1. Create a **client** and enter the callback address.',
  },
  settings: z.object({
    clientId: field(z.string().min(1), { label: 'Client ID' }),
    clientSecret: field(z.string().min(1), { label: 'Client secret', isSecret: true }),
    scope: field(z.enum(['basic', 'full']).default('basic'), { label: 'Scope', options: { basic: 'Basic', full: 'Full' } }),
    isStrict: field(z.boolean().default(false), { label: 'Strict' }),
  }),
  authorizationUri: async () => 'https://acme.example/authorize',
  userInfo: async () => ({ id: '1' }),
});`;

let server: TestServer;
let mailServer: RunningSmtp;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-connectors-'));

beforeAll(async () => {
  writeFileSync(join(folder, 'acme.mjs'), acme);
  mailServer = await startSmtp();
  server = await startTestServer({
    database: 'journey_connectors',
    environment: { CONNECTORS_DIR: folder, OUTBOUND_ALLOW: 'localhost' },
  });
  call = await server.tenant('default').as('all');
  admin = await openConsole(server);
  ({ page } = admin);
});
/** Each test starts without connectors and with the sign-in experience of a new tenant. */
beforeEach(async () => {
  await page.goto('about:blank');
  for (const { id } of (await call(api.listConnectors)).body)
    await call(api.deleteConnector, { params: { id } });
  const { signIn, socialSignInConnectorTargets } = defaultSignInExperience;
  const reset = await call(updateSignInExperience, { body: { signIn, socialSignInConnectorTargets } });
  expect(reset.status, JSON.stringify(reset.refusal)).toBe(200);
  mailServer.mails.length = 0;
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
  await mailServer?.stop();
  rmSync(folder, { recursive: true });
});

const section = (name: string) => page.getByRole('region', { name, exact: true });
const path = () => new URL(page.url()).pathname.replace('/console', '');

async function findNothingWrong(name: string): Promise<void> {
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  await admin.shoot(name);
  expect(await admin.listViolations()).toEqual([]);
}

describe('[PROD-05] connectors of each kind', () => {
  it('[RT-15] [RT-16] [OPEN-53 part] have URLs in both tabs, and no others', async () => {
    await admin.open('/connectors');
    await page.waitForURL(/\/connectors\/passwordless$/);
    await page.getByRole('link', { name: 'Social' }).click();
    await page.waitForURL(/\/connectors\/social$/);
    await page.getByText('No social connectors yet').waitFor();
    for (const unknown of [
      '/other',
      '/passwordless/create/pigeon',
      '/social/create/email',
      '/passwordless/guide/acme',
      '/social/guide/none',
    ]) {
      await admin.open(`/connectors${unknown}`);
      await page.getByRole('heading', { name: 'page not found' }).waitFor();
    }
    const sms = { connectorId: 'http-sms', config: { endpoint: 'https://sms.example.com' } };
    const social = { connectorId: 'acme', config: { clientId: 'client', clientSecret: 'secret' } };
    for (const [id, body] of Object.entries({ texter: sms, acme: social }))
      await call(api.createConnector, { body: { id, ...body } });
    const heading = (name: string) => page.getByRole('heading', { name, exact: true });
    const dialog = (name: string) => page.getByRole('dialog', { name });
    const routes: [string, Locator][] = [
      ['/passwordless', section('SMS').getByText('HTTP SMS')],
      ['/passwordless/create/email', dialog('Set up email')],
      ['/passwordless/create/sms', dialog('Set up SMS')],
      ['/passwordless/guide/http-email', heading('Set up HTTP email')],
      ['/passwordless/texter', heading('HTTP SMS')],
      ['/social', page.getByRole('row', { name: /^Acme/ })],
      ['/social/create/social', dialog('Add a social connector')],
      ['/social/guide/acme', heading('Set up Acme')],
      ['/social/acme', heading('Acme')],
    ];
    for (const [route, shown] of routes) {
      await admin.open(`/connectors${route}`);
      await shown.waitFor();
      // A connector opens at its first tab.
      await expect.poll(path).toMatch(new RegExp(`^/connectors${route}(/settings)?$`));
    }
  });

  it('[OPEN-54] for SMS are set up, changed and deleted beside email connectors, without social ones', async () => {
    const mail = { connectorId: 'http-email', config: { endpoint: 'https://mail.example.com' } };
    await call(api.createConnector, { body: { id: 'mail', ...mail } });
    await admin.open('/connectors/passwordless');
    await section('SMS').getByRole('link', { name: 'Set up SMS' }).click();
    const gallery = page.getByRole('dialog', { name: 'Set up SMS' });
    // The first card is focused, not the close button, so that Enter selects it.
    const first = gallery.locator('.ui-card').first();
    await expect.poll(() => first.evaluate((card) => card === document.activeElement)).toBe(true);
    await gallery.getByRole('link', { name: /^Twilio/ }).waitFor();
    expect(await gallery.getByRole('link', { name: /^(SMTP|Acme)/ }).count()).toBe(0);
    await gallery.getByRole('link', { name: /^HTTP SMS/ }).click();
    await page.getByLabel('Endpoint').fill('https://sms.example.com/send');
    await page.getByRole('button', { name: 'Save and activate' }).click();
    await page.waitForURL(/\/connectors\/passwordless\/\w{21}\/settings$/);
    await page.getByLabel('Endpoint').fill('https://sms.example.com/other');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('1 unsaved change').waitFor({ state: 'detached' });
    expect((await call(api.listConnectors)).body).toMatchObject([
      { type: 'Email' },
      { type: 'Sms', config: { endpoint: 'https://sms.example.com/other' } },
    ]);
    await page.getByRole('link', { name: 'Connectors', exact: true }).first().click();
    await section('Email').getByText('HTTP email').waitFor();
    await section('SMS').getByText('HTTP SMS').waitFor();
    await page.getByRole('link', { name: 'Social', exact: true }).click();
    await page.getByText('No social connectors yet').waitFor();
    expect(await page.getByText('HTTP').count()).toBe(0);
    await page.getByRole('link', { name: 'Add social connector' }).first().click();
    const providers = page.getByRole('dialog');
    await providers.getByRole('link', { name: /^GitHub/ }).waitFor();
    expect(await providers.getByRole('link', { name: /^(SMTP|Twilio|HTTP)/ }).count()).toBe(0);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Email and SMS' }).click();
    await section('SMS').getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Actions for HTTP SMS' }).click();
    await page.getByRole('menuitem', { name: 'Delete connector' }).click();
    await page.getByLabel('Type HTTP SMS to confirm').fill('HTTP SMS');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete connector' }).click();
    await section('SMS').getByText('Not delivered: development inbox').waitFor();
    await section('Email').getByText('HTTP email').waitFor();
  });

  it('show that the demo connector sends nothing; a real one is set up, tested, changed and deleted', async () => {
    const saved = await call(updateSignInExperience, {
      body: {
        signIn: {
          methods: [
            { identifier: 'username', password: true, verificationCode: false, isPasswordPrimary: true },
            { identifier: 'email', password: false, verificationCode: true, isPasswordPrimary: false },
          ],
        },
      },
    });
    expect(saved.status, JSON.stringify(saved.refusal)).toBe(200);
    await call(createUser, { body: { primaryEmail: 'ada@example.com' } });
    await admin.open('/connectors/passwordless');
    await section('Email').getByText('Not delivered: development inbox').waitFor();
    await section('Email').getByText('sign-in with a code').waitFor();
    await section('SMS').getByText('Not delivered: development inbox').waitFor();
    await findNothingWrong('connectors');

    await section('Email').getByRole('link', { name: 'Set up email' }).click();
    const gallery = page.getByRole('dialog', { name: 'Set up email' });
    await gallery.getByRole('link', { name: /^SMTP/ }).waitFor();
    await findNothingWrong('connectors-gallery');
    await gallery.getByRole('link', { name: /^SMTP/ }).click();
    await page.waitForURL(/\/connectors\/passwordless\/guide\/simple-mail-transfer-protocol$/);
    await page.getByRole('complementary', { name: 'Guide' }).getByText('Connect a mail server').waitFor();
    await page.getByRole('button', { name: 'Save and activate' }).click();
    await section('Settings').getByText('Enter a value.').first().waitFor();

    await page.getByLabel('Host').fill('localhost');
    await page.getByLabel('Port').fill('70000');
    await page.getByLabel('Encryption').selectOption('None (only within your own network)');
    await page.getByLabel('Username').fill('mailer');
    await page.getByLabel('Password', { exact: false }).first().fill('bad');
    await page.getByLabel('Sender').fill('Example <no-reply@example.com>');
    const test = section('Test');
    await test.getByLabel('Send to').fill('nobody');
    await test.getByRole('button', { name: 'Send test message' }).click();
    await test.getByText('Enter an email address.').waitFor();
    await test.getByLabel('Send to').fill('ada@example.com');
    await page.keyboard.press('Enter');
    await test.getByText('correct the settings above first').waitFor();
    expect(await page.getByLabel('Port').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Port').fill(String(mailServer.port));
    await test.getByRole('button', { name: 'Send test message' }).click();
    await test.getByText('The provider rejected the credentials.').waitFor();
    await test.getByText('535 5.7.8 Authentication credentials invalid').waitFor();
    await findNothingWrong('connectors-test-failed');
    await page.getByLabel('Password', { exact: false }).first().fill('good');
    await test.getByRole('button', { name: 'Send test message' }).click();
    await test.getByText('ada@example.com should get it within a minute').waitFor();
    expect(mailServer.mails).toHaveLength(1);
    // Nothing is saved before the setup is completed.
    expect((await call(api.listConnectors)).body).toEqual([]);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save and activate' }).click();
    await page.waitForURL(/\/connectors\/passwordless\/\w{21}\/settings$/);

    // The secret stays masked, and is sent only if it is replaced.
    await page.getByRole('button', { name: 'Replace Password' }).waitFor();
    await page.getByLabel('Sender').fill('no-reply@example.com');
    await page.getByText('1 unsaved change: Sender').waitFor();
    await section('Test').getByLabel('Send to').fill('ada@example.com');
    await section('Test').getByRole('button', { name: 'Send test message' }).click();
    await page.getByText('ada@example.com should get it within a minute').waitFor();
    await findNothingWrong('connector-settings');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('1 unsaved change').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Replace Password' }).click();
    await page.keyboard.type('better');
    await page.getByText('1 unsaved change: Password').waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Replace Password' }).waitFor();
    await page.getByRole('link', { name: 'Guide' }).click();
    await page.getByText('Connect a mail server').waitFor();
    await findNothingWrong('connector-guide');

    await page.getByRole('button', { name: 'Actions for SMTP' }).click();
    await page.getByRole('menuitem', { name: 'Delete connector' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete SMTP?' });
    await question.getByText('It’s required for sign-in with a code.').waitFor();
    await question.getByText('1 user has no other way to sign in.').waitFor();
    await question.getByText('kept in the development inbox').waitFor();
    await page.getByLabel('Type SMTP to confirm').fill('SMTP');
    await findNothingWrong('connector-delete');
    await question.getByRole('button', { name: 'Delete connector' }).click();
    await page.waitForURL(/\/connectors\/passwordless$/);
    await section('Email').getByText('Not delivered: development inbox').waitFor();
    expect((await call(api.listConnectors)).body).toEqual([]);
  });

  it('of social providers show the callback URL, and sync profiles', async () => {
    await admin.open('/connectors/social');
    await page.getByRole('link', { name: 'Add social connector' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: /^Acme/ }).click();
    await page.getByText('Connect Acme').waitFor();
    const callback = await page.getByText(/\/callback\/[a-z0-9]{21}$/).textContent();
    await page.getByLabel('Client ID').fill('client');
    await page.getByLabel('Client secret', { exact: false }).first().fill('secret');
    await page.getByLabel('Scope').selectOption('Full');
    await page.getByRole('switch', { name: 'Show on the sign-in pages' }).uncheck();
    await findNothingWrong('connectors-social-setup');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/connectors\/social\/[a-z0-9]{21}\/settings$/);
    expect(callback?.split('/').at(-1)).toBe(path().split('/')[3]);
    await page.getByText(callback ?? '').waitFor();
    await page.getByText('This connector isn’t on the sign-in pages').waitFor();
    expect((await call(getSignInExperience)).body.socialSignInConnectorTargets).toEqual([]);
    await page.getByRole('link', { name: 'Add to sign-in pages' }).click();
    await page.waitForURL(/\/sign-in-experience\/sign-up-and-sign-in#social$/);
    const place = section('Social sign-in');
    await expect.poll(() => place.evaluate((part) => part === document.activeElement)).toBe(true);
    expect((await place.boundingBox())?.y).toBeLessThan(200);
    await page.goBack();
    await page.getByText(callback ?? '').waitFor();
    expect(await page.getByRole('button', { name: 'Send test message' }).count()).toBe(0);

    await page.getByRole('link', { name: 'General' }).click();
    await page.getByRole('switch', { name: 'Sync profiles at each sign-in' }).check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('1 unsaved change').waitFor({ state: 'detached' });
    const [saved] = (await call(api.listConnectors)).body;
    expect(saved).toMatchObject({
      syncProfile: true,
      config: { clientId: 'client', scope: 'full', isStrict: false },
    });
    // This connector can’t refresh tokens.
    expect(await page.getByRole('switch', { name: 'Store tokens' }).count()).toBe(0);
    await findNothingWrong('connector-general');

    await call(updateSignInExperience, { body: { socialSignInConnectorTargets: ['acme'] } });
    await page.reload();
    await page.getByText('This connector is on the sign-in pages.').waitFor();
    await page.getByRole('button', { name: 'Actions for Acme' }).click();
    await page.getByRole('menuitem', { name: 'Delete connector' }).click();
    await page.getByText('It’s removed from the sign-in pages.').waitFor();
    await page.getByLabel('Type Acme to confirm').fill('Acme');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete connector' }).click();
    await page.waitForURL(/\/connectors\/social$/);
    await page.getByText('No social connectors yet').waitFor();
  });
});

it('[OPEN-32] a provider’s connectors for browsers and native apps are one entry with a tab for each platform', async () => {
  await admin.open('/connectors/social/create/social');
  const card = page.getByRole('dialog').getByRole('link', { name: /^WeChat/ });
  await card.waitFor();
  expect(await card.count()).toBe(1);
  expect(
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Alipay/ })
      .count(),
  ).toBe(1);
  await card.click();
  await page.waitForURL(/\/social\/guide\/wechat-web$/);
  const platforms = page.getByRole('navigation', { name: 'Platform' });
  await platforms.getByRole('link', { name: 'Native apps (not set up)' }).waitFor();
  await page.getByLabel('App ID').fill('client');
  await page.getByLabel('App secret', { exact: false }).first().fill('secret');
  await page.getByRole('button', { name: 'Save and activate' }).click();
  await page.waitForURL(/\/connectors\/social\/[a-z0-9]{21}\/settings$/);
  await page.getByText(/\/callback\/[a-z0-9]{21}$/).waitFor();
  await platforms.getByRole('link', { name: 'Native apps (not set up)' }).click();
  await page.waitForURL(/\/social\/guide\/wechat-native$/);
  await page
    .getByRole('complementary', { name: 'Guide' })
    .getByText('register a mobile application')
    .waitFor();
  // Sign-in in a native app needs no callback URL.
  expect(await page.getByText('/callback/').count()).toBe(0);
  await findNothingWrong('connectors-native-setup');
  await page.getByLabel('App ID').fill('client');
  await page.getByLabel('App secret', { exact: false }).first().fill('secret');
  await page.getByRole('button', { name: 'Save and activate' }).click();
  await page.waitForURL(/\/connectors\/social\/[a-z0-9]{21}\/settings$/);
  await platforms.getByRole('link', { name: 'Native apps', exact: true }).waitFor();
  await findNothingWrong('connector-platforms');
  await page.getByText('This connector is available in native apps').waitFor();
  expect((await call(getSignInExperience)).body.socialSignInConnectorTargets).toContain('wechat');

  await page.getByRole('link', { name: 'Connectors', exact: true }).last().click();
  await page.getByRole('row', { name: 'WeChat' }).waitFor();
  expect(await page.getByRole('row', { name: 'WeChat' }).count()).toBe(1);
  await page.getByRole('row', { name: 'WeChat' }).getByText('Web, Native apps').waitFor();
  await findNothingWrong('connectors-social-platforms');
  await page.getByRole('row', { name: 'WeChat' }).getByRole('link').first().click();
  await platforms.locator('[aria-current=page]', { hasText: 'Web' }).waitFor();
});

it('a standard connector gets its target from its name, and its provider is checked before anything is saved', async () => {
  await admin.open('/connectors/social/guide/oidc');
  await page.getByLabel('Name', { exact: true }).fill('Acme Söhne');
  await expect.poll(() => page.getByLabel('Target', { exact: true }).inputValue()).toBe('acme-sohne');
  await page.getByLabel('Target', { exact: true }).fill('sohne');
  await page.getByLabel('Name', { exact: true }).fill('Acme & Söhne');
  await page.getByLabel('Issuer').fill('http://127.0.0.1:1');
  await page.getByLabel('Client ID').fill('client');
  await page.getByLabel('Client secret', { exact: false }).first().fill('secret');
  await page.getByRole('button', { name: 'Save and activate' }).click();
  await page.getByText('OUTBOUND_ALLOW').waitFor();
  expect(await page.getByLabel('Issuer').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Target', { exact: true }).inputValue()).toBe('sohne');
  await findNothingWrong('connectors-oidc-setup');
  expect((await call(api.listConnectors, { query: { target: 'sohne' } })).body).toEqual([]);
});

describe('the development inbox', () => {
  const code = (to: string, digits: string) =>
    keepInInbox(
      server.runtime,
      'default',
      { type: 'Email', to, usage: 'SignIn', payload: { code: digits } },
      {
        subject: `Code for ${to}`,
        text: `Your code is ${digits}.`,
        html: `<p>Your code is <b>${digits}</b>.</p><script>parent.document.title = 'broken'</script><img src="x" onerror="parent.document.title = 'broken'">`,
      },
    );

  it('is one click from the start page, shows messages as they arrive, and logs who read a code', async () => {
    await admin.open('/get-started');
    await page.getByText('Messages aren’t delivered yet').waitFor();
    await page.getByRole('link', { name: 'Open the inbox' }).click();
    await page.getByText('No messages in the last 24 hours').waitFor();
    await code('ada@example.com', '123456');
    await page.getByRole('link', { name: 'ada@example.com' }).waitFor();
    await code('bob@example.com', '654321');
    await page.getByRole('link', { name: 'bob@example.com' }).waitFor();
    expect(await page.getByRole('row').nth(1).textContent()).toContain('bob@example.com');
    await findNothingWrong('inbox');
    const read = async () =>
      (await call(listAuditLogs, { query: { logKey: 'DevelopmentInbox.Message.Viewed' } })).body.length;
    expect(await read()).toBe(0);
    await page.getByRole('button', { name: 'Show code for ada@example.com' }).click();
    await page.getByText('123456').waitFor();
    expect(await read()).toBe(1);
    await page.getByRole('searchbox').fill('BOB');
    await page.getByRole('link', { name: 'ada@example.com' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'bob@example.com' }).click();

    await page.getByRole('heading', { name: 'Code for bob@example.com' }).waitFor();
    await page.getByRole('button', { name: 'Copy Code' }).waitFor();
    const frame = page.frameLocator('iframe[title="Email as the recipient sees it"]');
    await frame.getByText('654321').waitFor();
    // Scripts in the email don't run, because of the frame's sandbox and the page's content security policy.
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe('');
    expect(await page.title()).not.toBe('broken');
    await findNothingWrong('inbox-message');
    await page.getByRole('radio', { name: 'Plain text' }).check({ force: true });
    await page.getByText('Your code is 654321.').waitFor();

    await admin.open('/connectors/inbox');
    await page.getByRole('button', { name: 'Delete all messages' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all messages' }).click();
    await page.getByText('No messages in the last 24 hours').waitFor();
  });

  it('is not offered if connectors send everything', async () => {
    await call(api.createConnector, {
      body: { connectorId: 'http-email', config: { endpoint: 'https://mail.example.com' } },
    });
    await call(api.createConnector, {
      body: { connectorId: 'http-sms', config: { endpoint: 'https://sms.example.com' } },
    });
    await admin.open('/connectors');
    await section('Email').getByText('Sends email').waitFor();
    await section('SMS').getByText('Sends SMS').waitFor();
    expect(await page.getByRole('link', { name: 'Development inbox' }).count()).toBe(0);
    await admin.open('/connectors/inbox');
    await page.getByText('The development inbox is off').waitFor();
    await admin.open('/get-started');
    await page.getByText('Codes, invitations and links are delivered.').waitFor();
  });
});

describe('email templates', () => {
  it('are edited by usage and language beside a preview, and reset', async () => {
    const [connectorId, port] = ['simple-mail-transfer-protocol', mailServer.port];
    const login = { username: 'mailer', password: 'good', fromEmail: 'Example <no-reply@example.com>' };
    const config = { host: 'localhost', port, secure: 'none', ...login };
    await call(api.createConnector, { body: { connectorId, config } });
    await admin.open('/connectors/texts');
    await page.getByRole('row', { name: 'Sign-in Your sign-in code Built-in' }).waitFor();
    await findNothingWrong('texts');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.waitForURL(/texts\?language=de$/);
    await page.getByText('Your sign-in code').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Sign-in', exact: true }).click();
    await page.waitForURL(/texts\/de\/SignIn$/);
    const preview = page.getByRole('region', { name: 'Preview with example values' });
    const frame = page.frameLocator('iframe[title="Email as the recipient sees it"]');
    await frame.getByText('123456').waitFor();
    await page.getByLabel('Subject', { exact: true }).fill('Hallo {{application.name}}');
    await preview.getByText('Hallo Example').waitFor();
    await page.getByText('1 unsaved change: Subject').waitFor();
    await page.getByLabel('Send to').fill('ada@example.com');
    await page.getByRole('button', { name: 'Send test message' }).click();
    await page.getByText('Accepted by the provider').waitFor();
    expect(mailServer.mails[0]).toMatch(/^Subject: \[Testnachricht\] Hallo Example\r?$/m);
    // Only the subject is custom: the built-in text keeps its design.
    expect(mailServer.mails[0]?.replaceAll(/=\r?\n/g, '')).toMatch(
      /Geben Sie diesen Code ein[^]*letter-spacing:6px/,
    );
    const [outcome, bar] = await Promise.all(
      [section('Try it').getByRole('alert'), page.locator('.ui-savebar')].map((place) => place.boundingBox()),
    );
    expect((outcome?.y ?? 0) + (outcome?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.getByRole('radio', { name: 'Custom content' }).check();
    const text = page.getByRole('textbox', { name: 'Custom content', exact: true });
    expect(await text.inputValue()).toContain('letter-spacing:6px');
    await text.fill('<h1>Code {{cod}} {{user.name}}</h1>');
    await page
      .getByText(
        'This template has no variable {{cod}}, {{user.name}}. It has {{code}}, {{expiresIn}}, {{application.name}},',
      )
      .waitFor();
    await page.getByLabel('Subject', { exact: true }).fill('Hallo {{application.nam}}');
    await page.getByText('This template has no variable {{application.nam}}.').waitFor();
    await findNothingWrong('text-warning');
    await page.getByLabel('Subject', { exact: true }).fill('Hallo {{application.name}}');
    await text.fill('<h1>Code {{code}}</h1>');
    await page.getByText('This template has no variable').waitFor({ state: 'detached' });
    await frame.getByRole('heading', { name: 'Code 123456' }).waitFor();
    await page.getByText('2 unsaved changes: Subject, Content').waitFor();
    await findNothingWrong('text-editor');
    await page.getByRole('link', { name: 'Email templates' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByText('Custom', { exact: true }).waitFor();
    expect((await call(listEmailTemplates)).body).toMatchObject([
      {
        languageTag: 'de',
        templateType: 'SignIn',
        details: {
          subject: 'Hallo {{application.name}}',
          content: '<h1>Code {{code}}</h1>',
          contentType: 'text/html',
        },
      },
    ]);
    await page.getByRole('button', { name: 'Use the built-in template' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Use the built-in template' }).click();
    await page.getByText('Built-in', { exact: true }).waitFor();
    expect(await page.getByLabel('Subject', { exact: true }).inputValue()).not.toContain('Hallo');
    expect((await call(listEmailTemplates)).body).toEqual([]);
    await admin.open('/connectors/texts/de/Nothing');
    await page.getByRole('heading', { name: 'page not found' }).waitFor();
  });
});

describe('SMS templates', () => {
  it('are edited by usage in their connector, which keeps its secrets, and reset', async () => {
    const connect = async (connectorId: string, config: object) => {
      for (const { id, type } of (await call(api.listConnectors)).body)
        if (type === 'Sms') await call(api.deleteConnector, { params: { id } });
      const made = await call(api.createConnector, { body: { connectorId, config: { ...config } } });
      expect(made.status, JSON.stringify(made.refusal)).toBe(200);
    };
    const saved = async () =>
      (await call(api.listConnectors)).body.find(({ type }) => type === 'Sms')?.config;
    await connect('http-sms', { endpoint: 'https://sms.example.com' });
    await admin.open('/connectors/sms-texts');
    await page.getByText('HTTP SMS receives the codes and creates the messages.').waitFor();
    const config = {
      accountSID: `AC${'0'.repeat(32)}`,
      authToken: 'secret',
      fromMessagingServiceSID: `MG${'0'.repeat(32)}`,
    };
    await connect('twilio-short-message-service', config);
    await admin.open('/connectors/sms-texts');
    await page.getByRole('row', { name: /^Sign-in \{\{code\}\} is your sign-in code.* Built-in$/ }).waitFor();
    await findNothingWrong('sms-texts');
    await page.getByRole('link', { name: 'Generic code', exact: true }).click();
    await page.waitForURL(/sms-texts\/Generic$/);
    const preview = page.getByRole('region', { name: 'Preview with example values' });
    await page.getByRole('textbox', { name: 'Content' }).fill('{{application.name}}: {{link}}');
    await page.getByText('This template has no variable {{link}}.').waitFor();
    await page.getByRole('textbox', { name: 'Content' }).fill('{{application.name}}: {{code}}');
    await preview.getByText('Example: 123456').waitFor();
    await preview.getByText('15 characters').waitFor();
    await page.getByText('This template has no variable').waitFor({ state: 'detached' });
    await page.getByText('1 unsaved change: Content').waitFor();
    await findNothingWrong('sms-text-editor');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByText('Custom', { exact: true }).waitFor();
    const templates = [{ usageType: 'Generic', content: '{{application.name}}: {{code}}' }];
    expect(await saved()).toMatchObject({ accountSID: config.accountSID, authToken: secretMask, templates });
    await page.getByRole('link', { name: 'SMS templates' }).click();
    await page.getByRole('row', { name: /^Sign-in .*: \{\{code\}\} “Generic code”$/ }).waitFor();
    await page.getByRole('link', { name: 'Generic code', exact: true }).click();
    await page.getByRole('button', { name: 'Use the built-in template' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Use the built-in template' }).click();
    await page.getByText('Built-in', { exact: true }).waitFor();
    expect((await saved())?.templates).toEqual([]);
    await admin.open('/connectors/sms-texts/Nothing');
    await page.getByRole('heading', { name: 'page not found' }).waitFor();
  });
});
