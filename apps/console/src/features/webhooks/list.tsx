import { listWebhooks } from '@gatehouse/contract/webhooks/endpoints';
import { Shapes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../parts/pages/list-page.tsx';

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
      search={t('webhooks.search')}
      rowKey={(webhook) => webhook.id}
      rowLabel={(webhook) => webhook.name}
      columns={[{ field: 'name', header: t('webhooks.columns.name') }]}
      empty={{ icon: <Shapes />, title: t('webhooks.empty.title'), children: t('webhooks.empty.text') }}
    />
  );
}
