import { getConnector, updateConnector } from '@gatehouse/contract/connectors/endpoints';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDetails } from '../../parts/pages/details-page.tsx';
import type { Form, ValuesOf } from '../../parts/forms/form-state.ts';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { CallbackAddress } from './callback-address.tsx';
import { ConfigFields } from '../../parts/config/config-fields.tsx';
import { beginConfig, withConfig } from '../../parts/config/config-form.ts';
import { usePickText } from '../../parts/texts/use-pick-text.ts';
import { useCheck } from './use-check.ts';
import { TestMessage } from './test-message.tsx';
import { withoutTexts } from './texts/sms-texts.ts';

type ConnectorValues = ValuesOf<typeof updateConnector>;

/** The tab Settings of a connector. */
export function ConnectorSettings() {
  const { t } = useTranslation();
  const pick = usePickText();
  const connector = useDetails(getConnector);
  const { id, connectorId, type, name, config, platform } = connector;
  const formItems = withoutTexts(connector);
  const { check } = useCheck<ConnectorValues>(connectorId);
  const shown = useRef<Form<ConnectorValues>>(undefined);

  /** Only a change of the issuer is checked, so that other changes can be saved while the provider is down. */
  async function confirmChange(change: { config?: Record<string, unknown> }): Promise<boolean> {
    const isElsewhere = change.config !== undefined && change.config.issuer !== config.issuer;
    const form = shown.current;
    return !isElsewhere || form === undefined || check(form, form.getValues('config'));
  }
  return (
    <SettingsForm
      endpoint={withConfig(updateConnector, formItems)}
      params={{ id }}
      values={{ config: beginConfig(formItems, config) }}
      confirmChange={type === 'Social' ? confirmChange : undefined}
    >
      {(form) => {
        shown.current = form;
        return (
          <>
            <SettingsSection
              title={t('connectors.settings.title')}
              description={t('connectors.settings.description', { name: pick(name) })}
            >
              {type === 'Social' && <CallbackAddress id={id} kind={connectorId} platform={platform} />}
              <ConfigFields items={formItems} />
            </SettingsSection>
            {type !== 'Social' && <TestMessage factoryId={connectorId} type={type} />}
          </>
        );
      }}
    </SettingsForm>
  );
}
