// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { config, createApp, renderConsole, startEnglish } from '../../../test/console.tsx';
import { Component as CreateTenant } from './create.tsx';
import { TenantSwitcher } from './switcher.tsx';

const id = 'a'.repeat(21);
const cloud = { ...config, edition: 'cloud', tenantId: id, platformIndicator: 'platform' } as const;
let answers: Record<string, unknown>;
let root: ReturnType<typeof renderConsole>['root'];

beforeAll(startEnglish);
beforeEach(() => {
  answers = {};
  vi.stubGlobal('fetch', async (address: string) => Response.json(answers[new URL(address).pathname] ?? {}));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function show(element: React.ReactElement, path = `/${id}`): HTMLElement {
  const app = createApp({ config: cloud });
  const shown = renderConsole(element, {
    route: '/:tenantId',
    path,
    app: { ...app, api: { ...app.api, config: cloud } },
  });
  root = shown.root;
  return shown.place;
}

it('[LAY-21] the switcher has a dot while there are invitations, and says so to screen readers', async () => {
  answers = {
    '/api/tenants': [
      {
        id,
        name: 'Northwind',
        tag: 'production',
        planId: 'free',
        isSuspended: false,
        openInvoices: [],
        usage: { activeUsers: 0, tokenUsage: 0 },
        quota: { mauLimit: null },
        subscription: { isEnterprisePlan: false },
      },
    ],
    '/me': { customData: { defaultTenantId: id } },
    '/api/invitations': [],
  };
  const button = (place: HTMLElement) =>
    vi.waitUntil(() => place.querySelector('.tenant-switcher'), { timeout: 5000 });
  const without = await button(show(<TenantSwitcher />));
  expect([without.getAttribute('aria-label'), without.querySelector('.tenant-dot')]).toEqual([
    'Tenant: Northwind',
    null,
  ]);
  root.unmount();
  answers['/api/invitations'] = [{ id: 'i', tenantId: 'b', tenantName: 'Southwind', roleNames: [] }];
  const place = show(<TenantSwitcher />);
  await vi.waitFor(() => expect(place.querySelector('.tenant-dot')).not.toBeNull());
  expect((await button(place)).getAttribute('aria-label')).toBe('Tenant: Northwind. You have invitations.');
});

it('[TEN-03] [OPEN-05] a new tenant has one of three regions, by default Europe', async () => {
  show(<CreateTenant />);
  const region = await vi.waitUntil(() => document.querySelector('select'), { timeout: 5000 });
  expect([...region.options].map(({ value, selected }) => [value, selected])).toEqual([
    ['EU', true],
    ['US', false],
    ['AU', false],
  ]);
});
