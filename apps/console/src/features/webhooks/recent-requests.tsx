import { getWebhook, listWebhookLogs } from '@gatehouse/contract/webhooks/endpoints';
import { type WebhookLog, webhookResult } from '@gatehouse/contract/webhooks/webhooks';
import { useLocale } from '@gatehouse/ui/base/texts';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { Status } from '@gatehouse/ui/data/badge';
import { ExactTime } from '@gatehouse/ui/data/relative-time';
import { RotateCw, Webhook } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { useTenantPath } from '../../app/tenant.ts';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { ResourceTable } from '../../parts/pages/resource-table.tsx';
import { ReplayFailed } from './replay.tsx';

const eventOf = ({ key }: WebhookLog) => key.replace(/^TriggerHook\./, '');
const timeCell = ({ createdAt }: WebhookLog) => <ExactTime time={createdAt} />;
const eventCell = (log: WebhookLog) => <code>{eventOf(log)}</code>;
const resultCell = (log: WebhookLog) => <Result {...log.payload} />;
const answerCell = (log: WebhookLog) => <Answer {...log.payload} />;

/** Whether the endpoint accepted the request, with the number of a retry. */
export function Result({ result }: Pick<WebhookLog['payload'], 'result'>) {
  const { t } = useTranslation();
  return (
    <Status tone={result === 'Success' ? 'success' : 'danger'}>
      {t(`webhooks.requests.results.${result}`)}
    </Status>
  );
}

function Answer({ response, attempt, durationMs }: WebhookLog['payload']) {
  const { t } = useTranslation();
  const locale = useLocale();
  return [
    response ? String(response.statusCode) : t('webhooks.requests.noAnswer'),
    t('webhooks.requests.duration', { ms: durationMs.toLocaleString(locale) }),
    ...(attempt > 1 ? [t('webhooks.request.attempt', { number: attempt })] : []),
  ].join(' · ');
}

/** The requests of a webhook in the last 24 hours, newest first. */
export function RecentRequests() {
  const { t } = useTranslation();
  const { id, enabled, event, events } = useDetails(getWebhook);
  const path = useTenantPath();
  const client = useQueryClient();
  const subscribed = events.length > 0 || event === null ? events : [event];
  return (
    <ResourceTable
      endpoint={listWebhookLogs}
      params={{ id }}
      label={t('webhooks.tabs.requests')}
      rowKey={(log) => log.id}
      rowLabel={eventOf}
      rowHref={(log) => path(`/webhooks/${id}/recent-requests/${log.id}`)}
      filters={[
        {
          name: 'result',
          label: t('webhooks.requests.result'),
          options: webhookResult.options.map((value) => ({
            value,
            label: t(`webhooks.requests.results.${value}`),
          })),
        },
        {
          name: 'logKey',
          label: t('webhooks.requests.event'),
          options: subscribed.map((name) => ({ value: `TriggerHook.${name}`, label: name })),
        },
      ]}
      actions={
        <>
          <ReplayFailed id={id} isEnabled={enabled} />
          <IconButton
            icon={<RotateCw />}
            label={t('auditLogs.refresh')}
            onClick={() => void client.invalidateQueries()}
          />
        </>
      }
      columns={[
        { field: 'createdAt', header: t('webhooks.requests.columns.time'), width: '10rem', cell: timeCell },
        { field: 'key', header: t('webhooks.requests.columns.event'), title: eventOf, cell: eventCell },
        { field: 'payload', header: t('webhooks.requests.columns.result'), width: '8rem', cell: resultCell },
        { field: 'id', header: t('webhooks.requests.columns.status'), width: '15rem', cell: answerCell },
      ]}
      empty={{
        icon: <Webhook />,
        title: t('webhooks.requests.empty.title'),
        children: t('webhooks.requests.empty.text'),
      }}
    />
  );
}
