// @vitest-environment happy-dom
import type { PlanId } from '@gatehouse/contract/tenants/plans';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { config, createApp, renderConsole, startEnglish } from '../../../test/console.tsx';
import { planOf } from './limits.ts';
import { planUsage } from './plan-usage.fixture.ts';
import { TenantBadges } from './tenant-badge.tsx';
import { UsageCards } from './usage-cards.tsx';

const id = 'a'.repeat(21);
const cloud = { ...config, edition: 'cloud', tenantId: id, platformIndicator: 'platform' } as const;
let root: ReturnType<typeof renderConsole>['root'] | undefined;

beforeAll(async () => {
  await startEnglish();
  vi.stubGlobal('fetch', async () => Response.json([]));
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function show(element: React.ReactElement, planId: PlanId): HTMLElement {
  const app = createApp({ config: cloud, plan: planOf({ ...planUsage, planId }, false) });
  const shown = renderConsole(element, {
    route: '/:tenantId',
    path: `/${id}`,
    app: { ...app, api: { ...app.api, config: cloud } },
  });
  root = shown.root;
  return shown.place;
}
it('[QUOTA-18] the free plan has the cards of active users and tokens only, a paid one eight', async () => {
  const place = show(<UsageCards />, 'free');
  const titles = (of: HTMLElement) => [...of.querySelectorAll('h3')].map(({ textContent }) => textContent);
  await vi.waitUntil(() => titles(place).length > 0);
  expect(titles(place)).toEqual(['monthly active users', 'tokens a month']);
  root?.unmount();
  const paid = show(<UsageCards />, 'pro');
  await vi.waitUntil(() => titles(paid).length > 0);
  expect(titles(paid)).toHaveLength(8);
  expect(titles(paid)).toEqual(expect.arrayContaining(['monthly active users', 'tokens a month']));
});

it('[TEN-11] a tenant by agreement has no tag of its plan, others have', async () => {
  const textOf = async (isEnterprisePlan: boolean) => {
    const tenant = {
      tag: 'production',
      planId: isEnterprisePlan ? 'enterprise' : 'pro',
      subscription: { isEnterprisePlan },
      openInvoices: [],
      isSuspended: false,
      usage: { activeUsers: 0, tokenUsage: 0 },
      quota: planUsage.quota,
    };
    const place = show(
      <>
        <b>shown</b>
        <TenantBadges tenant={tenant as never} />
      </>,
      'free',
    );
    await vi.waitUntil(() => place.textContent.includes('shown'));
    const text = place.textContent;
    root?.unmount();
    return text;
  };
  expect(await textOf(true)).toBe('shown');
  expect(await textOf(false)).toBe('shownPro');
});
