import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { createApplication, redirectUri } from '../support/records.ts';
import type { TestTenant } from '../support/tenant.ts';
import { codeWays } from '../support/ways-in.ts';

let server: TestServer;
let browser: Browser;
let tenant: TestTenant;
let clientId: string;
let page: Page;

beforeAll(async () => {
  server = await startTestServer();
  browser = await launchChromium();
  tenant = await server.createTenant();
  await (
    await tenant.as('all')
  )(updateSignInExperience, { body: { forgotPasswordMethods: [] } });
  clientId = await createApplication(server.runtime, tenant.id);
  page = await browser.newPage();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function open(extra: Record<string, string> = {}, id = clientId, at = tenant): Promise<void> {
  const parameters = new URLSearchParams({
    client_id: id,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid',
    code_challenge: 'A'.repeat(43),
    code_challenge_method: 'S256',
    ...extra,
  });
  await page.goto(`${at.origin}/oidc/auth?${parameters}`);
}
const title = (): Promise<string | null> => page.locator('h1').textContent();
/** The same, with the parameters in the page's URL instead of the authorization request. */
async function openPage(extra: Record<string, string>, id = clientId, at = tenant): Promise<void> {
  await open({}, id, at);
  const url = new URL(page.url());
  for (const [name, value] of Object.entries(extra)) url.searchParams.set(name, value);
  await page.goto(url.href);
}

const signIn = 'Sign in';
const register = 'Create your account';

describe.each([
  ['at the authorization endpoint', open],
  ['on the page’s own address', openPage],
] as const)('parameters %s', (_where, go) => {
  it.each([
    ['[SIP-01 part] nothing', {}, signIn],
    ['[SIP-02] interaction_mode=signIn', { interaction_mode: 'signIn' }, signIn],
    ['[SIP-02] interaction_mode=signUp', { interaction_mode: 'signUp' }, register],
    [
      '[SIP-03 part] first_screen=reset_password',
      { first_screen: 'reset_password' },
      'Passwords can’t be reset here yet',
    ],
    [
      '[SIP-03 part] first_screen=single_sign_on',
      { first_screen: 'single_sign_on' },
      'Single sign-on isn’t set up',
    ],
    ['[SIP-04] first_screen=signIn', { first_screen: 'signIn' }, signIn],
    [
      '[OPEN-46] first_screen before interaction_mode',
      { first_screen: 'sign_in', interaction_mode: 'signUp' },
      signIn,
    ],
    [
      '[OPEN-46] first_screen before interaction_mode',
      { first_screen: 'register', interaction_mode: 'signIn' },
      register,
    ],
    [
      '[OPEN-46] an unknown first_screen as none',
      { first_screen: 'teapot', interaction_mode: 'signUp' },
      register,
    ],
    ['[OPEN-46] an unknown interaction_mode as none', { interaction_mode: 'teapot' }, signIn],
    ['[OPEN-46] a name of every object as none', { first_screen: 'constructor' }, signIn],
  ] as const)('%s', async (_name, parameters, expected) => {
    await go(parameters);
    expect(await title()).toBe(expected);
  });

  it('[SIP-05] login_hint fills the identifier, also of a new account', async () => {
    await go({ login_hint: 'amara_diallo' });
    expect(await page.getByLabel('Username or email').inputValue()).toBe('amara_diallo');
    await page.getByRole('link', { name: 'Create an account' }).click();
    expect(await page.getByLabel('Username').inputValue()).toBe('amara_diallo');
  });

  it('[SIP-05] identifier sets the type of identifier that is requested', async () => {
    await go({ identifier: 'email' });
    expect(await page.getByLabel('Email address').getAttribute('inputmode')).toBe('email');
    await go({ identifier: 'phone teapot' });
    await page.getByLabel('Username or email').waitFor();
  });
});

describe.each([
  ['at the authorization endpoint', open],
  ['on the page’s own address', openPage],
] as const)('[SIP-03] first_screen %s of a tenant with all ways in', (_where, go) => {
  let all: TestTenant;
  let application: string;
  beforeAll(async () => {
    all = await server.createTenant();
    application = await createApplication(server.runtime, all.id);
    const call = await all.as('all');
    await call(createConnector, {
      body: { connectorId: 'github-universal', config: { clientId: 'client', clientSecret: 'secret' } },
    });
    const config = { issuer: 'https://login.acme.example', clientId: 'client', clientSecret: 'secret' };
    await call(createSsoConnector, {
      body: { providerName: 'OIDC', connectorName: 'Acme', domains: ['acme.com'], config },
    });
    const body = { ...codeWays, socialSignInConnectorTargets: ['github'] };
    expect((await call(updateSignInExperience, { body })).status).toBe(200);
  });

  it.each([
    ['sign_in', signIn, 'Username, email or phone number', 1],
    ['register', register, 'Email address', 1],
    ['reset_password', 'Reset your password', 'Email or phone number', 0],
    ['identifier:sign_in', signIn, 'Username, email or phone number', 0],
    ['identifier:register', register, 'Email address', 0],
    ['single_sign_on', 'Single sign-on', 'Email address', 0],
  ] as const)('%s', async (value, heading, field, providers) => {
    await go({ first_screen: value }, application, all);
    expect(await title()).toBe(heading);
    await page.getByLabel(field).waitFor();
    expect(await page.getByRole('button', { name: 'Continue with GitHub' }).count()).toBe(providers);
  });

  it('[SIP-03 part] identifier:sign_in also hides social providers on the registration page', async () => {
    await go({ first_screen: 'identifier:sign_in' }, application, all);
    await page.getByRole('link', { name: 'Create an account' }).click();
    expect(await title()).toBe(register);
    expect(await page.getByRole('button', { name: 'Continue with GitHub' }).count()).toBe(0);
  });
});

describe('parameters for a later step', () => {
  it('[SIP-01] [SIP-05] are kept through the flow, from screen to screen and in its state', async () => {
    const given = {
      direct_sign_in: 'social:github',
      organization_id: 'organization0000001',
      login_hint: 'kept',
      identifier: 'username',
      first_screen: 'register',
      interaction_mode: 'signUp',
    };
    await open(given);
    expect(await title()).toBe(register);
    await page.getByRole('link', { name: 'Sign in' }).click();
    expect(await title()).toBe(signIn);
    expect(await page.getByLabel('Username').inputValue()).toBe('kept');
    await page.reload();
    expect(await title()).toBe(signIn);
    const { rows } = await server.runtime.database.pool.query<{ params: Record<string, string> }>(
      `select payload -> 'params' as params from oidc_instances where tenant_id = $1 and model = 'Interaction'
       order by created_at desc, expires_at desc limit 1`,
      [tenant.id],
    );
    expect(rows[0]?.params).toMatchObject(given);

    await openPage({ direct_sign_in: 'sso:x', organization_id: 'y' });
    await page.getByRole('link', { name: 'Create an account' }).click();
    const search = new URL(page.url()).searchParams;
    expect([search.get('direct_sign_in'), search.get('organization_id')]).toEqual(['sso:x', 'y']);
  });
});

describe('a method that the tenant has turned off', () => {
  it('[STATE-08] leads to an explanation instead of a form that cannot work, in each mode of sign-in', async () => {
    const own = await server.createTenant();
    const application = await createApplication(server.runtime, own.id);
    const call = await own.as('all');
    await call(updateSignInExperience, { body: { signInMode: 'SignInAndRegister' } });
    await open({}, application, own);
    expect(await title()).toBe(signIn);
    await page.getByRole('link', { name: 'Create an account' }).click();
    expect(await title()).toBe(register);
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    await call(updateSignInExperience, { body: { signInMode: 'SignIn' } });
    await open({}, application, own);
    expect(await page.getByRole('link', { name: 'Create an account' }).count()).toBe(0);
    await open({ first_screen: 'register' }, application, own);
    expect(await title()).toBe('Registration is closed');
    await page.getByRole('link', { name: 'Sign in' }).click();
    expect(await title()).toBe(signIn);
    await call(updateSignInExperience, { body: { signInMode: 'Register' } });
    await open({}, application, own);
    expect(await title()).toBe(register);
    expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
  });
});

describe('the document', () => {
  it('[attack: clickjacking] is never cached or framed, and runs only our own script', async () => {
    await open();
    const response = await page.reload();
    const headers = response?.headers() ?? {};
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('unsafe');
    const other = (await page.reload())?.headers()['content-security-policy'];
    expect(other).not.toBe(policy);
    const asset = await page.locator('script[type=module]').getAttribute('src');
    const file = await fetch(new URL(asset ?? '', tenant.origin), { headers: { 'accept-encoding': 'br' } });
    expect(file.headers.get('content-encoding')).toBe('br');
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(new URL('/sign-in/assets/none.js', tenant.origin))).status).toBe(404);
  });

  it('[attack: XSS] shows untrusted input as text, from any source', async () => {
    const payload = `</script><img src=x onerror="window.hacked=1">"'\`<svg/onload=window.hacked=1>`;
    const own = await server.createTenant();
    const application = await createApplication(server.runtime, own.id, { name: payload });
    await open({ login_hint: payload, ui_locales: payload, state: payload }, application, own);
    expect(await page.getByLabel('Username or email').inputValue()).toBe(payload);
    expect(await page.locator('.brand .name').textContent()).toBe(payload);
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    expect(await page.locator('img').count()).toBe(0);
  });

  it('is an error page with the logged request ID if the server fails', async () => {
    const broken = await startTestServer();
    const own = await broken.createTenant();
    const application = await createApplication(broken.runtime, own.id);
    await open({}, application, own);
    const address = page.url();
    const { hot } = broken.runtime.database;
    broken.runtime.database.hot = () => Promise.reject(new Error('connection lost'));
    const response = await page.goto(address);
    broken.runtime.database.hot = hot;
    expect([response?.status(), await title()]).toEqual([500, 'Something went wrong on the server']);
    expect(await page.locator('.reference').textContent()).toBe(response?.headers()['x-request-id']);
    await broken.stop();
  });

  it('redirects users without an open sign-in to the tenant’s URL', async () => {
    const own = await server.createTenant();
    const stranger = await (await browser.newContext()).newPage();
    const first = await stranger.goto(`${own.origin}/sign-in`);
    expect(first?.status()).toBe(400);
    await stranger.getByRole('heading', { name: 'This sign-in has ended' }).waitFor();
    const body = { unknownSessionRedirectUrl: 'https://example.com/start' };
    await (
      await own.as('all')
    )(updateSignInExperience, { body });
    const response = await fetch(`${own.origin}/register`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, 'https://example.com/start']);
    await stranger.context().close();
  });
});
