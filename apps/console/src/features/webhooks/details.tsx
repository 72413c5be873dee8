import { deleteWebhook, getWebhook } from '@gatehouse/contract/webhooks/endpoints';
import { IconTile } from '@gatehouse/ui/layout/page-header';
import { Shapes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { DetailsPage } from '../../parts/pages/details-page.tsx';

/** One webhook. */
export function WebhookDetails() {
  const { t } = useTranslation();
  const { save: remove } = useSave(deleteWebhook);
  return (
    <DetailsPage
      endpoint={getWebhook}
      list={{ path: '/webhooks', label: t('webhooks.title') }}
      name={(webhook) => webhook.name}
      renderIcon={() => (
        <IconTile>
          <Shapes />
        </IconTile>
      )}
      tabs={[{ path: 'general', label: t('webhooks.tabs.general') }]}
      removal={({ id, name }) => ({
        label: t('webhooks.delete.action'),
        title: t('webhooks.delete.title', { name }),
        text: t('webhooks.delete.text'),
        remove: () => remove({ params: { id } }),
      })}
    />
  );
}
