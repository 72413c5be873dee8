import { getWebhook, updateWebhook } from '@gatehouse/contract/webhooks/endpoints';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { FormText } from '../../parts/forms/fields.tsx';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';

/** The settings of a webhook. */
export function WebhookGeneral() {
  const { t } = useTranslation();
  const { tenantId: _tenant, id, ...values } = useDetails(getWebhook);
  return (
    <SettingsForm endpoint={updateWebhook} params={{ id }} values={values}>
      {(form) => (
        <SettingsSection title={t('webhooks.general.title')} description={t('webhooks.general.description')}>
          <FormText form={form} name="name" label={t('webhooks.name')} />
        </SettingsSection>
      )}
    </SettingsForm>
  );
}
