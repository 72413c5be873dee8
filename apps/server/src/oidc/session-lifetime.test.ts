import * as api from '@gatehouse/contract/configs/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser, goodPassword, redirectUri } from '../../../../tests/support/records.ts';
import type { TestServer } from '../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../tests/support/sign-in-server.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';
import { dropSessionConfig, mergeSessionConfig } from '../sessions/session-config.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';

let server: TestServer;
let tenant: TestTenant;
let clientId: string;
let call: Caller;
let now = Date.now();

const hour = 3_600;

beforeAll(async () => {
  ({ server, tenant, clientId, call } = await startSignInServer({ clock: () => now }));
  await createUser(server.runtime, tenant.id, { username: 'ada', password: goodPassword });
});
afterAll(() => server.stop());

/** Saved without a token: the clock moves further than tokens last. */
async function settle(change: { ttl?: number; absoluteTtl?: number | null }): Promise<void> {
  await server.runtime.database.tenant(tenant.id, (db) => mergeSessionConfig(db, change));
  await dropSessionConfig(server.runtime, tenant.id);
}
beforeEach(() => settle({ ttl: 1_209_600, absoluteTtl: null }));

async function signIn(browser = new TestBrowser(tenant)): Promise<TestBrowser> {
  const flow = await browser.begin(clientId);
  expect((await flow.signIn('ada', goodPassword)).status).toBe(200);
  expect(await flow.isSignedIn()).toBe(true);
  return browser;
}
/** Whether the browser gets a code without a page, which uses its session. */
async function isSignedIn(browser: TestBrowser, more: Record<string, string> = {}): Promise<boolean> {
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid profile',
    prompt: 'none',
    state: 'state',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...more,
  });
  const response = await browser.fetch(`/oidc/auth?${query}`);
  return new URL(response.headers.get('location') ?? '').searchParams.has('code');
}
const wait = (seconds: number): void => void (now += seconds * 1000);
/** Whether the browser is still signed in when it returns after each of these times, in seconds. */
async function visit(browser: TestBrowser, waits: number[]): Promise<boolean[]> {
  const answers = [];
  for (const seconds of waits) {
    wait(seconds);
    answers.push(await isSignedIn(browser));
  }
  return answers;
}

describe('the lifetime of sessions', () => {
  it('wire: is 14 days by default, and a change keeps what it does not name', async () => {
    const own = await (await server.createTenant()).as('all');
    expect((await own(api.getSessionConfig)).body).toEqual({ ttl: 1_209_600, absoluteTtl: null });
    const saved = await own(api.updateSessionConfig, { body: { absoluteTtl: hour } });
    expect([saved.status, saved.body]).toEqual([200, { ttl: 1_209_600, absoluteTtl: hour }]);
    expect((await own(api.updateSessionConfig, { body: { ttl: 60 } })).body).toEqual({
      ttl: 60,
      absoluteTtl: hour,
    });
    expect((await call(api.getSessionConfig)).body.absoluteTtl).toBeNull();
  });

  it.each([0, 31_536_001, 1.5])('[CONTRACT ttl] can’t be %s seconds', async (ttl) => {
    expect((await call(api.updateSessionConfig, { body: { ttl } })).status).toBe(400);
    expect((await call(api.updateSessionConfig, { body: { absoluteTtl: ttl } })).status).toBe(400);
  });

  it('is up to a year, and starts again with each use', async () => {
    await settle({ ttl: 31_536_000 });
    expect(await visit(await signIn(), [364 * 24 * hour, 364 * 24 * hour, 366 * 24 * hour])).toEqual([
      true,
      true,
      false,
    ]);
    await settle({ ttl: hour });
    expect(await visit(await signIn(), [hour / 2, hour / 2, hour / 2, hour + 60])).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('attacks: use doesn’t extend a session beyond its absolute lifetime; only its user’s password does', async () => {
    await settle({ ttl: hour, absoluteTtl: 2 * hour });
    const browser = await signIn();
    expect(await visit(browser, [0.5 * hour, 0.5 * hour, 0.5 * hour, 0.4 * hour, 0.2 * hour])).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    await signIn(browser);
    wait(0.5 * hour);
    // The engine's clock doesn't move with ours, so that the session would have been started in this second.
    await server.runtime.database.pool.query(
      `update oidc_instances set payload = payload || jsonb_build_object('loginTs', (payload ->> 'loginTs')::int - 60)
       where tenant_id = $1 and model = 'Session'`,
      [tenant.id],
    );
    // Authenticates again during the session.
    const flow = await browser.authorize(clientId, { prompt: 'login' });
    await flow.begin('SignIn');
    expect((await flow.signIn('ada', goodPassword)).status).toBe(200);
    expect(await flow.isSignedIn()).toBe(true);
    expect(await visit(browser, [0.9 * hour, 0.9 * hour, 0.5 * hour])).toEqual([true, true, false]);
  });

  it('is no longer enough for an application that asks for a newer sign-in with max_age', async () => {
    const browser = await signIn();
    await server.runtime.database.pool.query(
      `update oidc_instances set payload = payload || jsonb_build_object('loginTs', (payload ->> 'loginTs')::int - 120)
       where tenant_id = $1 and model = 'Session'`,
      [tenant.id],
    );
    expect(await isSignedIn(browser, { max_age: '60' })).toBe(false);
    expect(await isSignedIn(browser, { max_age: '600' })).toBe(true);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('attacks: the end of another flow doesn’t start the absolute lifetime again', async () => {
    await settle({ ttl: 3 * hour, absoluteTtl: 2 * hour });
    const browser = await signIn();
    for (let count = 0; count < 3; count += 1) {
      wait(0.5 * hour);
      // The consent page is a flow of its own, after which the session has another ID.
      const flow = await browser.authorize(clientId, { prompt: 'consent' }).catch(() => undefined);
      await flow?.isSignedIn();
      expect(await isSignedIn(browser)).toBe(true);
    }
    expect(await visit(browser, [0.6 * hour])).toEqual([false]);
  });

  it('attacks: a change applies to new sessions only, in both directions', async () => {
    await settle({ ttl: hour });
    const short = await signIn();
    await settle({ ttl: 24 * hour });
    const long = await signIn();
    await settle({ ttl: hour, absoluteTtl: hour });
    expect(await visit(short, [0.9 * hour, 0.9 * hour, 1.1 * hour])).toEqual([true, true, false]);
    expect(await visit(long, [12 * hour, 23 * hour])).toEqual([true, true]);
  });
});
