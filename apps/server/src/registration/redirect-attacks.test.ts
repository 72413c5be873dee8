import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizationUrl,
  createBrowser,
  createPkce,
  createUser,
  finishFlow,
  type OidcBrowser,
} from '../../../../tests/support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { grantConsent } from '../oidc/consent.ts';
import { getConsent } from '../oidc/consent-request.ts';
import { createWorld, type Registered, redirectUri, type World } from './registration.fixture.ts';

const phishing = 'https://client.example/signed-out';

let server: TestServer;
let world: World;
let client: Registered;
let userId: string;
beforeAll(async () => {
  server = await startTestServer();
  world = await createWorld(server, { mode: 'Open' });
  client = await world.register({ post_logout_redirect_uris: [phishing] });
  userId = await createUser(server.runtime, world.tenant, { name: 'Ada', primaryEmail: 'ada@example.com' });
});
afterAll(() => server.stop());

const html = { headers: { accept: 'text/html' } };

const requestOf = (extra: Record<string, string>, uri = redirectUri, { client_id: id } = client) =>
  authorizationUrl(world.tenant, { id, redirectUri: uri }, createPkce(), {
    scope: 'openid profile email',
    prompt: 'consent',
    ...extra,
  });

/** A browser that is signed in, up to the consent page. */
async function createSignedIn(request = requestOf({})): Promise<{ browser: OidcBrowser; flow: string }> {
  const browser = createBrowser(world.tenant.origin);
  const start = await browser.follow(request);
  const started = start.url.searchParams.get('flow') ?? '';
  const { url } = await browser.follow(await finishFlow(server.runtime, world.tenant, started, userId));
  expect(url.pathname).toBe('/consent');
  return { browser, flow: url.searchParams.get('flow') ?? '' };
}

async function allow({ browser, flow }: Awaited<ReturnType<typeof createSignedIn>>): Promise<void> {
  const { scopes = [] } = (await getConsent(server.runtime, world.tenant, flow)) ?? {};
  const goOn = await grantConsent(server.runtime, world.tenant, flow, { scopes, resources: [] });
  expect((await browser.follow(goOn ?? '')).url.searchParams.get('code')).toBeTruthy();
}

const isSignedIn = async (browser: OidcBrowser): Promise<boolean> =>
  (await browser.follow(requestOf({}))).url.pathname === '/consent';

/** Requests with errors that need no page of ours (RFC 9700 4.11.2). */
const erroneous: Record<string, Record<string, string>> = {
  'a wrong scope': { scope: 'openid roles' },
  'a silent sign-in': { prompt: 'none' },
  'a wrong response type': { response_type: 'token' },
  'a wrong challenge': { code_challenge_method: 'plain' },
  'a wrong resource': { resource: 'https://unknown.example' },
};

const signOutUrl = () =>
  `/oidc/session/end?client_id=${client.client_id}&post_logout_redirect_uri=${encodeURIComponent(phishing)}`;

describe('attacks: open redirect: a link to us with a client that registered itself', () => {
  it.each(Object.entries(erroneous))('and %s shows an error', async (_name, extra) => {
    const { browser } = await createSignedIn();
    for (const who of [createBrowser(world.tenant.origin), browser])
      for (const mode of ['query', 'fragment', 'form_post']) {
        const response = await who.fetch(requestOf({ ...extra, response_mode: mode }), html);
        expect([mode, response.status, response.headers.get('location')]).toEqual([mode, 400, null]);
        // Nor a link.
        expect(await response.text()).not.toContain('https://client.example');
      }
  });

  it('returns errors to a client that the user of the session has given access', async () => {
    const signedIn = await createSignedIn();
    await allow(signedIn);
    const { url } = await signedIn.browser.follow(requestOf({ scope: 'openid roles' }));
    expect([url.origin, url.searchParams.get('error')]).toEqual(['https://client.example', 'invalid_scope']);
  });

  it('returns errors to an application on the user’s device, and to an administrator’s application', async () => {
    const loopback = 'http://127.0.0.1:9000/callback';
    const native = await world.register({ redirect_uris: [loopback] });
    const { url } = await createBrowser(world.tenant.origin).follow(
      requestOf({ scope: 'openid roles' }, loopback, native),
    );
    expect(url.searchParams.get('error')).toBe('invalid_scope');
  });

  it('signs out without a page only if the user of the session has given it access', async () => {
    const stranger = createBrowser(world.tenant.origin);
    const nobodyThere = await stranger.fetch(signOutUrl(), html);
    expect([nobodyThere.status, nobodyThere.headers.get('location')]).toEqual([200, null]);

    const signedIn = await createSignedIn();
    const { browser } = signedIn;
    const asked = await browser.fetch(signOutUrl(), html);
    expect([asked.status, asked.headers.get('location')]).toEqual([200, null]);
    const page = await asked.text();
    expect(await isSignedIn(browser)).toBe(true);
    // Nor does the page lead there, once the user has confirmed.
    const again = await (await browser.fetch(signOutUrl(), html)).text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(again)?.[1] ?? '';
    expect(page).toContain('xsrf');
    const confirmed = await browser.fetch('/oidc/session/end/confirm', {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    expect(confirmed.headers.get('location') ?? '').not.toContain('client.example');
    expect(await isSignedIn(browser)).toBe(false);

    const known = await createSignedIn();
    await allow(known);
    const left = await known.browser.fetch(signOutUrl(), html);
    expect([left.status, left.headers.get('location')]).toEqual([303, phishing]);
  });
});

describe('attacks: a program on the device instead of a client that registered itself (RFC 8252 8.6)', () => {
  it('gets no code without its user, who allows the client each time', async () => {
    const loopback = 'http://127.0.0.1/callback';
    const native = await world.register({ redirect_uris: [loopback] });
    const request = () => requestOf({ prompt: '' }, 'http://127.0.0.1:9000/callback', native);
    const signedIn = await createSignedIn(request());
    await allow(signedIn);
    expect((await signedIn.browser.follow(request())).url.pathname).toBe('/consent');
    const silent = await signedIn.browser.follow(
      requestOf({ prompt: 'none' }, 'http://127.0.0.1:9000/callback', native),
    );
    expect(silent.url.searchParams.get('error')).toBe('consent_required');
    // At its own host, a client gets one.
    const web = await createSignedIn();
    await allow(web);
    expect((await web.browser.follow(requestOf({ prompt: '' }))).url.searchParams.get('code')).toBeTruthy();
  });
});
