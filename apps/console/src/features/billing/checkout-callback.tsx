import { getCheckoutSession } from '@gatehouse/contract/billing/endpoints';
import { getMe } from '@gatehouse/contract/me/endpoints';
import { listTenants } from '@gatehouse/contract/tenants/endpoints';
import { getSubscription } from '@gatehouse/contract/tenants/plan-endpoints';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../app/api/call.ts';
import { useApp, type App } from '../../app/app-context.ts';
import { carryToast } from '../../app/carried-toast.ts';
import { LoadingScreen } from '../../app/screens/loading.tsx';
import { chooseTenant, configOfTenant } from '../../app/tenant.ts';
import {
  clearCheckoutRecord,
  matchCheckout,
  readCheckoutRecord,
  type CheckoutRecord,
} from '../../parts/billing/checkout-record.ts';

const everyMs = 1000;
const timeoutMs = 10_000;

/** Where the payment page leads: waits until the plan is active, then opens its tenant (CHK-01 to CHK-14). */
export function Component() {
  const { t } = useTranslation();
  const app = useApp();
  const toast = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();

  const finish = useEffectEvent(
    ({ callbackPage, isDowngrade }: CheckoutRecord, tenantId: string, current: string | undefined) => {
      clearCheckoutRecord();
      carryToast({
        kind: 'success',
        text: t(isDowngrade ? 'billing.checkout.downgraded' : 'billing.checkout.upgraded'),
      });
      client.clear();
      const isCurrent = tenantId === current;
      void navigate(isCurrent ? (callbackPage ? `/${tenantId}${callbackPage}` : '/') : `/${tenantId}`, {
        replace: true,
      });
    },
  );
  const fail = useEffectEvent((text: string, hasTenants: boolean) => {
    clearCheckoutRecord();
    if (hasTenants) carryToast({ kind: 'error', text });
    else toast.error(text);
    void navigate('/', { replace: true });
  });
  const run = useEffectEvent(async (signal: AbortSignal) => {
    const stored = readCheckoutRecord();
    const record = matchCheckout(new URLSearchParams(location.search), stored);
    if (!record) {
      if (stored === 'invalid') fail(t('billing.checkout.invalidRecord'), await hasTenants(app));
      else void navigate('/', { replace: true });
      return;
    }
    const current = await findCurrent(app);
    const tenantId = await waitForPlan(app, record, signal);
    if (signal.aborted) return;
    if (tenantId === undefined) fail(t('billing.checkout.timeout'), current !== undefined);
    else finish(record, tenantId, current);
  });
  useEffect(() => {
    const leaving = new AbortController();
    void run(leaving.signal);
    return () => leaving.abort();
  }, []);
  return <LoadingScreen label={t('billing.checkout.waiting')} />;
}

const hasTenants = (app: App): Promise<boolean> =>
  call(app.api, listTenants, {}).then(
    ({ length }) => length > 0,
    () => false,
  );

/** The tenant that the start page would open. */
async function findCurrent({ api }: App): Promise<string | undefined> {
  try {
    const [tenants, me] = await Promise.all([call(api, listTenants, {}), call(api, getMe, {})]);
    return chooseTenant(
      tenants.map(({ id }) => id),
      me.customData['defaultTenantId'],
    );
  } catch {
    return undefined;
  }
}

/** Asks each second for session and subscription, for ten seconds (CHK-05, CHK-11). Returns the tenant that has the plan. */
async function waitForPlan(
  app: App,
  { sessionId }: CheckoutRecord,
  signal: AbortSignal,
): Promise<string | undefined> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until && !signal.aborted) {
    const next = new Promise((resolve) => setTimeout(resolve, everyMs));
    // A failed call is as good as one that says that it isn't complete.
    const paid = await findPaid(app, sessionId, signal).catch(() => undefined);
    if (paid !== undefined) return paid;
    await next;
  }
  return undefined;
}

async function findPaid(
  { api, config }: App,
  sessionId: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const session = await call(api, getCheckoutSession, { params: { sessionId } }, { signal });
  const { tenantId, skuId, status } = session;
  if (tenantId === null) return undefined;
  const ofTenant = { ...api, config: configOfTenant(config, tenantId) };
  const subscription = await call(ofTenant, getSubscription, { params: { tenantId } }, { signal });
  return status === 'complete' && subscription.planId === skuId ? tenantId : undefined;
}
