import type { ConnectorMetadata } from '@gatehouse/contract/connectors/connectors';
import { SettingsSection } from '@gatehouse/ui/settings-section';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../parts/fields.tsx';
import type { Form } from '../../parts/form-state.ts';

/** A form that holds what a standard connector says about its provider. */
export type ProviderForm = Form<{ metadata: ConnectorMetadata }>;

/** Name, logo and target of a provider that only the administrator knows: a standard connector speaks a protocol, to anybody. */
export function ProviderFields({ form, isNew }: { form: ProviderForm; isNew?: boolean }) {
  const { t } = useTranslation();
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
      <FormText
        form={form}
        name="metadata.logo"
        whenEmpty="absent"
        label={t('connectors.settings.logo')}
        help={t('connectors.settings.logoHelp')}
        placeholder="https://example.com/logo.svg"
        autoComplete="off"
      />
      <FormText
        form={form}
        name="metadata.logoDark"
        whenEmpty="null"
        label={t('connectors.settings.logoDark')}
        autoComplete="off"
      />
      {isNew && (
        <FormText
          form={form}
          name="metadata.target"
          label={t('connectors.settings.target')}
          help={t('connectors.settings.targetHelp')}
          placeholder="example"
          autoComplete="off"
        />
      )}
    </SettingsSection>
  );
}
