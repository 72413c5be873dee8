import { listWebhooks } from '@gatehouse/contract/webhooks/endpoints';
import type { Webhook as Hook } from '@gatehouse/contract/webhooks/webhooks';
import { Status } from '@gatehouse/ui/data/badge';
import { useLocale } from '@gatehouse/ui/base/texts';
import { Webhook } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../parts/pages/list-page.tsx';

const labelOf = ({ name, config }: Hook) => name || config.url;
const nameCell = (webhook: Hook) => labelOf(webhook);
const urlCell = ({ config }: Hook) => <code dir="ltr">{config.url}</code>;
const rateCell = (webhook: Hook) => <Rate {...webhook} />;
const statusCell = (webhook: Hook) => <WebhookStatus {...webhook} />;

/** The share of successful requests of the last day. */
function Rate({
  executionStats: { successCount, requestCount } = { successCount: 0, requestCount: 0 },
}: Hook) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (requestCount === 0) return t('webhooks.noRequests');
  // Rounded down, so that a single failure is seen.
  const share = Math.floor((successCount / requestCount) * 1000) / 1000;
  const percent = share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });
  return t('webhooks.rate', { percent, total: requestCount.toLocaleString(locale) });
}

/** Whether it is enabled, and its endpoint answers. */
export function WebhookStatus({ enabled, failingSince }: Hook) {
  const { t } = useTranslation();
  if (!enabled) return <Status tone="neutral">{t('webhooks.states.disabled')}</Status>;
  return failingSince === null ? (
    <Status tone="success">{t('webhooks.states.enabled')}</Status>
  ) : (
    <Status tone="danger">{t('webhooks.states.failing')}</Status>
  );
}

/** All webhooks of the tenant. */
export function WebhooksList() {
  const { t } = useTranslation();
  return (
    <ListPage
      title={t('webhooks.title')}
      description={t('webhooks.description')}
      path="/webhooks"
      create={t('webhooks.create.action')}
      endpoint={listWebhooks}
      query={{ includeExecutionStats: 'true' }}
      search={t('webhooks.search')}
      rowKey={(webhook) => webhook.id}
      rowLabel={labelOf}
      columns={[
        { field: 'name', header: t('webhooks.columns.name'), width: '28%', title: labelOf, cell: nameCell },
        {
          field: 'config',
          header: t('webhooks.columns.url'),
          title: ({ config }) => config.url,
          cell: urlCell,
        },
        {
          field: 'executionStats',
          header: t('webhooks.columns.rate'),
          width: '10.5rem',
          labelled: true,
          cell: rateCell,
        },
        { field: 'enabled', header: t('webhooks.columns.status'), width: '8rem', cell: statusCell },
      ]}
      empty={{ icon: <Webhook />, title: t('webhooks.empty.title'), children: t('webhooks.empty.text') }}
    />
  );
}
