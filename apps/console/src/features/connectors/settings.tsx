import { getConnector, updateConnector } from '@gatehouse/contract/connectors/endpoints';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { CallbackAddress } from './callback-address.tsx';
import { ConfigFields } from '../../parts/config/config-fields.tsx';
import { beginConfig, type ConfigForm, withConfig } from '../../parts/config/config-form.ts';
import { usePickText } from '../../parts/texts/use-pick-text.ts';
import { useCheck } from './use-check.ts';
import { TestMessage } from './test-message.tsx';
import { withoutTexts } from './texts/sms-texts.ts';

/** What the connector needs to know, and a test of it. */
export function ConnectorSettings() {
  const { t } = useTranslation();
  const pick = usePickText();
  const connector = useDetails(getConnector);
  const { id, connectorId, type, name, config, platform } = connector;
  const formItems = withoutTexts(connector);
  const { check } = useCheck(connectorId);
  const shown = useRef<ConfigForm>(undefined);

  /** A provider that is down for a while is no reason not to change anything else. */
  async function confirmChange(change: { config?: Record<string, unknown> }): Promise<boolean> {
    const isElsewhere = change.config !== undefined && change.config.issuer !== config.issuer;
    return !isElsewhere || shown.current === undefined || check(shown.current);
  }
  return (
    <SettingsForm
      endpoint={withConfig(updateConnector, formItems)}
      params={{ id }}
      values={{ config: beginConfig(formItems, config) }}
      confirmChange={type === 'Social' ? confirmChange : undefined}
    >
      {(form) => {
        const configForm = form as unknown as ConfigForm;
        shown.current = configForm;
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
