// @vitest-environment happy-dom
import type { BillingState } from '@gatehouse/contract/billing/billing';
import type { PlanId, Sku } from '@gatehouse/contract/tenants/plans';
import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { config, createApp, renderConsole, startEnglish } from '../../../test/console.tsx';
import { freeQuota } from '../../parts/plans/plan-usage.fixture.ts';
import { Plans } from './plans.tsx';

const id = 'a'.repeat(21);
const cloud = { ...config, edition: 'cloud', tenantId: id, platformIndicator: 'platform' } as const;
let root: ReturnType<typeof renderConsole>['root'] | undefined;

beforeAll(startEnglish);
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const sku = (plan: PlanId, unitPrice: number | null): Sku => ({
  id: plan,
  name: plan,
  type: 'Basic',
  unitPrice,
  productId: null,
  defaultPriceId: null,
  quota: freeQuota,
  basicQuota: {},
  createdAt: 0,
  updatedAt: 0,
});
const billing: BillingState = {
  provider: 'manual',
  hasPortal: true,
  cancelAt: null,
  graceEndsAt: null,
  nextAmount: null,
  isDeletable: false,
};
const tenant: CloudTenant = {
  id,
  name: 'Northwind',
  tag: 'production',
  regionName: 'EU',
  indicator: 'x',
  endpoint: 'x',
  planId: 'free',
  subscription: {
    status: 'active',
    planId: 'free',
    currentPeriodStart: 0,
    currentPeriodEnd: 0,
    isEnterprisePlan: false,
  },
  usage: { activeUsers: 0, tokenUsage: 0 },
  quota: freeQuota,
  openInvoices: [],
  isAdmin: true,
  isSuspended: false,
  createdAt: 0,
};

/** The buttons and the text of the plans. */
async function show(change: Partial<CloudTenant>): Promise<{ buttons: string[]; text: string }> {
  const app = createApp({ config: cloud });
  const shown = renderConsole(
    <Plans tenant={{ ...tenant, ...change }} billing={billing} skus={[sku('free', 0), sku('pro', 1600)]} />,
    { route: '/:tenantId', path: `/${id}`, app: { ...app, api: { ...app.api, config: cloud } } },
  );
  root = shown.root;
  await vi.waitUntil(() => shown.place.textContent.includes('pro'));
  const { textContent: text } = shown.place;
  const buttons = [...shown.place.querySelectorAll('button')].map((one) => one.textContent);
  root.unmount();
  return { buttons, text };
}

it('offers the larger plan, unless an invoice is overdue, which has to be paid first', async () => {
  const free = await show({});
  expect(free.buttons).toEqual(['Upgrade']);
  expect(free.text).not.toContain('Pay the overdue invoice');
  const owing = await show({ openInvoices: [{ amountDue: 1600 }] });
  expect(owing.buttons).toEqual([]);
  expect(owing.text).toContain('Pay the overdue invoice to upgrade.');
});
