import { listTenants } from '@gatehouse/contract/tenants/endpoints';
import { getSubscriptionUsage } from '@gatehouse/contract/tenants/plan-endpoints';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { AppProvider, useApp } from '../../app/app-context.ts';
import { LoadingScreen } from '../../app/screens/loading.tsx';
import { planOf } from '../../parts/plans/limits.ts';
import { PlanOverlays } from './overlays.tsx';
import { Refusal } from './refusal.tsx';
import { useUsageRefresh } from './use-usage-refresh.ts';

/**
 * A tenant of the cloud edition with its plan (LAY-13, ADR 194). If the plan can't be read, the console works without it: the server checks
 * the limits.
 */
export function Component() {
  const app = useApp();
  const { tenantId } = app.config;
  const isMember = app.scopes.length > 0;
  const usage = useApi(getSubscriptionUsage, { params: { tenantId } }, { enabled: isMember });
  const tenants = useApi(listTenants, {});
  useUsageRefresh(tenantId);
  const tenant = tenants.data?.find(({ id }) => id === tenantId);
  const opened = useMemo(
    () => (usage.data && tenant ? { ...app, plan: planOf(usage.data, tenant.tag === 'development') } : app),
    [app, usage.data, tenant],
  );
  if (isMember && (usage.isLoading || tenants.isLoading)) return <LoadingScreen />;
  return (
    <AppProvider value={opened}>
      <Outlet />
      {tenant && isMember && <PlanOverlays tenant={tenant} />}
      <Refusal />
    </AppProvider>
  );
}
