import { createApplication, updateApplication } from '@gatehouse/contract/applications/endpoints';
import { listApplicationSecrets } from '@gatehouse/contract/applications/secret-endpoints';
import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import {
  getSignInExperience,
  updateSignInExperience,
} from '@gatehouse/contract/sign-in-experience/endpoints';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type SamlIdp, startSamlIdp } from '../support/saml-idp.ts';
import { createUser, goodPassword } from '../support/records.ts';
import { expectNoFault, SignInPages, type TestVisit } from '../support/sign-in-pages.ts';
import { type SocialProvider, startSocialProvider } from '../support/social.ts';
import type { TestTenant } from '../support/tenant.ts';

let pages: SignInPages;
let visit: TestVisit;
/** The company, whose identity provider is another tenant. */
let company: TestTenant;
/** The SAML identity provider of another company. */
let idp: SamlIdp;
/** A social provider that the tenant offers, too. */
let provider: SocialProvider;

beforeAll(async () => {
  pages = await SignInPages.start({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
  visit = await pages.createVisit({});
  company = await pages.server.createTenant();
  idp = await startSamlIdp();
  provider = await startSocialProvider();
  provider.redirectUris.push(`${visit.tenant.origin}/callback/social`);
  const metadata = { target: 'social', name: { en: 'Social' } };
  await visit.call(createConnector, {
    body: { id: 'social', connectorId: 'oidc', config: provider.config, metadata },
  });
  await visit.call(updateSignInExperience, { body: { socialSignInConnectorTargets: ['social'] } });
  const atCompany = await company.as('all');
  const { body: application } = await atCompany(createApplication, {
    body: { name: 'Supplier', type: 'Traditional' },
  });
  const params = { id: application.id };
  const { body: secrets } = await atCompany(listApplicationSecrets, { params });
  const { body: connector } = await visit.call(createSsoConnector, {
    body: {
      providerName: 'OIDC',
      connectorName: 'Acme',
      domains: ['acme.com'],
      config: {
        issuer: company.issuer,
        clientId: application.id,
        clientSecret: secrets[0]?.value ?? '',
      },
    },
  });
  const { redirectUri = '' } = connector.providerConfig.serviceProvider;
  await atCompany(updateApplication, {
    params,
    body: { oidcClientMetadata: { redirectUris: [redirectUri], postLogoutRedirectUris: [] } },
  });
  for (const name of ['ada', 'grace'])
    await createUser(pages.server.runtime, company.id, {
      username: name,
      primaryEmail: `${name}@acme.com`,
      password: goodPassword,
    });
  await createUser(pages.server.runtime, company.id, { username: 'bob', password: goodPassword });
});
afterEach(() => pages.closeContexts());
afterAll(async () => {
  await pages?.stop();
  await idp?.stop();
  await provider?.stop();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

/** Signs in on the company's sign-in page with the password there. */
async function signInAtCompany(page: Page, username: string): Promise<void> {
  await page.waitForURL((url) => url.origin === company.origin);
  await heading(page, 'Sign in');
  await page.getByRole('textbox', { name: 'Username or email' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
  await page.keyboard.press('Enter');
}

it('[PROD-14 part] an email address leads to its company’s provider, here another tenant, the first time and afterwards', async () => {
  const page = await visit.open({}, { viewport: { width: 360, height: 740 } });
  const name = page.getByRole('textbox', { name: 'Username or email' });
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.waitFor();
  await expectNoFault(page, 'sign-in');
  const asked = page.waitForResponse(/sso-connectors\?email=/);
  await name.fill('ada@acme.com');
  await name.press('Tab');
  await asked;
  // The company's users need no password here.
  await password.waitFor({ state: 'detached' });
  expect(await page.getByRole('link', { name: 'Use single sign-on' }).count()).toBe(0);
  await expectNoFault(page, 'routed');
  // A response for a previous input has no effect on the current one.
  let answer = (): void => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/sso-connectors\?email=/, (route) => late.then(() => route.continue()), { times: 1 });
  await name.fill('grace@acme.com');
  await password.focus();
  await name.fill('grace');
  const answered = page.waitForResponse(/sso-connectors\?email=/);
  answer();
  await (await answered).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  expect(await password.count()).toBe(1);
  await name.fill('ada@acme.com');
  await name.press('Tab');
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await signInAtCompany(page, 'ada');
  await pages.isBack(page);
  const { body: users } = await visit.call(listUsers, { query: { search: 'ada@acme.com' } });
  expect(users).toMatchObject([{ primaryEmail: 'ada@acme.com', username: null, hasPassword: false }]);

  const again = await visit.open({ ui_locales: 'de' });
  await again.getByRole('link', { name: 'Single Sign-On verwenden' }).click();
  const field = again.getByRole('textbox', { name: 'E-Mail-Adresse' });
  await field.fill('ada@unknown.example');
  await field.press('Enter');
  await again.getByText('ist keine Firmenanmeldung eingerichtet').waitFor();
  await expectNoFault(again, 'single sign-on');
  await field.fill('ada@acme.com');
  await field.press('Enter');
  await signInAtCompany(again, 'ada');
  await pages.isBack(again);
  const { body: same } = await visit.call(listUsers, { query: { search: 'ada@acme.com' } });
  expect(same.map(({ id }) => id)).toEqual(users.map(({ id }) => id));
});

it('an account with a company’s email address is sent to the company from any other method, and other users are rejected there', async () => {
  await createUser(pages.server.runtime, visit.tenant.id, {
    username: 'grace',
    primaryEmail: 'grace@acme.com',
    password: goodPassword,
  });
  const page = await visit.open(
    { ui_locales: 'ar' },
    { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
  );
  await page.locator('[name=identifier]').fill('grace');
  await page.locator('[name=password]').fill(goodPassword);
  await page.keyboard.press('Enter');
  await heading(page, 'الدخول الموحّد');
  await expectNoFault(page, 'elsewhere');
  await page.getByRole('button', { name: 'Acme' }).click();
  await signInAtCompany(page, 'bob');
  await heading(page, 'لم ينجح ذلك');
  await page.getByText('لم تؤكد شركتك').waitFor();
  await expectNoFault(page, 'refused');
  await page.getByRole('link', { name: 'العودة إلى تسجيل الدخول' }).click();
  await page.locator('[name=password]').waitFor();
});

it('a social account with a company’s email address is sent to the company, with an explanation', async () => {
  provider.person = { sub: 'ada', email: 'ada@acme.com' };
  const page = await visit.open({}, { viewport: { width: 360, height: 740 } });
  await page.getByRole('button', { name: 'Continue with Social' }).click();
  await page.getByText('This email address signs in through your company.').waitFor();
  await expectNoFault(page, 'led to the company');
  const toCompany = page.getByRole('button', { name: 'Continue with Acme' });
  // The step is restored after a reload. The link to another account leads to the first screen.
  await page.reload();
  await toCompany.waitFor();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await page.getByRole('button', { name: 'Continue with Social' }).click();
  await toCompany.click();
  await signInAtCompany(page, 'ada');
  await pages.isBack(page);

  const hinted = await visit.open({ login_hint: 'ada@acme.com' });
  await hinted.getByRole('button', { name: 'Continue with Acme' }).click();
  await hinted.waitForURL((url) => url.origin === company.origin);
});

it('a company’s email address leads to the company even if email is not an offered identifier', async () => {
  const { body: before } = await visit.call(getSignInExperience, {});
  const way = { password: true, verificationCode: false, isPasswordPrimary: true };
  await visit.call(updateSignInExperience, {
    body: {
      signIn: {
        methods: [
          { ...way, identifier: 'username' },
          { ...way, identifier: 'phone', verificationCode: true, isPasswordPrimary: false },
        ],
      },
    },
  });
  try {
    const page = await visit.open({});
    const led: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().startsWith(company.origin)) led.push(request.url());
    });
    const name = page.getByRole('textbox', { name: 'Username or phone number' });
    await name.fill('ada@elsewhere.example');
    await name.press('Enter');
    await page.getByText('Sign in with:').waitFor();
    expect(led).toEqual([]);
    await name.fill('ada@acme.com');
    await name.press('Enter');
    await signInAtCompany(page, 'ada');
    await pages.isBack(page);
    expect(led.length).toBeGreaterThan(0);
  } finally {
    await visit.call(updateSignInExperience, { body: { signIn: before.signIn } });
  }
});

it('[ENT-20 part] a company’s SAML provider posts its response from another site, and it is accepted only in the browser that started the sign-in', async () => {
  const { body: connector } = await visit.call(createSsoConnector, {
    body: {
      providerName: 'SAML',
      connectorName: 'Fabrikam',
      domains: ['fabrikam.example'],
      config: { metadataUrl: idp.metadataUrl, signAuthnRequest: true },
    },
  });
  await idp.know(`${visit.tenant.origin}/api/authn/single-sign-on/saml/${connector.id}/metadata`);
  idp.person = { nameId: 'alan', attributes: { email: 'alan@fabrikam.example', name: 'Alan' } };

  const page = await visit.open();
  const name = page.getByRole('textbox', { name: 'Username or email' });
  const asked = page.waitForResponse(/sso-connectors\?email=/);
  await name.fill('alan@fabrikam.example');
  await name.press('Tab');
  await asked;
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.origin === idp.origin);
  const posting = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/saml\//.test(request.url()),
  );
  const returning = page.waitForRequest(/\/callback\//);
  await page.getByRole('button', { name: 'Come in' }).click();
  const posted = await (await posting).allHeaders();
  // The browser sends no cookies with another site's form, but does with the GET that the server redirects to.
  expect([posted.origin, posted.cookie]).toEqual([idp.origin, undefined]);
  expect((await (await returning).allHeaders()).cookie).toContain('_flows=');
  await pages.isBack(page);
  const { body: users } = await visit.call(listUsers, { query: { search: 'alan@fabrikam.example' } });
  expect(users).toMatchObject([{ primaryEmail: 'alan@fabrikam.example', name: 'Alan', hasPassword: false }]);

  // A forwarded callback URL of an attacker signs no user in.
  const stranger = await visit.open({ direct_sign_in: `sso:${connector.id}` });
  await stranger.waitForURL((url) => url.origin === idp.origin);
  const carried = stranger.waitForRequest(/\/callback\//);
  await stranger.route(/\/callback\//, (route) => route.abort());
  await stranger.getByRole('button', { name: 'Come in' }).click();
  const victim = await visit.open();
  await victim.getByRole('textbox', { name: 'Password' }).waitFor();
  await victim.goto((await carried).url());
  await heading(victim, 'This sign-in has ended');
});
