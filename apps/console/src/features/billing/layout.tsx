import { listTenants } from '@gatehouse/contract/tenants/endpoints';
import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useOutletContext } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { NotFoundScreen } from '../../app/screens/not-found.tsx';
import { useTenantId } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { SettingsSkeleton } from '../../parts/pages/settings-skeleton.tsx';
import { SettingsHeader } from '../../parts/tenant-settings/settings-page.tsx';
import './billing.css';

/** Subscription and billing history: only for who manages the tenant, and not of a development tenant (RT-35). */
export function Component() {
  const { t } = useTranslation();
  const tenantId = useTenantId();
  const mayManage = useCan('manage:tenant');
  const { data, error, retry } = useApi(listTenants, {});
  const isHistory = useLocation().pathname.endsWith('/billing-history');
  const title = t(isHistory ? 'billing.tabs.history' : 'billing.tabs.subscription');
  const tenant = data?.find(({ id }) => id === tenantId);
  if (!mayManage || tenant?.tag === 'development') return <NotFoundScreen />;
  return (
    <>
      <SettingsHeader title={title} description={t('billing.description')} />
      {error && <Failed error={error} onRetry={retry} />}
      {!tenant && !error && <SettingsSkeleton />}
      {tenant && <Outlet context={tenant} />}
    </>
  );
}

/** The tenant whose billing is shown. */
export const useBilledTenant = () => useOutletContext<CloudTenant>();
