import type { Invoice } from '@gatehouse/contract/billing/billing';
import { getInvoiceUrl, listInvoices } from '@gatehouse/contract/billing/endpoints';
import { Status, type Tone } from '@gatehouse/ui/data/badge';
import { type Column, Table } from '@gatehouse/ui/data/table';
import { StateBlock } from '@gatehouse/ui/states/state-block';
import { Receipt } from 'lucide-react';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { call } from '../../app/api/call.ts';
import { useApi } from '../../app/api/use-api.ts';
import { useApp } from '../../app/app-context.ts';
import { useHandleFailure } from '../../app/use-handle-failure.ts';
import { writeDay, writeMoney } from '../../parts/billing/money.ts';
import { openInNewTab } from '../../parts/billing/use-manage-payment.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { useBilledTenant } from './layout.tsx';

const tones: Record<Invoice['status'], Tone> = {
  open: 'warning',
  paid: 'success',
  uncollectible: 'danger',
  void: 'neutral',
};

/** The invoices of the tenant; each opens its page in a new tab (BILL-07). */
export function Component() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id: tenantId } = useBilledTenant();
  const { api } = useApp();
  const handle = useHandleFailure();
  const { data, error, retry } = useApi(listInvoices, { params: { tenantId } });
  const day = (time: number) => writeDay(time, locale);
  const open = (invoiceId: string) =>
    openInNewTab(async () => {
      try {
        const params = { tenantId, invoiceId };
        return (await call(api, getInvoiceUrl, { params })).hostedInvoiceUrl;
      } catch (failure) {
        handle(failure, 'write', {});
        throw failure;
      }
    });
  const periodCell = ({ id, periodStart, periodEnd }: Invoice) => (
    <button type="button" className="billing-period" onClick={() => void open(id)}>
      {`${day(periodStart)} – ${day(periodEnd)}`}
    </button>
  );
  const statusCell = ({ status }: Invoice) => (
    <Status tone={tones[status]}>{t(`billing.history.statuses.${status}`)}</Status>
  );
  const columns: Column<Invoice>[] = [
    {
      key: 'period',
      header: t('billing.history.period'),
      width: '34%',
      cell: periodCell,
    },
    { key: 'number', header: t('billing.history.number'), minor: true, cell: ({ number }) => number ?? '' },
    {
      key: 'status',
      header: t('billing.history.status'),
      width: '8rem',
      cell: statusCell,
    },
    {
      key: 'amount',
      header: t('billing.history.amount'),
      width: '7rem',
      align: 'end',
      cell: ({ total }) => writeMoney(total, locale),
    },
    {
      key: 'created',
      header: t('billing.history.created'),
      width: '9rem',
      cell: ({ createdAt }) => day(createdAt),
    },
  ];
  const nothing = (
    <StateBlock icon={<Receipt />} title={t('billing.history.empty')}>
      <p>{t('billing.history.emptyText')}</p>
    </StateBlock>
  );
  return (
    <Table
      label={t('billing.tabs.history')}
      columns={columns}
      rows={error ? [] : data}
      rowKey={({ id }) => id}
      rowLabel={({ number, periodStart }) => number ?? day(periodStart)}
      rowMenu={({ id }) => [{ key: 'open', label: t('billing.history.open'), onSelect: () => void open(id) }]}
      expectedRows={3}
      empty={error ? <Failed error={error} onRetry={retry} /> : nothing}
    />
  );
}
