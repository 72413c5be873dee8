import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';
import { Button } from '@gatehouse/ui/controls/button';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { Banner } from '@gatehouse/ui/states/banner';
import { useTranslation } from 'react-i18next';
import { ContactButton } from '../../parts/plans/contact.tsx';
import { writeCount } from '../../parts/plans/numbers.ts';
import { UpgradeButton } from '../../parts/plans/upgrade.tsx';

/** The plan is over its limit of monthly active users (QUOTA-12). No user is refused (OPEN-65). */
export function MauExceeded({ tenant, onClose }: { tenant: CloudTenant; onClose: () => void }) {
  const { t } = useTranslation();
  const { usage, quota, planId } = tenant;
  return (
    <Dialog open onClose={onClose} size="small" title={t('plans.mau.title')}>
      <DialogBody>
        <Banner tone="danger">
          {t('plans.mau.text', {
            plan: t(`plans.names.${planId}`),
            usage: writeCount(usage.activeUsers),
            limit: writeCount(quota.mauLimit ?? 0),
          })}
        </Banner>
        <p>{t('plans.mau.goesOn')}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('plans.dismiss')}</Button>
        <ContactButton />
        <UpgradeButton />
      </DialogFooter>
    </Dialog>
  );
}
