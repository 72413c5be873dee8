import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';
import { Button } from '@gatehouse/ui/controls/button';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { Banner } from '@gatehouse/ui/states/banner';
import { useTranslation } from 'react-i18next';
import { ContactButton } from '../../parts/plans/contact.tsx';
import { writePrice } from '../../parts/plans/numbers.ts';
import { totalDue } from '../../parts/plans/status.ts';
import { PaymentButton } from '../../parts/billing/payment-button.tsx';

/** There are unpaid invoices (BILL-02 to BILL-04). */
export function PaymentOverdue({ tenant, onClose }: { tenant: CloudTenant; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} size="small" title={t('plans.overdue.title')}>
      <DialogBody>
        <Banner tone="danger">
          {t('plans.overdue.text', {
            count: tenant.openInvoices.length,
            name: tenant.name,
            total: writePrice(totalDue(tenant)),
          })}
        </Banner>
        <p>{t('plans.overdue.next')}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('plans.dismiss')}</Button>
        <ContactButton />
        <PaymentButton />
      </DialogFooter>
    </Dialog>
  );
}
