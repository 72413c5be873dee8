// @vitest-environment happy-dom
import { getMe } from '@gatehouse/contract/me/endpoints';
import type { QuotaKey } from '@gatehouse/contract/tenants/plans';
import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { config, createApp, renderConsole, startEnglish } from '../../../test/console.tsx';
import { useApi } from '../../app/api/use-api.ts';
import { PlanOverlays } from '../../features/plans/overlays.tsx';
import { AddOnNotice } from './add-on-notice.tsx';
import { planOf } from './limits.ts';
import { PlanBanner, PlanNotice, useOver } from './plan-banner.tsx';
import { planUsage } from './plan-usage.fixture.ts';
import { RoomFor } from './with-limit.tsx';

const id = 'a'.repeat(21);
const cloud = { ...config, edition: 'cloud', tenantId: id, platformIndicator: 'platform' } as const;
let customData: Record<string, unknown>;
let root: ReturnType<typeof renderConsole>['root'] | undefined;

beforeAll(startEnglish);
beforeEach(() => {
  customData = {};
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const { pathname } = new URL(address);
    if (method === 'PATCH') Object.assign(customData, JSON.parse(String(body)));
    if (pathname === '/api/skus')
      return Response.json([{ unitPrice: 800, quota: { machineToMachineLimit: 1 } }]);
    return Response.json(pathname === '/me' ? { customData } : customData);
  });
});
const close = () => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
};
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

function show(
  element: React.ReactElement,
  { plan = planOf(planUsage, false), scopes = ['manage:tenant'] as readonly string[] } = {},
): HTMLElement {
  const app = createApp({ config: cloud, plan, scopes });
  const shown = renderConsole(element, {
    route: '/:tenantId',
    path: `/${id}`,
    app: { ...app, api: { ...app.api, config: cloud } },
  });
  root = shown.root;
  return shown.place;
}

/** Stands beside what isn't shown, and says that it would have been. */
function Ready() {
  const { data } = useApi(getMe, {});
  return data && <hr />;
}
async function expectNothing(element: React.ReactElement, options?: Parameters<typeof show>[1]) {
  show(
    <>
      {element}
      <Ready />
    </>,
    options,
  );
  await vi.waitFor(() => expect(document.querySelector('hr')).not.toBeNull());
  expect(text()).toBe('');
  close();
}
const text = () => document.body.textContent;
const linkTo = (name: string) => [...document.querySelectorAll('a')].find((one) => one.textContent === name);

const create = (
  <RoomFor uses={[{ key: 'machineToMachineLimit' }]} onClose={() => undefined}>
    <button type="button">Create</button>
  </RoomFor>
);

it('[TEN-10] [RT-36] a limit leads to a larger plan, but not in a development tenant or for who may not buy', async () => {
  show(create);
  await vi.waitFor(() => expect(linkTo('Upgrade plan')).toBeDefined());
  expect(linkTo('Upgrade plan')?.getAttribute('href')).toBe(`/${id}/tenant-settings/subscription`);
  expect(text()).not.toContain('Create');
  close();
  show(create, { plan: planOf(planUsage, true) });
  await vi.waitFor(() => expect(text()).toContain('A production tenant can have a plan that includes more.'));
  expect(linkTo('Upgrade plan')).toBeUndefined();
  close();
  show(create, { scopes: [] });
  await vi.waitFor(() => expect(text()).toContain('An administrator who manages the tenant can upgrade.'));
  expect(linkTo('Upgrade plan')).toBeUndefined();
});

function Locked({ name }: { name: QuotaKey }) {
  return <PlanBanner over={useOver([{ key: name, isFeature: true }])} />;
}

it('a page says which feature the plan lacks', async () => {
  show(<Locked name="subjectTokenEnabled" />);
  await vi.waitFor(() => expect(text()).toContain('The Free plan doesn’t include impersonation.'));
  close();
  await expectNothing(<Locked name="customJwtEnabled" />);
});

const tenant = {
  id,
  name: 'Northwind',
  tag: 'production',
  planId: 'free',
  isSuspended: false,
  openInvoices: [{ amountDue: 1600 }],
  usage: { activeUsers: 60_000, tokenUsage: 0 },
  quota: { mauLimit: 50_000 },
} as CloudTenant;

it('[TEN-10] [BILL-04] unpaid bills and too many users are said of production tenants, and paid in the portal', async () => {
  show(<PlanOverlays tenant={tenant} />);
  await vi.waitFor(() => expect(text()).toContain('Payment overdue'));
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
  vi.stubGlobal('open', () => tab);
  vi.stubGlobal('fetch', async () =>
    Response.json({ redirectUri: 'https://pay.example/portal', customData }),
  );
  const pay = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Update payment');
  pay?.click();
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/portal'));
  close();
  for (const other of [{ tag: 'development' }, { isSuspended: true }] as const) {
    await expectNothing(<PlanOverlays tenant={{ ...tenant, ...other }} />);
  }
});

const paid = planOf(
  { ...planUsage, planId: 'pro', basicQuota: { ...planUsage.quota, mfaEnabled: false } },
  false,
);

it.each([
  ['mfaEnabled', 'mfa', false],
  ['machineToMachineLimit', 'm2m', 1],
  ['resourcesLimit', 'apiResource', 1],
  ['organizationsLimit', 'organization', 0],
  ['tenantMembersLimit', 'tenantMembers', 3],
  ['enterpriseSsoLimit', 'enterpriseSso', 1],
] as const)('[VIEW-08] the notice about %s stays closed once it is dismissed', async (key, name, limit) => {
  const notice = <AddOnNotice addOn={{ key, limit, usage: 5 }} />;
  show(notice, { plan: paid });
  const dismiss = await vi.waitUntil(() => document.querySelector<HTMLElement>('.ui-banner button'));
  expect(text()).toMatch(/^Your plan (includes|charges) /);
  dismiss.click();
  await vi.waitFor(() =>
    expect(customData).toMatchObject({ adminConsolePreferences: { acknowledged: { [name]: true } } }),
  );
  await vi.waitFor(() => expect(text()).toBe(''));
  close();
  await expectNothing(notice, { plan: paid });
});

it('[OPEN-33] [OPEN-64] says what the next one costs, only if a price is set, and only on a paid plan', async () => {
  show(<AddOnNotice addOn={{ key: 'machineToMachineLimit', limit: 1, usage: 1 }} />, { plan: paid });
  await vi.waitFor(() => expect(text()).toContain('What goes beyond costs $8 each a month.'));
  close();
  show(<PlanNotice uses={[{ key: 'mfaEnabled', isFeature: true }]} />, { plan: paid });
  await vi.waitFor(() => expect(text()).toBe('Your plan charges extra for multi-factor authentication.'));
  close();
  await expectNothing(<PlanNotice uses={[{ key: 'mfaEnabled', isFeature: true }]} />);
});
