// @vitest-environment happy-dom
import { useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { config, createApp, renderConsole, startEnglish } from '../../../test/console.tsx';
import { useCarriedToast } from '../../app/carried-toast.ts';
import {
  type CheckoutRecord,
  readCheckoutRecord,
  writeCheckoutRecord,
} from '../../parts/billing/checkout-record.ts';
import { Component } from './checkout-callback.tsx';

const own = 'a'.repeat(21);
const bought = 'b'.repeat(21);
const settings = '/tenant-settings/subscription';

/** What the server answers, by path. */
let answers: Record<string, unknown>;
/** When it was asked, by path, in milliseconds since the start. */
let asked: Record<string, number[]>;
let root: ReturnType<typeof renderConsole>['root'];

beforeAll(startEnglish);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  asked = {};
  answers = {
    '/api/tenants': [{ id: own }, { id: bought }],
    '/me': { customData: { defaultTenantId: own } },
    [`/api/tenants/${own}/subscription`]: { planId: 'free' },
    [`/api/tenants/${bought}/subscription`]: { planId: 'pro' },
  };
  const start = performance.now();
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address);
    (asked[pathname] ??= []).push(performance.now() - start);
    return Response.json(answers[pathname] ?? {}, { status: answers[pathname] ? 200 : 500 });
  });
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const sessionPath = '/api/checkout-session/x';
const answer = (tenantId: string | null, status = 'complete') =>
  (answers[sessionPath] = { tenantId, planId: 'pro', skuId: 'pro', status });

function Place() {
  useCarriedToast();
  return <output>{useLocation().pathname}</output>;
}

function comeBack(record: Partial<CheckoutRecord> = {}): () => string | null | undefined {
  writeCheckoutRecord({ state: 's', sessionId: 'x', ...record });
  history.replaceState(null, '', '/console/checkout-success-callback?checkout-state=s');
  const cloud = { ...config, edition: 'cloud', platformIndicator: 'platform' } as const;
  const app = createApp({ config: cloud });
  const shown = renderConsole(
    <>
      <Component />
      <Place />
    </>,
    { path: '/checkout-success-callback', app: { ...app, api: { ...app.api, config: cloud } } },
  );
  root = shown.root;
  return () => shown.place.querySelector('output')?.textContent;
}
/** Lets time pass in steps, in which what was rendered or answered is handled. */
async function settle(ms = 100): Promise<void> {
  const handle = async () => {
    for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  await handle();
  for (let passed = 0; passed < ms; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    await handle();
  }
}

it('[CHK-05] [CHK-11] asks for session and subscription each second, for ten seconds', async () => {
  answer(own, 'open');
  const place = comeBack();
  await settle(9_900);
  const times = asked[sessionPath]?.map((time) => Math.round(time / 1000)) ?? [];
  expect(times).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(asked[`/api/tenants/${own}/subscription`]).toHaveLength(10);
  expect([place(), readCheckoutRecord()]).toEqual([
    '/checkout-success-callback',
    { state: 's', sessionId: 'x' },
  ]);
  await settle(1_000);
  expect([place(), readCheckoutRecord()]).toEqual(['/', undefined]);
  expect(asked[sessionPath]).toHaveLength(10);
});

it('[CHK-05] goes on although calls fail, and until the subscription has the plan', async () => {
  const place = comeBack();
  await settle(1_500);
  answer(bought, 'open');
  await settle(1_000);
  answer(own);
  await settle(1_000);
  expect(place()).toBe('/checkout-success-callback');
  answers[`/api/tenants/${own}/subscription`] = { planId: 'pro' };
  await settle(1_000);
  expect([place(), readCheckoutRecord()]).toEqual(['/', undefined]);
});

it('[CHK-09] [CHK-07] leads back to the page of the current tenant, or to the start', async () => {
  answers[`/api/tenants/${own}/subscription`] = { planId: 'pro' };
  answer(own);
  const place = comeBack({ callbackPage: settings });
  await settle();
  expect(place()).toBe(`/${own}${settings}`);
  expect(document.body.textContent).toContain('The plan is active.');
  root.unmount();
  const next = comeBack();
  await settle();
  expect(next()).toBe('/');
});

it('[CHK-10] opens another tenant than the current one, which the checkout has created', async () => {
  answer(bought);
  const place = comeBack({ callbackPage: settings });
  await settle();
  expect(place()).toBe(`/${bought}`);
});

it('[CHK-07] says that a smaller plan is active after a downgrade', async () => {
  answer(bought);
  comeBack({ isDowngrade: true });
  await settle();
  expect(document.body.textContent).toContain('The smaller plan is active.');
  expect(document.body.textContent).not.toContain('The plan is active.');
});

it('[CHK-11] says at the start that the check timed out', async () => {
  answers['/api/tenants'] = [];
  answer(null, 'open');
  const place = comeBack();
  await settle(10_500);
  expect(place()).toBe('/');
  expect(document.body.textContent).toContain('subscription check timeout');
  expect(asked[`/api/tenants/${own}/subscription`]).toBeUndefined();
});
