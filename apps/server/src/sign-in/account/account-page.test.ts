import type { AccountPageState } from '@gatehouse/contract/account/account-page';
import { listOwnSessions } from '@gatehouse/contract/account/session-endpoints';
import { verifyOwnSignIn } from '@gatehouse/contract/account/step-up-endpoints';
import { verificationIdHeader } from '@gatehouse/contract/account/access';
import { updateAccountCenter } from '@gatehouse/contract/account-center/endpoints';
import { createOneTimeToken } from '@gatehouse/contract/one-time-tokens/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { verifyOneTimeTokenInFlow } from '@gatehouse/contract/sign-in/one-time-token-endpoints';
import { previewSignIn } from '@gatehouse/contract/sign-in/preview-endpoints';
import { adminTenantId } from '@gatehouse/contract/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAccountCenter } from '../../../../../tests/support/account.ts';
import { createApplication, createUser, goodPassword } from '../../../../../tests/support/records.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { type Caller, createCaller, type TestTenant } from '../../../../../tests/support/tenant.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
const email = 'ada@example.com';

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer());
  expect((await call(updateSignInExperience, { body: codeWays })).status).toBe(200);
  await createUser(server.runtime, tenant.id, { primaryEmail: email });
});
beforeEach(() => openAccountCenter(tenant));
afterAll(() => server.stop());

const pageUrl = (): string => `${tenant.origin}/account`;

/** A browser in which the user is signed in. */
async function signedIn(): Promise<TestBrowser> {
  const browser = new TestBrowser(tenant);
  const { token } = (await call(createOneTimeToken, { body: { email } })).body;
  const flow = await browser.begin(clientId);
  const identifier = { type: 'email' as const, value: email };
  const { body } = await flow.call(verifyOneTimeTokenInFlow, { identifier, token });
  expect((await flow.finish(body.verificationId)).status).toBe(200);
  await flow.resume();
  return browser;
}

/** Opens a URL and follows its redirects to a page. */
async function open(browser: TestBrowser, url = pageUrl(), headers: Record<string, string> = {}) {
  const visited = [url];
  const { origin } = new URL(url);
  let response = await browser.fetch(url, { headers });
  while (response.status === 303 || response.status === 302) {
    visited.push(new URL(response.headers.get('location') ?? '', origin).href);
    response = await browser.fetch(visited.at(-1) ?? '', { headers });
  }
  const html = await response.text();
  const [, json = 'null'] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? [];
  const state = JSON.parse(json) as AccountPageState | null;
  return { status: response.status, headers: response.headers, visited, html, state };
}

/** Exchanges the code of an opened page, as its script does. */
async function redeem({ code, verifier }: AccountPageState['grant']) {
  const response = await fetch(`${tenant.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'account-center',
      redirect_uri: pageUrl(),
      code,
      code_verifier: verifier,
    }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

describe('the account page', () => {
  it('signs in with the browser’s session, and gets a token for the Account API that no other page can redeem', async () => {
    const browser = await signedIn();
    const { status, state, visited, headers } = await open(browser);
    expect([status, visited.length]).toEqual([200, 3]);
    const asked = new URL(visited[1] ?? '').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'account-center',
      redirect_uri: pageUrl(),
      response_type: 'code',
      code_challenge_method: 'S256',
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self'; .*connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers.get('content-security-policy')).toContain(' https://*.fbcdn.net');
    const grant = state?.grant ?? { code: '', verifier: '' };
    expect((await redeem({ ...grant, verifier: 'x'.repeat(43) })).status).toBe(400);
    const again = (await open(browser)).state?.grant ?? grant;
    const { body } = await redeem(again);
    const own = createCaller(tenant.origin, String(body.access_token), { 'user-agent': 'Firefox/140.0' });
    const { body: record } = await own(verifyOwnSignIn);
    const verified = createCaller(tenant.origin, String(body.access_token), {
      [verificationIdHeader]: record.verificationRecordId,
    });
    const { sessions } = (await verified(listOwnSessions)).body;
    expect(sessions).toMatchObject([{ isCurrent: true, browser: { ip: '127.0.0.1' } }]);
  });

  it('asks a user without a session to sign in, and signs in again if asked to', async () => {
    const { visited, html } = await open(new TestBrowser(tenant));
    expect(new URL(visited.at(-1) ?? '').pathname).toBe('/sign-in');
    expect(html).toContain('Sign in');
    const again = await open(await signedIn(), `${pageUrl()}?sign-in`);
    expect(new URL(again.visited[1] ?? '').searchParams.get('prompt')).toBe('login');
    expect(new URL(again.visited.at(-1) ?? '').pathname).toBe('/sign-in');
  });

  it('doesn’t exist while the account center is turned off', async () => {
    const browser = await signedIn();
    await call(updateAccountCenter, { body: { enabled: false } });
    expect((await open(browser)).status).toBe(404);
    const answered = `${pageUrl()}?code=c&state=s&iss=${encodeURIComponent(tenant.issuer)}`;
    expect((await open(browser, answered)).status).toBe(404);
  });

  it('exists for administrators, who go back to their profile in the console, which has the rest of the account', async () => {
    const admin = server.tenant(adminTenantId);
    const browser = new TestBrowser(admin);
    const password = goodPassword;
    await server.runtime.database.query(
      `update sign_in_experiences set settings = settings || '{"signInMode": "SignIn"}' where tenant_id = 'admin'`,
    );
    await createUser(server.runtime, admin.id, { username: 'grace', password });
    const flow = await browser.authorize(await createApplication(server.runtime, admin.id));
    expect((await flow.signIn('grace', password)).status).toBe(200);
    await flow.resume();
    const { status, state } = await open(browser, `${admin.origin}/account`);
    expect([status, state?.consoleUrl, state?.factors]).toEqual([
      200,
      '/console/profile',
      ['Totp', 'WebAuthn', 'BackupCode'],
    ]);
    const shown = Object.entries(state?.fields ?? {}).filter(([, control]) => control !== 'Off');
    expect(shown.map(([field]) => field)).toEqual(['social', 'mfa', 'passkey', 'session']);
    expect((await open(await signedIn())).state?.consoleUrl).toBeNull();
  });

  it('[attack: login CSRF] takes only the response to its own request: another one starts again, and without a cookie there is an end', async () => {
    const browser = await signedIn();
    const started = await browser.fetch(pageUrl());
    const answered = await browser.fetch(started.headers.get('location') ?? '');
    const answer = answered.headers.get('location') ?? '';
    expect(answer).toMatch(/\/account\?code=/);
    const stranger = await open(new TestBrowser(tenant), answer);
    expect([stranger.status, stranger.state?.grant]).toEqual([400, undefined]);
    // Another sign-in was started in this browser meanwhile.
    await browser.fetch(pageUrl());
    const late = await browser.fetch(answer);
    expect([late.status, late.headers.get('location')]).toEqual([303, '/account']);
    // Each is used once.
    const last = await open(browser);
    expect(last.status).toBe(200);
    expect((await browser.fetch(last.visited.at(-1) ?? '')).status).toBe(400);
  });

  it('has the tenant’s colors and the custom CSS of the account center, which can’t leave the style sheet', async () => {
    const color = { primaryColor: '#aa3300', isDarkModeEnabled: true, darkPrimaryColor: '#ff9966' };
    await call(updateSignInExperience, { body: { color, customCss: '.sign-in-only{}' } });
    await openAccountCenter(tenant, { customCss: 'h1{color:red}</style><script>alert(1)</script>' });
    const { html } = await open(await signedIn());
    expect(html).toContain('--accent:#aa3300');
    expect(html).toContain(String.raw`h1{color:red}<\/style>`);
    expect(html).not.toContain('.sign-in-only');
  });

  it('is in the user’s language, and has no texts of other pages', async () => {
    const { state, html } = await open(await signedIn(), pageUrl(), { 'accept-language': 'ar' });
    expect(state).toMatchObject({ language: 'ar', direction: 'rtl', texts: { 'account.title': 'حسابك' } });
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect(state?.texts).not.toHaveProperty(['register.title']);
    const signIn = await open(new TestBrowser(tenant));
    expect(signIn.state?.texts).not.toHaveProperty(['account.title']);
  });
});

describe('the preview of the account page', () => {
  it('attacks: is the only one that may be framed, by the console, and has no code or account', async () => {
    const browser = await signedIn();
    const preview = await open(browser, `${pageUrl()}?preview=true`);
    const { origin } = new URL(server.settings.ADMIN_ENDPOINT);
    expect(preview.visited).toHaveLength(1);
    expect(preview.headers.get('content-security-policy')).toContain(`frame-ancestors ${origin}`);
    expect(preview.state).toMatchObject({ grant: { code: '', verifier: '' }, preview: { origin } });
    const page = await open(browser);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.state?.preview).toBeUndefined();
  });

  it('has what the unsaved settings of the account center show, and is offered while it is on', async () => {
    const accountCenter = { enabled: true, fields: { username: 'ReadOnly', email: 'Off' } } as const;
    const on = await call(previewSignIn, { body: { screen: 'account', accountCenter } });
    expect(on.body.state).toMatchObject({ fields: { username: 'ReadOnly', email: 'Off' } });
    expect(on.body.state).not.toHaveProperty('grant');
    const off = await call(previewSignIn, { body: { screen: 'account', accountCenter: { enabled: false } } });
    expect([on.body.screens.includes('account'), off.body.screens.includes('account')]).toEqual([
      true,
      false,
    ]);
    expect(off.body.state).toHaveProperty('screen');
  });
});
