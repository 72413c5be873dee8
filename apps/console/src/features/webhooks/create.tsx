import { createWebhook } from '@gatehouse/contract/webhooks/endpoints';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../app/tenant.ts';
import { CreateDialog } from '../../parts/forms/create-dialog.tsx';
import { FormText } from '../../parts/forms/fields.tsx';

/** Creates a webhook. */
export function CreateWebhook() {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <CreateDialog
      endpoint={createWebhook}
      title={t('webhooks.create.title')}
      description={t('webhooks.create.description')}
      submit={t('webhooks.create.action')}
      values={{ name: '' }}
      goTo={(webhook) => path(`/webhooks/${webhook.id}`)}
    >
      {(form) => <FormText form={form} name="name" label={t('webhooks.name')} autoComplete="off" />}
    </CreateDialog>
  );
}
