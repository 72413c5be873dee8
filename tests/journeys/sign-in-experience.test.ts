import * as phrases from '@gatehouse/contract/phrases/endpoints';
import { createConnector, deleteConnector, listConnectors } from '@gatehouse/contract/connectors/endpoints';
import * as api from '@gatehouse/contract/sign-in-experience/endpoints';
import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { createUser, deleteUser, listUsers } from '@gatehouse/contract/users/endpoints';
import { putUserIdentity } from '@gatehouse/contract/users/identity-endpoints';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerTo } from '../support/answers.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { packZip } from '../../apps/server/src/features/sign-in-experience/custom-ui/zip.fixture.ts';
import { createApplication, goodPassword, redirectUri } from '../support/records.ts';
import type { Caller, TestTenant } from '../support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let admin: ConsoleBrowser;
let page: Page;
let preview: FrameLocator;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer({
    database: 'journey_sign_in_experience',
    environment: { DEVELOPMENT_INBOX: 'false' },
  });
  tenant = server.tenant('default');
  call = await tenant.as('all');
  admin = await openConsole(server);
  ({ page } = admin);
  preview = page.frameLocator('iframe');
});
/** Each test starts with the settings of a new tenant, without users, connectors and custom texts. */
beforeEach(async () => {
  await page.unrouteAll();
  await page.goto('about:blank');
  const reset = await call(api.updateSignInExperience, { body: defaultSignInExperience });
  expect(reset.status, JSON.stringify(reset.refusal)).toBe(200);
  for (const { id } of (await call(listConnectors)).body) await call(deleteConnector, { params: { id } });
  for (const { id } of (await call(listUsers)).body) await call(deleteUser, { params: { userId: id } });
  for (const { languageTag } of (await call(phrases.listCustomPhrases)).body)
    await call(phrases.deleteCustomPhrase, { params: { languageTag } });
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

const open = async (tab: string) => {
  await page.goto('about:blank');
  await admin.open(`/sign-in-experience/${tab}`);
  await preview.getByRole('heading').waitFor();
};
const save = async () => {
  const answered = answerTo(page, api.updateSignInExperience);
  await page.getByRole('button', { name: 'Save changes' }).click();
  return (await answered).request().postDataJSON() as unknown;
};
/** Selects an option of the preview by clicking its label. */
const choose = (name: string) =>
  page.getByRole('complementary', { name: 'Preview' }).locator('label').filter({ hasText: name }).click();
const styleOf = (property: string) =>
  preview.locator('html').evaluate((html, name) => getComputedStyle(html).getPropertyValue(name), property);

describe('the sign-in experience', () => {
  it('[RT-26] [RT-27] [RT-28] [OPEN-08 part] has five tabs, of which branding is the first', async () => {
    await admin.open('/sign-in-experience');
    await page.waitForURL(/\/sign-in-experience\/branding$/);
    for (const [tab, title] of [
      ['branding', 'Colors'],
      ['sign-up-and-sign-in', 'Registration'],
      ['content', 'Languages'],
      ['password-policy', 'Requirements'],
      ['security', 'Usernames'],
    ]) {
      await open(tab ?? '');
      await page.getByRole('heading', { name: title }).waitFor();
      await admin.shoot(`experience-${tab}`);
      expect(await admin.listViolations()).toEqual([]);
    }
    for (const tab of ['connection', 'experience', 'idp-initiated-auth', 'nonsense']) {
      await admin.open(`/sign-in-experience/${tab}`);
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    }
  });

  it('[ONB-33 part] has placeholders with the layout of its settings while they load', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/sign-in-exp', (route) => held.then(() => route.fallback()));
    await admin.open('/sign-in-experience/branding');
    await page.locator('[aria-busy=true] .ui-field').first().waitFor();
    expect(await page.getByRole('heading', { name: 'Colors' }).count()).toBe(0);
    answer();
    await page.getByRole('heading', { name: 'Colors' }).waitFor();
    await page.unrouteAll();
  });

  it('[PROD-04 part] [ONB-29 part] [ONB-30 part] [ONB-31 part] shows unsaved settings in the preview, and saves them', async () => {
    await open('branding');
    const passkey = preview.getByRole('button', { name: 'Sign in with a passkey', includeHidden: true });
    await preview.getByRole('heading').waitFor();
    expect(await passkey.count()).toBe(0);
    await call(api.updateSignInExperience, { body: { passkeySignIn: { enabled: true } } });
    await open('branding');
    await passkey.waitFor();
    await call(api.updateSignInExperience, { body: { passkeySignIn: {} } });
    const frame = page.getByTitle('Preview of the sign-in page');
    expect(await frame.getAttribute('src')).toBe(`${tenant.origin}/sign-in?preview=true`);
    const color = page.getByRole('textbox', { name: 'Brand color', exact: true });
    await color.fill('#0a7d5a');
    await expect.poll(() => styleOf('--accent')).toBe('#0a7d5a');
    expect((await call(api.getSignInExperience)).body.color.primaryColor).toBe('#6139F6');
    await page.getByLabel('Style sheet').click();
    await page.keyboard.type('h1 {color: rgb(1, 2, 3); letter-spacing: 4px;');
    const heading = preview.getByRole('heading');
    // Custom CSS with a simple selector overrides built-in rules of higher specificity.
    await expect
      .poll(() => heading.evaluate((h1) => [getComputedStyle(h1).color, getComputedStyle(h1).letterSpacing]))
      .toEqual(['rgb(1, 2, 3)', '4px']);
    await page.getByText('These colors also apply in dark mode.').waitFor();
    await choose('Dark');
    await expect.poll(() => styleOf('color-scheme')).toBe('dark');
    const findWidth = () => frame.evaluate((element) => element.clientWidth);
    expect(await findWidth()).toBe(840);
    await choose('Mobile');
    await expect.poll(findWidth).toBe(390);
    await admin.shoot('experience-mobile-dark');
    await page.getByRole('button', { name: 'Enlarge' }).click();
    const large = page.getByRole('dialog', { name: 'Preview' });
    await large.frameLocator('iframe').getByRole('heading', { includeHidden: true }).waitFor();
    expect(await admin.listViolations()).toEqual([]);
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    const css = 'h1 {color: rgb(1, 2, 3); letter-spacing: 4px;}';
    expect(await save()).toMatchObject({
      color: { primaryColor: '#0a7d5a', darkPrimaryColor: '#479e83' },
      customCss: css,
    });
    await page.getByText('unsaved change').waitFor({ state: 'detached' });
    const { body } = await call(api.getSignInExperience);
    expect([body.color.primaryColor, body.customCss]).toEqual(['#0a7d5a', css]);
    const html = await (await fetch(`${tenant.origin}/unknown-session`)).text();
    expect(html).toContain('--accent:#0a7d5a');
    expect(html).toContain(`${css}</style>`);
  });

  it('lets the color of dark mode follow the brand color until it is changed by hand', async () => {
    const [light, dark] = ['Brand color', 'Brand color in dark mode'].map((name) =>
      page.getByRole('textbox', { name, exact: true }),
    );
    const type = async (field: typeof light, color: string) => {
      await field?.fill('');
      await field?.pressSequentially(color);
    };
    await open('branding');
    await choose('Dark');
    await page.getByText('Follows the brand color until you change it.').waitFor();
    await type(light, '#0a7d5a');
    expect(await dark?.inputValue()).toBe('#479e83');
    await expect.poll(() => styleOf('--accent')).toBe('#479e83');
    await page.getByText('2 unsaved changes: Brand color, Brand color in dark mode').waitFor();
    await admin.shoot('experience-dark-color');
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await dark?.inputValue()).toBe(defaultSignInExperience.color.darkPrimaryColor);
    // Also while the field isn't shown.
    await page.getByRole('switch', { name: 'Dark mode' }).uncheck();
    await type(light, '#1a7f37');
    await page.getByRole('switch', { name: 'Dark mode' }).check();
    expect(await dark?.inputValue()).toBe('#539f69');
    await type(dark, '#ffcc00');
    await type(light, '#0a7d5a');
    expect(await dark?.inputValue()).toBe('#ffcc00');
    await page.getByRole('button', { name: 'Use #479e83, derived from the brand color' }).click();
    await type(light, '#1a7f37');
    expect(await dark?.inputValue()).toBe('#539f69');
    await page.getByRole('button', { name: 'Discard' }).click();
  });

  it('[VAL-01] [VAL-05 part] shows at the field that a value is not a color or URL', async () => {
    await open('branding');
    for (const [digits, isColor] of [
      ['#abc', true],
      ['#abcd', false],
      ['#aabbcc', true],
      ['#aabbccdd', false],
    ] as const) {
      await page.getByRole('textbox', { name: 'Brand color', exact: true }).fill(digits);
      await page.getByRole('button', { name: 'Save changes' }).click();
      const problem = page.getByText('Enter a color with three or six hex digits');
      await (isColor ? page.getByText('unsaved change') : problem).waitFor({
        state: isColor ? 'detached' : 'visible',
      });
    }
    await page.getByRole('button', { name: 'Discard' }).click();
    const logo = page.getByRole('textbox', { name: 'Logo optional' });
    await logo.fill('logo.svg');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Enter a URL that starts with https:// or http://.').waitFor();
    // Neither the console nor the sign-in page sends a referrer to the image's server.
    const asked = [true, false].map((isConsole) =>
      page.waitForRequest(
        (request) =>
          request.url() === 'https://cdn.example/logo.svg' &&
          (request.frame() === page.mainFrame()) === isConsole,
      ),
    );
    await logo.fill('https://cdn.example/logo.svg');
    for (const request of await Promise.all(asked))
      expect((await request.headerValue('referer')) ?? '').toBe('');
    expect(await save()).toEqual({ branding: { logoUrl: 'https://cdn.example/logo.svg' } });
    await logo.fill('');
    expect(await save()).toEqual({ branding: {} });
  });

  it('[STATE-04] [UI-05] [UI-06] uploads a logo, says why it rejects another file, and shows the logo', async () => {
    await open('branding');
    const chooser = page.locator('input[type=file]').first();
    const logo = page.getByRole('textbox', { name: 'Logo optional' });
    await page.getByRole('button', { name: 'Upload Logo', exact: true }).waitFor();
    const script = '<script>document.title = "owned"</script>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20">${script}<rect width="80" height="20"/></svg>`;
    const file = (name: string, mimeType: string, content: string) => ({
      name,
      mimeType,
      buffer: Buffer.from(content),
    });
    await chooser.setInputFiles(file('logo.gif', 'image/gif', 'GIF89a'));
    await page.getByText('Choose an SVG, PNG, JPEG or ICO file.').waitFor();
    await chooser.setInputFiles(file('logo.png', 'image/png', 'no picture'));
    await page.getByText('The file couldn’t be uploaded.').waitFor();
    await page.evaluate(`{
      const dataTransfer = new DataTransfer();
      for (const name of ['a', 'b']) dataTransfer.items.add(new File(['x'], name, { type: 'image/png' }));
      document.querySelector('.image-field').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    }`);
    await page.getByText('Choose one file.').waitFor();
    expect(await logo.inputValue()).toBe('');

    await chooser.setInputFiles(file('logo.svg', 'image/svg+xml', svg));
    await expect.poll(() => logo.inputValue()).toMatch(/\/user-assets\/\w{21}\.svg$/);
    await preview.locator('img').waitFor();
    const url = await logo.inputValue();
    expect(await save()).toEqual({ branding: { logoUrl: url } });
    expect(await admin.listViolations()).toEqual([]);

    // Opened by its URL, it is downloaded. If it is rendered as a document, no script runs.
    const stranger = await admin.context.newPage();
    const download = stranger.waitForEvent('download');
    await stranger.goto(url).catch(() => undefined);
    await download;
    const served = await fetch(url);
    const { 'content-disposition': _download, ...headers } = Object.fromEntries(served.headers);
    const body = await served.text();
    await stranger.route(url, (route) => route.fulfill({ status: 200, headers, body }));
    await stranger.goto(url);
    expect(await stranger.locator('rect').count()).toBe(1);
    expect(await stranger.title()).toBe('');
    await stranger.close();
  });

  it('[ONB-32 part] replaces the service’s pages with custom ones, and restores them', async () => {
    await open('branding');
    const chooser = page.locator('input[accept^=".zip"]');
    const zip = (path: string) => ({
      name: 'pages.zip',
      mimeType: 'application/x-zip-compressed',
      buffer: packZip([{ path, content: '<!doctype html><title>Ours</title>' }]),
    });
    await chooser.setInputFiles(zip('../index.html'));
    await page.getByText('Include only the folder with your pages.').waitFor();
    await chooser.setInputFiles(zip('index.html'));
    await page.getByRole('button', { name: 'Replace' }).waitFor();
    const { customUiAssets } = (await save()) as { customUiAssets: { id: string } };
    await page.getByText('This tenant uses a custom sign-in UI').waitFor();
    const own = await fetch(`${tenant.origin}/custom-ui/${customUiAssets.id}/index.html`);
    expect(await own.text()).toContain('<title>Ours</title>');
    await page.getByRole('button', { name: 'Use the default pages' }).click();
    expect(await save()).toEqual({ customUiAssets: null });
    await preview.getByRole('heading').waitFor();
  });

  it('[CONST-19] offers five sign-up identifiers, and shows invalid settings at the field', async () => {
    await open('sign-up-and-sign-in');
    const options = page.getByLabel('Sign-up identifier').getByRole('option');
    await expect
      .poll(() => options.allTextContents())
      .toEqual(['Email address', 'Phone number', 'Username', 'Email address or phone number', 'None']);
    await page.getByLabel('Sign-up identifier').selectOption('phone');
    const methods = page.getByRole('list', { name: 'Sign-in methods' });
    await methods.getByText('Phone number').waitFor();
    await page.getByText('No connector can send these codes.').waitFor();
    await page.getByLabel('Sign-up identifier').selectOption('username');
    // Without a request: codes need a connector, and each method needs a verification.
    const row = methods.getByRole('listitem').filter({ hasText: 'Email address' });
    await row.getByRole('checkbox', { name: 'Password' }).uncheck();
    await page.getByText('Each method needs a password or a verification code.').waitFor();
    await row.getByRole('checkbox', { name: 'Password' }).check();
    const recovery = page.getByLabel('Verify by');
    expect(await recovery.locator('option:checked').textContent()).toBe('All configured channels');
    await page.getByText('No connector can send codes').waitFor();
    await recovery.selectOption('email');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('There is no connector to send the codes for password resets.').waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByText('unsaved change').waitFor({ state: 'detached' });
  });

  it('[ONB-36 part] fills in a common combination, and shows its name', async () => {
    await open('sign-up-and-sign-in');
    const combination = page.getByLabel('Identify users by');
    const chosen = () => combination.locator('option:checked').textContent();
    expect(await chosen()).toBe('Custom');
    const methods = page.getByRole('list', { name: 'Sign-in methods' }).getByRole('listitem');
    const code = methods.getByRole('checkbox', { name: 'Verification code' });
    await combination.selectOption('Email address and password or verification code');
    await expect.poll(() => methods.count()).toBe(1);
    expect(await code.isChecked()).toBe(true);
    // The preview lists the screens of these settings, without a sign-in.
    const screens = page.getByRole('complementary', { name: 'Preview' }).getByLabel('Page');
    await expect
      .poll(() => screens.getByRole('option').allTextContents())
      .toEqual(['Sign in', 'Password', 'Code', 'Sign up', 'Consent']);
    for (const [screen, title] of [
      ['Password', 'Enter your password'],
      ['Code', 'Enter the code'],
      ['Sign up', 'Create your account'],
    ] as const) {
      await screens.selectOption(screen);
      await preview.getByRole('heading', { name: title, includeHidden: true }).waitFor();
    }
    await admin.shoot('experience-preview-screens');
    await screens.selectOption('Code');
    await code.uncheck();
    await expect.poll(chosen).toBe('Email address and password');
    await combination.selectOption('Username and password');
    await expect.poll(() => code.count()).toBe(0);
    // If the selected screen no longer exists, the first one is shown.
    await preview.getByLabel('Username', { exact: true }).waitFor();
    expect(await screens.locator('option:checked').textContent()).toBe('Sign in');
    await admin.shoot('experience-combination');
    // Sign-up already uses usernames, and unchanged settings are not sent.
    expect(await save()).toEqual({
      signIn: {
        methods: [
          { identifier: 'username', password: true, verificationCode: false, isPasswordPrimary: true },
        ],
      },
    });
  });

  it('orders the methods by keyboard, and shows how many users would be locked out before it saves', async () => {
    await call(createUser, { body: { username: 'ada', password: goodPassword } });
    await call(createUser, { body: { username: 'bob', password: goodPassword } });
    await open('sign-up-and-sign-in');
    const methods = page.getByRole('list', { name: 'Sign-in methods' }).getByRole('listitem');
    await page.getByRole('button', { name: 'Move Email address up' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => methods.first().textContent()).toContain('Email address');
    await preview
      .getByText(/email or username|username or email/i)
      .first()
      .waitFor();

    await page.getByRole('radio', { name: /New users only/ }).check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    const question = page.getByRole('alertdialog', { name: 'Lock out 2 users?' });
    await question.getByText('2 users can no longer sign in.').waitFor();
    await admin.shoot('experience-lock-out');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect((await call(api.getSignInExperience)).body.signInMode).toBe('SignInAndRegister');
    await page.getByRole('radio', { name: /Existing users only/ }).check();
    expect(await save()).toMatchObject({ signInMode: 'SignIn' });
    const { body } = await call(api.getSignInExperience);
    expect(body.signIn.methods.map(({ identifier }) => identifier)).toEqual(['email', 'username']);
  });

  it('offers providers in their order by keyboard, and warns before the last sign-in method of a user is removed', async () => {
    await open('sign-up-and-sign-in');
    await page.getByRole('link', { name: 'Set up a social connector' }).waitFor();
    const connectors = [];
    for (const connectorId of ['github-universal', 'google-universal']) {
      const config = { clientId: 'client', clientSecret: 'secret' };
      connectors.push((await call(createConnector, { body: { connectorId, config } })).body);
    }
    const { body: user } = await call(createUser, { body: { name: 'Grace' } });
    const params = { userId: user.id, target: 'github' };
    await call(putUserIdentity, { params, body: { userId: '1' } });

    await open('sign-up-and-sign-in');
    for (const name of ['GitHub', 'Google']) {
      await page.getByRole('button', { name: 'Add connector' }).click();
      await page.getByRole('menuitem', { name }).click();
    }
    await page.getByRole('link', { name: 'Set up another connector' }).waitFor();
    await page.getByRole('button', { name: 'Move Google up' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('switch', { name: 'Automatic account linking' }).check();
    const buttons = preview.getByRole('button', { name: /^Continue with/, includeHidden: true });
    await expect
      .poll(() => buttons.allTextContents())
      .toEqual(['Continue with Google', 'Continue with GitHub']);
    expect(await admin.listViolations()).toEqual([]);
    await admin.shoot('experience-social');
    expect(await save()).toEqual({
      socialSignInConnectorTargets: ['google', 'github'],
      socialSignIn: { automaticAccountLinking: true },
    });
    await page.getByText('unsaved change').waitFor({ state: 'detached' });
    const visitor = await admin.context.newPage();
    const asked = new URLSearchParams({
      client_id: await createApplication(server.runtime, tenant.id),
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid',
      code_challenge: 'A'.repeat(43),
      code_challenge_method: 'S256',
    });
    await visitor.goto(`${tenant.origin}/oidc/auth?${asked}`);
    await visitor.getByRole('button', { name: 'Continue with GitHub' }).waitFor();
    await visitor.close();

    await page.getByRole('button', { name: 'Remove GitHub' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    const question = page.getByRole('alertdialog', { name: 'Lock out 1 user?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    for (const { id } of connectors) await call(deleteConnector, { params: { id } });
    await open('sign-up-and-sign-in');
    await page.getByText('This connector no longer exists').first().waitFor();
    await page.getByRole('button', { name: 'Remove google' }).click();
    expect(await save()).toEqual({ socialSignInConnectorTargets: ['github'] });
  });

  it('[API-33 part] [API-34 part] has an editor for the texts of a language, which shows missing ones', async () => {
    await open('content');
    const fallback = page.getByLabel('Fallback language').getByRole('option', { name: 'فارسی' });
    await page.getByRole('link', { name: 'Deutsch' }).waitFor();
    expect(await fallback.count()).toBe(0);
    await page.getByRole('button', { name: 'Add language' }).click();
    await page.getByRole('menuitem', { name: 'فارسی' }).click();
    await page.waitForURL(/content\/fa$/);
    await page.getByText('Groups', { exact: true }).click();
    // Texts are in groups by page, of which only the first is expanded. A search expands the groups of its results.
    const field = page.getByLabel('New here?');
    await field.waitFor();
    const part = page.locator('summary', { hasText: 'Multi-factor authentication' });
    const inside = page.getByLabel('Verify it’s you', { exact: true });
    expect(await inside.count()).toBe(0);
    await part.focus();
    await page.keyboard.press('Enter');
    await inside.waitFor();
    await page.getByLabel('Text or key').fill('new_here');
    await inside.waitFor({ state: 'detached' });
    await page.getByLabel('Text or key').fill('verify it');
    await inside.waitFor();
    await page.getByLabel('Text or key').fill('');
    await field.waitFor();
    await field.fill('تازه‌وارد {unknown}؟');
    await page.getByText('{unknown} has no value in this text.').waitFor();
    await field.fill('تازه‌وارد؟');
    await preview.getByText('تازه‌وارد؟').waitFor();
    expect(await preview.locator('html').getAttribute('dir')).toBe('rtl');
    await admin.shoot('experience-phrases');
    const isOfTexts = /\/api\/custom-phrases\/fa$/;
    const methods: string[] = [];
    page.on('request', (request) => isOfTexts.test(request.url()) && methods.push(request.method()));
    await page.route(isOfTexts, (route) => route.abort());
    // Enter in the search doesn't save.
    await page.getByLabel('Text or key').press('Enter');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const saveBar = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Discard' }) });
    await saveBar.getByText('The server is unreachable.').waitFor();
    expect(methods.filter((method) => method === 'PUT')).toHaveLength(1);
    await page.unroute(isOfTexts);
    const saved = answerTo(page, phrases.putCustomPhrase);
    await saveBar.getByRole('button', { name: 'Try again' }).click();
    expect((await saved).status()).toBe(201);
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByText('Customized (1)').waitFor();
    expect(await admin.listViolations()).toEqual([]);
    await page.getByText(/^Missing \(\d\d+\)/).waitFor();

    await page.getByRole('button', { name: 'Delete custom texts' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete custom texts' }).click();
    await page.waitForURL(/\/content$/);
    expect((await call(phrases.listCustomPhrases)).body).toEqual([]);
    await admin.open('/sign-in-experience/content/tlh');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  });

  it('tests a password with the unsaved rules of the form', async () => {
    await open('password-policy');
    await page.getByLabel('Test password').fill('Robin_example1');
    await page.getByText('Mostly personal information.').waitFor();
    await page.getByLabel('Personal information').uncheck();
    await page.getByText('This password is allowed.').waitFor();
    await page.getByLabel('Minimum length').fill('20');
    await page.getByText('Use at least 20 characters.').waitFor();
    await page.getByLabel('Blocked words').fill('robin_example\n');
    await page.getByText('Mostly a blocked word.').waitFor();
    await page.getByRole('radio', { name: 'At least 4 of 4' }).check();
    await admin.shoot('experience-password');
    expect(await save()).toEqual({
      passwordPolicy: {
        length: { min: 20, max: 256 },
        characterTypes: { min: 4 },
        rejects: { pwned: true, repetitionAndSequence: true, userInfo: false, words: ['robin_example'] },
      },
    });
  });
});

describe('multi-factor authentication', () => {
  it('[PROD-15] [RT-08 part] [LAY-06 part] saves second factors and policy, and shows which factor can’t be alone', async () => {
    await call(createUser, { body: { username: 'lovelace' } });
    await admin.open('/mfa');
    expect(await page.getByRole('radio', { name: 'Required at registration' }).isDisabled()).toBe(true);
    await page.getByLabel('Backup codes').check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('alert').getByText('Backup codes require another second factor').waitFor();
    await page.getByLabel('Authenticator app').check();
    await page.getByLabel('Passkey or security key').check();
    await page.getByRole('radio', { name: 'Required at registration' }).check();
    // The preview shows where users use a factor.
    await preview.getByRole('heading', { name: 'Verify it’s you' }).waitFor();
    expect(await admin.listViolations()).toEqual([]);
    await admin.shoot('mfa');
    // Before saving, the console shows how many users have to set up a factor.
    await page.getByRole('button', { name: 'Save changes' }).click();
    const question = page.getByRole('alertdialog', { name: /^\d+ (user has|users have) to set up/ });
    await question.getByText('They’ll set it up at their next sign-in').waitFor();
    await admin.shoot('mfa-touched');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await question.getByRole('button', { name: 'Save changes' }).click();
    expect((await sent).postDataJSON()).toEqual({
      mfa: { factors: ['BackupCode', 'Totp', 'WebAuthn'], policy: 'Mandatory' },
    });
    await page.getByText('unsaved change').waitFor({ state: 'detached' });
    await admin.open('/mfa');
    await page.getByRole('radio', { name: 'Required at registration', checked: true }).waitFor();
    // Members of organizations that require it.
    await page.getByRole('radio', { name: 'Set one up at sign-in', checked: true }).waitFor();
    await page.getByRole('radio', { name: 'Sign in without one' }).check();
    await page.getByText('1 unsaved change: Members without a second factor').waitFor();
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await admin.shoot('mfa-dark');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await save()).toMatchObject({ mfa: { organizationRequiredMfaPolicy: 'NoPrompt' } });
    await page.getByText('unsaved change').waitFor({ state: 'detached' });
    for (const factor of ['Authenticator app', 'Passkey or security key', 'Backup codes']) {
      await page.getByLabel(factor).uncheck();
    }
    // Without a factor, the policy is shown, but has no effect.
    expect(await page.getByRole('radio', { name: 'Required at registration' }).isDisabled()).toBe(true);
    expect(await save()).toMatchObject({ mfa: { factors: [] } });
  });
});

describe('[attack: framing] the preview', () => {
  const policyOf = async (path: string) =>
    (await fetch(`${tenant.origin}${path}`, { redirect: 'manual' })).headers.get('content-security-policy');

  it('can be framed only by the console’s origin, and other pages by no origin', async () => {
    const { origin } = server.tenant('admin');
    expect(await policyOf('/sign-in?preview=true')).toContain(`frame-ancestors ${origin}`);
    for (const path of [
      '/sign-in',
      '/register?preview=true',
      '/unknown-session?preview=true',
      '/consent?preview=true',
    ])
      expect(await policyOf(path)).toContain("frame-ancestors 'none'");
  });

  it('accepts messages from the console only, and no input', async () => {
    const stranger = await admin.context.newPage();
    await stranger.goto(`${tenant.origin}/sign-in?preview=true`);
    await expect.poll(() => stranger.evaluate('document.adoptedStyleSheets.length')).toBe(1);
    await stranger.evaluate(() => {
      const state = JSON.parse(document.querySelector('#state')?.textContent ?? '{}') as object;
      const forged = { ...state, language: 'xx' };
      postMessage({ type: 'gatehouse:preview', state: forged, css: '', followsSystem: false }, '*');
      // Earlier messages are processed before this one.
      return new Promise((resolve) => {
        addEventListener('message', resolve, { once: true });
        postMessage('after', '*');
      });
    });
    expect(await stranger.locator('html').getAttribute('lang')).toBe('en');
    expect(await stranger.locator('#root').evaluate((root) => (root as HTMLElement).inert)).toBe(true);
    await stranger.close();
  });
});
