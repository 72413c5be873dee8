import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceSteps } from '../../../../tests/support/device-flow.ts';
import {
  createBrowser,
  createResource,
  createUser,
  type OidcBrowser,
} from '../../../../tests/support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { buildDeviceScreen } from '../sign-in/pages/device-screen.ts';
import { endSession } from '../sessions/sessions.ts';

const email = 'grace.hopper';

describe('the page of device flow', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let userId: string;
  let people = 0;
  let now = Date.parse('2026-11-21T10:00:00Z');
  beforeAll(async () => {
    server = await startTestServer({ database: 'device_shown', clock: () => now });
    tenant = await server.createTenant();
  });
  afterAll(() => server.stop());

  const { createDevice, begin, confirm, shownIn, signIn, typeIn } = deviceSteps(() => ({
    runtime: server.runtime,
    tenant,
    userId,
  }));
  const query = (text: string) => server.runtime.database.pool.query(text, [tenant.id, userId]);

  /** A browser that shows the confirmation for the account signed in there. */
  async function ask(): Promise<OidcBrowser> {
    // These tests try more codes than the limit of ten minutes allows.
    now += 600_000;
    userId = await createUser(server.runtime, tenant, {
      primaryEmail: `${email}.${(people += 1)}@example.com`,
    });
    const [client, browser] = [await createDevice(), createBrowser(tenant.origin)];
    // The page shows only its own request.
    for (const one of [createBrowser(tenant.origin), browser])
      await signIn(one, await confirm(one, await begin(client)));
    await typeIn(browser, await begin(client, 'openid email'));
    return browser;
  }
  /** The whole text of the page for a browser with this cookie. */
  async function read(browser: Pick<OidcBrowser, 'cookies'>): Promise<string> {
    const shown = await shownIn(browser);
    return JSON.stringify(shown ? await buildDeviceScreen(server.runtime, tenant, shown) : 'nothing');
  }
  /** Only the cookie of the page, which another browser may have copied. */
  const copy = ({ cookies }: OidcBrowser) => ({
    cookies: new Map([...cookies].filter(([name]) => name.includes('_device'))),
  });

  it('shows no user data once the session has ended or the user is suspended', async () => {
    const endings: Record<string, (browser: OidcBrowser) => Promise<unknown>> = {
      'one of two sessions': (browser) =>
        server.runtime.database.tenant(tenant.id, async (db) => {
          const { sessionUid = '' } = (await shownIn(browser)) ?? {};
          expect(await endSession(db, userId, sessionUid)).toBe(true);
        }),
      suspended: () => query('update users set is_suspended = true where tenant_id = $1 and id = $2'),
      expired: () =>
        query(
          `update oidc_instances set expires_at = to_timestamp(0) where tenant_id = $1 and account_id = $2 and model = 'Session'`,
        ),
      'of another user': () =>
        query(
          `update oidc_instances set account_id = (select id from users where tenant_id = $1 and id <> $2 and not is_suspended limit 1)
           where tenant_id = $1 and account_id = $2 and model = 'Session'`,
        ),
    };
    for (const [name, end] of Object.entries(endings)) {
      const browser = await ask();
      expect(await read(browser), name).toContain(email);
      await end(browser);
      const page = await read(copy(browser));
      expect(page, name).not.toContain(email);
      expect(page, name).not.toContain(userId);
      // The confirmation is still shown, but without an account.
      expect(page, name).toContain('"step":"confirm"');
    }
  });

  it('is forgotten when the browser signs out, and shows no data for a copied cookie', async () => {
    const browser = await ask();
    const kept = copy(browser);
    const page = await (await browser.fetch('/oidc/session/end')).text();
    const xsrf = /name="xsrf" value="(\w+)"/.exec(page)?.[1] ?? '';
    // The confirmation of sign-out doesn't sign out yet.
    expect(await read(browser)).toContain(email);
    const body = new URLSearchParams({ xsrf, logout: 'yes' });
    await browser.fetch('/oidc/session/end/confirm', { method: 'POST', body });
    expect([...browser.cookies.keys()].filter((name) => name.includes('_device'))).toEqual([]);
    expect(await read(kept)).not.toContain(email);
  });

  it('ends with its code, even if the cookie is kept longer', async () => {
    const browser = await ask();
    const kept = copy(browser);
    await query(
      `update oidc_instances set expires_at = to_timestamp(0) where tenant_id = $1 and model = 'DeviceCode' and $2 <> ''`,
    );
    expect(await read(kept)).not.toContain(email);
    const another = await ask();
    const copied = copy(another);
    now += 599_000;
    expect(await read(copied)).toContain(email);
    await query(
      `update oidc_instances set expires_at = 'infinity' where tenant_id = $1 and model = 'DeviceCode' and $2 <> ''`,
    );
    now += 2000;
    expect(await read(copied)).toBe('"nothing"');
  });

  it('shows names and permissions of an API only to signed-in users who have them', async () => {
    const indicator = 'https://bank.example.com';
    await createResource(server.runtime, tenant, { indicator, scopes: ['admin:wipe'], held: [] });
    await server.runtime.database.pool.query(
      `update resources set name = 'Vault of gold' where tenant_id = $1 and indicator = $2`,
      [tenant.id, indicator],
    );
    const client = await createDevice();
    const pages: string[] = [];
    for (const scope of ['openid admin:wipe', 'openid admin:nope']) {
      const browser = createBrowser(tenant.origin);
      await typeIn(browser, await begin(client, scope, indicator));
      pages.push(await read(browser));
    }
    for (const page of pages) {
      expect(JSON.parse(page)).toMatchObject({ resources: [{ indicator, name: indicator, scopes: [] }] });
      expect(page).not.toContain('admin:');
      expect(page).not.toContain('Vault of gold');
    }
    // Nor a user who has none of them.
    const browser = await ask();
    await typeIn(browser, await begin(client, 'openid admin:wipe', indicator));
    expect(JSON.parse(await read(browser))).toMatchObject({ account: expect.any(String), resources: [] });
  });
});
