import { deleteWebhook, getWebhook } from '@gatehouse/contract/webhooks/endpoints';
import type { Webhook as Hook } from '@gatehouse/contract/webhooks/webhooks';
import { useLocale } from '@gatehouse/ui/base/texts';
import { IconTile } from '@gatehouse/ui/layout/page-header';
import { Banner } from '@gatehouse/ui/states/banner';
import { Webhook } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { DetailsPage } from '../../parts/pages/details-page.tsx';
import { WebhookStatus } from './list.tsx';

/** One webhook. */
export function WebhookDetails() {
  const { t } = useTranslation();
  const { save: remove } = useSave(deleteWebhook);
  return (
    <DetailsPage
      endpoint={getWebhook}
      list={{ path: '/webhooks', label: t('webhooks.title') }}
      name={({ name, config }) => name || config.url}
      renderIcon={() => (
        <IconTile>
          <Webhook />
        </IconTile>
      )}
      facts={(webhook) => [<WebhookStatus key="status" {...webhook} />]}
      renderAbove={(webhook) => <Trouble {...webhook} />}
      tabs={[
        { path: 'settings', label: t('webhooks.tabs.settings') },
        { path: 'recent-requests', label: t('webhooks.tabs.requests') },
      ]}
      removal={({ id, name, config }) => ({
        label: t('webhooks.delete.action'),
        title: t('webhooks.delete.title', { name: name || config.url }),
        text: t('webhooks.delete.text'),
        remove: () => remove({ params: { id } }),
      })}
    />
  );
}

/** That its endpoint fails, or that it was disabled for that. */
function Trouble({ enabled, disabledAt, failingSince }: Hook) {
  const { t } = useTranslation();
  const locale = useLocale();
  const name = (time: number) =>
    new Date(time).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  if (!enabled && disabledAt !== null)
    return (
      <Banner tone="danger" title={t('webhooks.disabledAfter.title', { time: name(disabledAt) })}>
        {t('webhooks.disabledAfter.text')}
      </Banner>
    );
  if (!enabled || failingSince === null) return null;
  return (
    <Banner tone="warning" title={t('webhooks.failing.title', { time: name(failingSince) })}>
      {t('webhooks.failing.text')}
    </Banner>
  );
}
