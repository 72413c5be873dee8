import { getWebhook, getWebhookLog, replayWebhook } from '@gatehouse/contract/webhooks/endpoints';
import type { WebhookLog } from '@gatehouse/contract/webhooks/webhooks';
import { Button } from '@gatehouse/ui/controls/button';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { CodeBlock } from '@gatehouse/ui/data/code-block';
import { JsonView } from '@gatehouse/ui/data/json-view';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { Banner } from '@gatehouse/ui/states/banner';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { DetailsFailed } from '../../parts/pages/details-failed.tsx';
import { DetailsSkeleton } from '../../parts/pages/details-skeleton.tsx';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { Result } from './recent-requests.tsx';
import './webhooks.css';

/** One request, with what the endpoint answered beside it. */
export function WebhookRequest() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { hookId = '', logId = '' } = useParams();
  const isAllowed = useCan(getWebhookLog.permission);
  const read = useApi(getWebhookLog, { params: { id: hookId, logId } }, { enabled: isAllowed });
  const { data: webhook } = useApi(getWebhook, { params: { id: hookId } }, { enabled: isAllowed });
  const list = path(`/webhooks/${hookId}/recent-requests`);
  const crumbs = [
    { label: t('webhooks.title'), href: path('/webhooks') },
    { label: webhook ? webhook.name || webhook.config.url : hookId, href: list },
  ];
  if (!isAllowed)
    return <ForbiddenState permission={getWebhookLog.permission} who={t('app.forbidden.who')} />;
  const { data, error, retry } = read;
  if (error) return <DetailsFailed error={error} onRetry={retry} list={list} />;
  if (!data) return <DetailsSkeleton crumbs={crumbs} tabs={0} />;
  const { payload, createdAt, deliveryStatus } = data;
  const title = t('webhooks.request.title', { event: data.key.replace(/^TriggerHook\./, '') });
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeader
        crumbs={crumbs}
        title={title}
        meta={[
          <Result key="result" result={payload.result} />,
          t('webhooks.request.attempt', { number: payload.attempt }),
          t('webhooks.requests.duration', { ms: payload.durationMs }),
          <RelativeTime key="time" time={createdAt} />,
          t(`webhooks.request.states.${deliveryStatus}`),
          <CopyText key="id" value={payload.deliveryId} label={t('webhooks.request.deliveryId')} />,
        ]}
        actions={
          deliveryStatus === 'Failed' && webhook?.enabled ? (
            <Replay id={hookId} deliveryId={payload.deliveryId} />
          ) : undefined
        }
      />
      <div className="webhook-sides">
        <RequestSide {...payload} />
        <AnswerSide {...payload} />
      </div>
    </>
  );
}

const joinHeaders = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

function RequestSide({ hookRequest: { headers, body } }: WebhookLog['payload']) {
  const { t } = useTranslation();
  return (
    <section className="webhook-side">
      <h2>{t('webhooks.request.request')}</h2>
      <CodeBlock title={t('webhooks.request.headers')} code={joinHeaders(headers)} plain wrap />
      <JsonView title={t('webhooks.request.body')} value={body} />
    </section>
  );
}

/** What a foreign server sent is text, never HTML. */
function AnswerSide({ response, error }: WebhookLog['payload']) {
  const { t } = useTranslation();
  return (
    <section className="webhook-side">
      <h2>
        {t('webhooks.request.response')}
        {response && ` ${response.statusCode}`}
      </h2>
      {error !== undefined && <Banner tone="danger">{error}</Banner>}
      {!response && <p>{t('webhooks.request.noAnswer')}</p>}
      {response?.body === '' && <p>{t('webhooks.request.emptyAnswer')}</p>}
      {response && response.body !== '' && (
        <CodeBlock title={t('webhooks.request.body')} code={response.body} plain wrap />
      )}
    </section>
  );
}

function Replay({ id, deliveryId }: { id: string; deliveryId: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { save: replay, isSaving } = useSave(replayWebhook);
  const mayWrite = useCan('write:data');
  if (!mayWrite) return null;
  const send = async () => {
    await replay({ params: { id }, body: { deliveryId } });
    toast.success(t('webhooks.request.replayed'));
  };
  return (
    <Button
      icon={<RotateCw />}
      loading={isSaving}
      // A failure is shown in a toast.
      onClick={() => void send().catch(() => undefined)}
    >
      {t('webhooks.request.replay')}
    </Button>
  );
}
