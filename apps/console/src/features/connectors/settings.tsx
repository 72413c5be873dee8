import { getConnector, updateConnector } from '@gatehouse/contract/connectors/endpoints';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { FormPart, SettingsForm } from '../../parts/forms/settings-form.tsx';
import { CallbackAddress } from './callback-address.tsx';
import { ConfigFields } from '../../parts/config/config-fields.tsx';
import { beginConfig, withConfig } from '../../parts/config/config-form.ts';
import { usePickText } from '../../parts/texts/use-pick-text.ts';
import { useIssuerCheck } from './use-issuer-check.ts';
import { TestMessage } from './test-message.tsx';
import { withoutTexts } from './texts/sms-texts.ts';

/** The tab Settings of a connector. */
export function ConnectorSettings() {
  const { t } = useTranslation();
  const pick = usePickText();
  const connector = useDetails(getConnector);
  const { id, connectorId, type, name, config, platform } = connector;
  const formItems = withoutTexts(connector);
  const { formRef, confirmChange } = useIssuerCheck(connector);
  return (
    <SettingsForm
      endpoint={withConfig(updateConnector, formItems)}
      params={{ id }}
      values={{ config: beginConfig(formItems, config) }}
      confirmChange={type === 'Social' ? confirmChange : undefined}
      isSplit
    >
      {(form) => {
        formRef.current = form;
        return (
          <>
            <SettingsSection
              title={t('connectors.settings.title')}
              description={t('connectors.settings.description', { name: pick(name) })}
            >
              {type === 'Social' && <CallbackAddress id={id} kind={connectorId} platform={platform} />}
              <FormPart>
                <div className="ui-fields">
                  <ConfigFields items={formItems} />
                </div>
              </FormPart>
            </SettingsSection>
            {type !== 'Social' && <TestMessage factoryId={connectorId} type={type} />}
          </>
        );
      }}
    </SettingsForm>
  );
}
