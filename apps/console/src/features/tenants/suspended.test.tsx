// @vitest-environment happy-dom
import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { config, createApp, renderConsole, startEnglish } from '../../../test/console.tsx';
import { Suspended } from './suspended.tsx';

const [id, other] = ['a'.repeat(21), 'b'.repeat(21)];
const cloud = { ...config, edition: 'cloud', tenantId: id, platformIndicator: 'platform' } as const;
const tenant = {
  id,
  name: 'Northwind',
  isSuspended: true,
  openInvoices: [{ amountDue: 1600 }],
} as CloudTenant;
let sent: { url: string; body: unknown }[] = [];
let root: ReturnType<typeof renderConsole>['root'];

beforeAll(startEnglish);
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function show(shown: Partial<CloudTenant>, scopes: readonly string[]): Promise<HTMLElement> {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push({ url, body: JSON.parse(String(body)) });
    return Response.json(
      method === 'POST'
        ? { redirectUri: 'https://pay.example/portal' }
        : [tenant, { ...tenant, id: other, name: 'Southwind', isSuspended: false }],
    );
  });
  const app = createApp({ config: cloud, scopes });
  const { place, root: made } = renderConsole(<Suspended tenant={{ ...tenant, ...shown }} />, {
    route: '/:tenantId',
    path: `/${id}`,
    app: { ...app, api: { ...app.api, config: cloud } },
  });
  root = made;
  await vi.waitFor(() => expect(place.textContent).toContain('Southwind'));
  return place;
}
const payment = (place: HTMLElement) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Update payment'));

it('[OPEN-62] leads who manages the tenant to the payment of what is unpaid, and everyone to other tenants', async () => {
  const place = await show({}, ['manage:tenant']);
  expect(place.textContent).toContain('Northwind has an unpaid bill of $16.');
  expect(place.querySelector('a')?.getAttribute('href')).toContain(other);
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
  vi.stubGlobal('open', () => tab);
  payment(place)?.click();
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/portal'));
  expect(sent).toEqual([
    {
      url: `${location.origin}/api/tenants/${id}/stripe-customer-portal`,
      body: { callbackUrl: location.href },
    },
  ]);
});

it('[OPEN-62] offers no payment where nothing is unpaid, or to who may not pay', async () => {
  expect(payment(await show({ openInvoices: [] }, ['manage:tenant']))).toBeUndefined();
  root.unmount();
  expect(payment(await show({}, ['read:data']))).toBeUndefined();
});
