import { createWebhook } from '@gatehouse/contract/webhooks/endpoints';
import { webhookErrors } from '@gatehouse/contract/webhooks/webhooks';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../app/tenant.ts';
import { CreateDialog } from '../../parts/forms/create-dialog.tsx';
import { FormText } from '../../parts/forms/fields.tsx';
import { EventsField } from './events-field.tsx';

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
      values={{ name: '', config: { url: '' }, events: [] }}
      errorFields={{ [webhookErrors.missingEvents.code]: 'events' }}
      goTo={(webhook) => path(`/webhooks/${webhook.id}`)}
    >
      {(form) => (
        <>
          <FormText form={form} name="name" label={t('webhooks.name')} autoComplete="off" />
          <FormText
            form={form}
            name="config.url"
            label={t('webhooks.url')}
            help={t('webhooks.urlHelp')}
            placeholder="https://api.example.com/webhooks"
            inputMode="url"
            mono
          />
          <EventsField form={form} name="events" />
        </>
      )}
    </CreateDialog>
  );
}
