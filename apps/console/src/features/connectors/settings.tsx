import { getConnector, updateConnector } from '@gatehouse/contract/connectors/endpoints';
import { SettingsSection } from '@gatehouse/ui/settings-section';
import { useTranslation } from 'react-i18next';
import { useDetails } from '../../parts/details-page.tsx';
import { SettingsForm } from '../../parts/settings-form.tsx';
import { CallbackAddress } from './callback-address.tsx';
import { ConfigFields } from '../../parts/config/config-fields.tsx';
import { beginConfig, type ConfigForm, withConfig } from '../../parts/config/config-form.ts';
import { usePickText } from '../../parts/use-pick-text.ts';
import { TestMessage } from './test-message.tsx';
import { withoutSmsTexts } from './texts/sms-texts.ts';

/** What the connector needs to know, and a test of it. */
export function ConnectorSettings() {
  const { t } = useTranslation();
  const pick = usePickText();
  const connector = useDetails(getConnector);
  const { id, connectorId, type, name, config, platform } = connector;
  const formItems = withoutSmsTexts(connector);
  return (
    <SettingsForm
      endpoint={withConfig(updateConnector, formItems)}
      params={{ id }}
      values={{ config: beginConfig(formItems, config) }}
    >
      {(form) => {
        const configForm = form as unknown as ConfigForm;
        return (
          <>
            <SettingsSection
              title={t('connectors.settings.title')}
              description={t('connectors.settings.description', { name: pick(name) })}
            >
              {type === 'Social' && <CallbackAddress id={id} kind={connectorId} platform={platform} />}
              <ConfigFields form={configForm} items={formItems} />
            </SettingsSection>
            {type !== 'Social' && <TestMessage form={configForm} factoryId={connectorId} type={type} />}
          </>
        );
      }}
    </SettingsForm>
  );
}
