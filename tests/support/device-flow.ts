import { expect } from 'vitest';
import type { Tenant } from '../../apps/server/src/runtime/ctx.ts';
import { getTenantKeys } from '../../apps/server/src/keys/signing-keys-store.ts';
import { deviceGrant, readDeviceCookie } from '../../apps/server/src/oidc/device-cookie.ts';
import type { Runtime } from '../../apps/server/src/runtime/runtime.ts';
import { finishFlow, type OidcBrowser } from './oidc-browser.ts';
import { createOidcClient, type OidcClient } from './oidc-client.ts';
import type { TestTenant } from './tenant.ts';

/** The response of the device authorization endpoint (RFC 8628 3.2). */
export interface DeviceAuthorization {
  device_code: string;
  user_code: string;
  verification_uri: string;
  verification_uri_complete: string;
  expires_in: number;
}

/** The steps of device flow for the device and its user, without the pages. `world` is called when a test runs. */
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
  ): Promise<DeviceAuthorization> {
    const { status, body } = await client.post('/device/auth', { scope, resource });
    expect(status).toBe(200);
    return body as unknown as DeviceAuthorization;
  }

  const poll = async (client: OidcClient, { device_code }: Pick<DeviceAuthorization, 'device_code'>) =>
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

  /** Opens the URL that a device shows, and returns the page’s CSRF token. */
  async function open(browser: OidcBrowser, address = '/oidc/device'): Promise<string> {
    const response = await browser.fetch(address);
    expect(response.headers.get('location')).toBe('/device?shown=1');
    return (await shownIn(browser))?.xsrf ?? '';
  }

  /** Submits a form of the page. Returns where the browser is redirected. */
  async function send(browser: OidcBrowser, form: Record<string, string>): Promise<string> {
    const body = new URLSearchParams(form);
    const response = await browser.fetch('/oidc/device', { method: 'POST', body });
    return response.headers.get('location') ?? `${response.status}`;
  }

  /** Enters the code. Returns the form of the confirmation. */
  async function typeIn(browser: OidcBrowser, { user_code: code }: DeviceAuthorization) {
    const typed = code.toLowerCase().replace('-', ' ');
    await send(browser, { xsrf: await open(browser), user_code: typed });
    const shown = await shownIn(browser);
    expect(shown).toMatchObject({ step: 'confirm', userCode: code });
    const { xsrf = '', accountId: account = '' } = shown ?? {};
    return { xsrf, user_code: code, account };
  }

  /** Enters the code and confirms. Returns where the browser is redirected. */
  const confirm = async (browser: OidcBrowser, request: DeviceAuthorization): Promise<string> =>
    send(browser, { ...(await typeIn(browser, request)), confirm: 'yes' });

  /** Signs the user in to the flow that the confirmation started. */
  async function signIn(browser: OidcBrowser, page: string, who = world().userId): Promise<URL> {
    const { runtime, tenant } = world();
    const flow = new URL(page, tenant.origin).searchParams.get('flow') ?? '';
    const resume = (await finishFlow(runtime, tenant, flow, who)).replace('/auth/', '/device/');
    const response = await browser.fetch(resume);
    return new URL(response.headers.get('location') ?? '', tenant.origin);
  }

  return { createDevice, begin, poll, shownIn, open, send, typeIn, confirm, signIn };
}
