import type { ConnectorMetadata } from '@gatehouse/contract/connectors/connectors';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useEffect, useRef } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorOf, FormText } from '../../parts/forms/fields.tsx';
import { ImageField } from '../../parts/forms/image-field.tsx';
import { suggestTarget } from './suggest-target.ts';
import type { Form } from '../../parts/forms/form-state.ts';

interface ProviderValues {
  metadata: ConnectorMetadata;
}
type ProviderForm = Form<ProviderValues>;

/** Name, logo and target of a standard connector's provider, which only the administrator knows. Inside the connector's form. */
export function ProviderFields({ isNew }: { isNew?: boolean }) {
  const { t } = useTranslation();
  const form: ProviderForm = useFormContext<ProviderValues, unknown, FieldValues>();
  return (
    <SettingsSection
      title={t('connectors.settings.provider')}
      description={t('connectors.settings.providerDescription')}
    >
      <FormText
        form={form}
        name="metadata.name.en"
        label={t('connectors.settings.name')}
        autoComplete="off"
      />
      {isNew && <TargetField form={form} />}
      <ImageField
        form={form}
        name="metadata.logo"
        whenEmpty="absent"
        label={t('connectors.settings.logo')}
        help={t('connectors.settings.logoHelp')}
        placeholder="https://example.com/logo.svg"
        error={errorOf({ form, name: 'metadata.logo' })}
      />
      <ImageField
        form={form}
        name="metadata.logoDark"
        whenEmpty="null"
        label={t('connectors.settings.logoDark')}
        help={t('connectors.settings.logoDarkHelp')}
        placeholder="https://example.com/logo-dark.svg"
        error={errorOf({ form, name: 'metadata.logoDark' })}
      />
    </SettingsSection>
  );
}

/** Suggests a target from the name until the user changes it. It can't be changed after creation. */
function TargetField({ form }: { form: ProviderForm }) {
  const { t } = useTranslation();
  const suggested = useRef('');
  const name = form.watch('metadata.name.en') ?? '';
  useEffect(() => {
    const target = form.getValues('metadata.target') ?? '';
    if (target !== suggested.current) return;
    suggested.current = suggestTarget(name);
    if (target !== suggested.current) form.setValue('metadata.target', suggested.current);
  }, [form, name]);
  return (
    <FormText
      form={form}
      name="metadata.target"
      label={t('connectors.settings.target')}
      help={t('connectors.settings.targetHelp')}
      placeholder="acme"
      autoComplete="off"
    />
  );
}
