import { expect } from 'vitest';
import type { Tenant } from '../../apps/server/src/runtime/ctx.ts';
import { getTenantKeys } from '../../apps/server/src/keys/signing-keys-store.ts';
import { deviceGrant, readDeviceCookie } from '../../apps/server/src/oidc/device-cookie.ts';
import type { Runtime } from '../../apps/server/src/runtime/runtime.ts';
import { finishFlow, type OidcBrowser } from './oidc-browser.ts';
import { createOidcClient, type OidcClient } from './oidc-client.ts';
import type { TestTenant } from './tenant.ts';

/** What a device is told when it asks for a code (RFC 8628 3.2). */
export interface Begun {
  device_code: string;
  user_code: string;
  verification_uri: string;
  verification_uri_complete: string;
  expires_in: number;
}

/** Device flow as a device and its person go through it, without the pages; `world` is asked when a test runs. */
export function deviceSteps(world: () => { runtime: Runtime; tenant: TestTenant; userId: string }) {
  const createDevice = (isThirdParty = false) =>
    createOidcClient(world().runtime, world().tenant, {
      type: 'Native',
      isThirdParty,
      redirectUris: [],
      custom: { isDeviceFlow: true },
    });

  async function begin(
    client: OidcClient,
    scope = 'openid offline_access profile',
    resource?: string,
  ): Promise<Begun> {
    const { status, body } = await client.post('/device/auth', { scope, resource });
    expect(status).toBe(200);
    return body as unknown as Begun;
  }

  const poll = async (client: OidcClient, { device_code }: Pick<Begun, 'device_code'>) =>
    (await client.post('/token', { grant_type: deviceGrant, device_code })).body;

  /** What the device page of a browser shows. */
  async function shownIn(browser: Pick<OidcBrowser, 'cookies'>, tenant: Tenant = world().tenant) {
    const { runtime } = world();
    const { cookies: keys } = await getTenantKeys(runtime, tenant.id);
    const header = [...browser.cookies]
      .map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
      .join('; ');
    return readDeviceCookie({ tenantId: tenant.id, keys, isSecure: false, now: runtime.clock() }, header);
  }

  /** Opens the address that a device shows, and answers the page’s token. */
  async function open(browser: OidcBrowser, address = '/oidc/device'): Promise<string> {
    const response = await browser.fetch(address);
    expect(response.headers.get('location')).toBe('/device?shown=1');
    return (await shownIn(browser))?.xsrf ?? '';
  }

  /** A form of the page; answers where the browser is sent. */
  async function send(browser: OidcBrowser, form: Record<string, string>): Promise<string> {
    const body = new URLSearchParams(form);
    const response = await browser.fetch('/oidc/device', { method: 'POST', body });
    return response.headers.get('location') ?? `${response.status}`;
  }

  /** Types the code in. Answers the form of the question that is asked then. */
  async function typeIn(browser: OidcBrowser, { user_code: code }: Begun) {
    const typed = code.toLowerCase().replace('-', ' ');
    await send(browser, { xsrf: await open(browser), user_code: typed });
    const shown = await shownIn(browser);
    expect(shown).toMatchObject({ step: 'confirm', userCode: code });
    const { xsrf = '', accountId: account = '' } = shown ?? {};
    return { xsrf, user_code: code, account };
  }

  /** Types the code in and says yes. Answers where the browser is sent. */
  const confirm = async (browser: OidcBrowser, begun: Begun): Promise<string> =>
    send(browser, { ...(await typeIn(browser, begun)), confirm: 'yes' });

  /** Signs the person in to the flow that a confirmation began. */
  async function signIn(browser: OidcBrowser, page: string, who = world().userId): Promise<URL> {
    const { runtime, tenant } = world();
    const flow = new URL(page, tenant.origin).searchParams.get('flow') ?? '';
    const resume = (await finishFlow(runtime, tenant, flow, who)).replace('/auth/', '/device/');
    const response = await browser.fetch(resume);
    return new URL(response.headers.get('location') ?? '', tenant.origin);
  }

  return { createDevice, begin, poll, shownIn, open, send, typeIn, confirm, signIn };
}
