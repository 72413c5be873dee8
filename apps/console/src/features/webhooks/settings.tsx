import { getWebhook, updateWebhook } from '@gatehouse/contract/webhooks/endpoints';
import { webhookErrors } from '@gatehouse/contract/webhooks/webhooks';
import { Field } from '@gatehouse/ui/controls/field';
import { Select } from '@gatehouse/ui/controls/select';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSwitch, FormText } from '../../parts/forms/fields.tsx';
import { useLabel, type Form, type ValuesOf } from '../../parts/forms/form-state.ts';
import { FormPart, SettingsForm } from '../../parts/forms/settings-form.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { EventsField } from './events-field.tsx';
import { HeadersField } from './headers-field.tsx';
import { SigningKey } from './signing-key.tsx';
import { TestWebhook } from './test.tsx';

/** The settings of a webhook. */
export function WebhookSettings() {
  const { t } = useTranslation();
  const webhook = useDetails(getWebhook);
  const { id, name, event, events, config, enabled } = webhook;
  const { url, headers = {}, retries = 3 } = config;
  // Older webhooks have one event.
  const subscribed = events.length > 0 || event === null ? events : [event];
  const values = { name, enabled, events: subscribed, config: { url, headers, retries } };
  return (
    <SettingsForm
      endpoint={updateWebhook}
      params={{ id }}
      values={values}
      errorFields={{ [webhookErrors.missingEvents.code]: 'events' }}
      isSplit
    >
      {(form) => (
        <>
          <FormPart>
            <SettingsSection
              title={t('webhooks.general.title')}
              description={t('webhooks.general.description')}
            >
              <FormText form={form} name="name" label={t('webhooks.name')} autoComplete="off" />
              <FormText
                form={form}
                name="config.url"
                label={t('webhooks.url')}
                help={t('webhooks.urlHelp')}
                inputMode="url"
                mono
              />
              <FormSwitch
                form={form}
                name="enabled"
                label={t('webhooks.general.enabled')}
                help={t('webhooks.general.enabledHelp')}
              />
            </SettingsSection>
            <SettingsSection
              title={t('webhooks.subscribed.title')}
              description={t('webhooks.subscribed.description')}
            >
              <EventsField form={form} name="events" />
            </SettingsSection>
            <SettingsSection
              title={t('webhooks.delivery.title')}
              description={t('webhooks.delivery.description')}
            >
              <HeadersField form={form} name="config.headers" />
              <RetriesField form={form} />
            </SettingsSection>
          </FormPart>
          <SettingsSection title={t('webhooks.key.title')} description={t('webhooks.key.description')}>
            <SigningKey id={id} />
          </SettingsSection>
          <SettingsSection title={t('webhooks.test.title')} description={t('webhooks.test.description')}>
            <TestWebhook id={id} config={config} events={subscribed} />
          </SettingsSection>
        </>
      )}
    </SettingsForm>
  );
}

const retryCounts = ['none', 'one', 'two', 'three'] as const;

function RetriesField({ form }: { form: Form<ValuesOf<typeof updateWebhook>> }) {
  const { t } = useTranslation();
  const name = 'config.retries';
  const label = t('webhooks.delivery.retries');
  useLabel(name, label);
  return (
    <Field label={label} help={t('webhooks.delivery.retriesHelp')}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange } }) => (
          <Select
            options={retryCounts.map((name, count) => ({
              value: String(count),
              label: t(`webhooks.delivery.retryCounts.${name}`),
            }))}
            value={String(value ?? 3)}
            onChange={({ target }) => onChange(Number(target.value))}
          />
        )}
      />
    </Field>
  );
}
