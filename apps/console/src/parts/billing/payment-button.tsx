import { Button } from '@gatehouse/ui/controls/button';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../app/use-can.ts';
import { useManagePayment } from './use-manage-payment.ts';

/** Opens the payment portal of the tenant, for who manages it (BILL-04, BILL-06). */
export function PaymentButton() {
  const { t } = useTranslation();
  const { open, isOpening } = useManagePayment();
  const mayManage = useCan('manage:tenant');
  if (!mayManage) return null;
  return (
    <Button variant="primary" iconEnd={<ExternalLink />} loading={isOpening} onClick={() => void open()}>
      {t('plans.overdue.update')}
    </Button>
  );
}
