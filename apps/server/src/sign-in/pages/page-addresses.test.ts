import { createOneTimeToken } from '@gatehouse/contract/one-time-tokens/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer());
});
afterAll(() => server.stop());

const pageOf = async (extra: Record<string, string>, browser = new TestBrowser(tenant)) => {
  const { page } = await browser.authorize(clientId, extra);
  return { page, status: (await browser.fetch(page.pathname + page.search)).status };
};

describe('the page that an authorization request leads to', () => {
  it.each<[Record<string, string>, string]>([
    [{}, '/sign-in'],
    [{ first_screen: 'sign_in' }, '/sign-in'],
    [{ first_screen: 'signIn' }, '/sign-in'],
    [{ first_screen: 'register' }, '/register'],
    [{ interaction_mode: 'signUp' }, '/register'],
    [{ first_screen: 'reset_password' }, '/reset-password'],
    [{ first_screen: 'identifier:sign_in' }, '/identifier-sign-in'],
    [{ first_screen: 'identifier:register' }, '/identifier-register'],
    [{ first_screen: 'single_sign_on' }, '/single-sign-on'],
    [{ first_screen: 'toString' }, '/sign-in'],
    [{ direct_sign_in: 'social:google' }, '/direct/social/google'],
    [{ direct_sign_in: 'sso:acme', first_screen: 'register' }, '/direct/sso/acme'],
    [{ direct_sign_in: 'elsewhere' }, '/sign-in'],
  ])('wire D7: with %j is %s, and that URL is served', async (extra, path) => {
    const { page, status } = await pageOf(extra);
    expect([page.pathname, status]).toEqual([path, 200]);
    expect(page.searchParams.get('app_id')).toBe(clientId);
  });

  it('wire D7: with a one-time token is /one-time-token, or /switch-account for a signed-in user', async () => {
    const email = 'link@northwind.example';
    const { token } = (await call(createOneTimeToken, { body: { email } })).body;
    const link = { one_time_token: token, login_hint: email };
    const { page, status } = await pageOf(link);
    expect([page.pathname, status]).toEqual(['/one-time-token', 200]);
    expect(Object.fromEntries(page.searchParams)).toMatchObject(link);

    const username = 'somebody_else';
    await createUser(server.runtime, tenant.id, { username, password: goodPassword });
    const browser = new TestBrowser(tenant);
    const flow = await browser.begin(clientId);
    await flow.signIn(username, goodPassword);
    await flow.resume();
    expect((await pageOf(link, browser)).page.pathname).toBe('/switch-account');
  });

  it('wire D7: gets the parameters that pages read from their URL', async () => {
    const extra = { login_hint: 'ada@northwind.example', ui_locales: 'de', identifier: 'email' };
    const { page } = await pageOf(extra);
    expect(Object.fromEntries(page.searchParams)).toMatchObject(extra);
  });

  it('shows the screen of the URL that it is opened with', async () => {
    const browser = new TestBrowser(tenant);
    const { page } = await browser.authorize(clientId);
    const text = await (await browser.fetch(`/identifier-sign-in${page.search}`)).text();
    expect(text).toContain('"name":"sign-in"');
  });
});

describe('the form that a provider posts', () => {
  it('wire D8: can be a JSON body, whose text fields are kept', async () => {
    const answer = await fetch(`${tenant.origin}/callback/acme`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: 'c', state: 's', user: { name: 'left out' } }),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/callback/acme?code=c&state=s']);
  });
});
