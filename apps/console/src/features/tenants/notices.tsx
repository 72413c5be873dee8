import { getAdminConsoleConfig, updateAdminConsoleConfig } from '@gatehouse/contract/configs/endpoints';
import { listTenants } from '@gatehouse/contract/tenants/endpoints';
import { onDemand } from '@gatehouse/ui/base/on-demand';
import { Button } from '@gatehouse/ui/controls/button';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';

// An account with a tenant for production doesn't need it.
const [ProductionBanner] = onDemand(async () => (await import('./production-banner.tsx')).ProductionBanner);

/** Until the page is loaded again, in whichever tenant. */
let isBannerClosed = false;

/** What the cloud edition says above the pages of a tenant. */
export function TenantNotices() {
  return (
    <>
      <ProductionNotice />
      <MigrationNotice />
    </>
  );
}

/** As long as the account has no tenant for production (TEN-12). */
function ProductionNotice() {
  const { data: tenants } = useApi(listTenants, {});
  const [isClosed, setClosed] = useState(isBannerClosed);
  if (isClosed || !tenants || tenants.some(({ tag }) => tag === 'production')) return null;
  return (
    <ProductionBanner
      onClose={() => {
        isBannerClosed = true;
        setClosed(true);
      }}
    />
  );
}

/** Tells the administrators once what the operator has changed about the tenant (VIEW-10, STATE-03). */
function MigrationNotice() {
  const { t } = useTranslation();
  const mayRead = useCan(getAdminConsoleConfig.permission);
  const mayWrite = useCan(updateAdminConsoleConfig.permission);
  const { data } = useApi(getAdminConsoleConfig, {}, { enabled: mayRead });
  const { save } = useSave(updateAdminConsoleConfig);
  const [isClosed, setClosed] = useState(false);
  const notice = data?.developmentTenantMigrationNotification;
  const isUnread = notice !== undefined && notice.readAt === undefined;
  function close() {
    setClosed(true);
    if (notice && mayWrite)
      // If it isn't saved, the notice is shown again.
      void save({
        body: { developmentTenantMigrationNotification: { ...notice, readAt: Date.now() } },
      }).catch(() => undefined);
  }
  const purpose = notice?.tag === 'production' ? 'production' : 'development';
  return (
    <Dialog
      open={isUnread && !isClosed}
      onClose={close}
      title={t('tenants.migration.title', { tag: t(`tenants.tags.${purpose}`) })}
      backCloses={false}
    >
      <DialogBody>
        <p>{t(`tenants.migration.${purpose}`)}</p>
        {notice?.isPaidTenant && <p>{t('tenants.migration.paid')}</p>}
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={close}>
          {t('tenants.migration.gotIt')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
