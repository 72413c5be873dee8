import { getConnector, updateConnector } from '@gatehouse/contract/connectors/endpoints';
import { KeyValue } from '@gatehouse/ui/data/key-value';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { FormSwitch } from '../../parts/forms/fields.tsx';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { TokenStorage } from '../../parts/providers/token-storage.tsx';
import { ProviderFields } from './provider-fields.tsx';

/** The tab General of a connector. */
export function ConnectorGeneral() {
  const { t } = useTranslation();
  const connector = useDetails(getConnector);
  const { id, type, connectorId, target, platform, isStandard, metadata, syncProfile } = connector;
  const { enableTokenStorage, isTokenStorageSupported } = connector;
  const facts = {
    kind: <code dir="ltr">{connectorId}</code>,
    target: <code dir="ltr">{target}</code>,
    platform: platform && t(`connectors.social.platforms.${platform}`),
  };
  return (
    <>
      {type === 'Social' && (
        <SettingsForm
          endpoint={updateConnector}
          params={{ id }}
          values={{
            syncProfile,
            ...(isTokenStorageSupported ? { enableTokenStorage } : {}),
            ...(isStandard ? { metadata } : {}),
          }}
        >
          {(form) => (
            <>
              {isStandard && <ProviderFields />}
              <SettingsSection
                title={t('connectors.general.profile')}
                description={t('connectors.general.profileDescription')}
              >
                <FormSwitch
                  form={form}
                  name="syncProfile"
                  label={t('connectors.general.syncProfile')}
                  help={t('connectors.general.syncProfileHelp')}
                />
              </SettingsSection>
              {isTokenStorageSupported && (
                <TokenStorage form={form} name="enableTokenStorage" isStored={enableTokenStorage} />
              )}
            </>
          )}
        </SettingsForm>
      )}
      <SettingsSection
        title={t('connectors.general.about')}
        description={t('connectors.general.aboutDescription')}
      >
        <KeyValue
          items={(['kind', 'target', 'platform'] as const)
            .filter((key) => facts[key])
            .map((key) => ({ key, label: t(`connectors.general.${key}`), value: facts[key] }))}
        />
      </SettingsSection>
    </>
  );
}
