import {
  getSsoConnector,
  listSsoConnectorProviders,
  updateSsoConnector,
} from '@gatehouse/contract/sso-connectors/endpoints';
import type { SsoConnector, SsoConnectorProvider } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { ConfigFields } from '../../parts/config/config-fields.tsx';
import { beginConfig, withConfig } from '../../parts/config/config-form.ts';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { WithGuide } from '../../parts/markdown/with-guide.tsx';
import { FormPart, SettingsForm } from '../../parts/forms/settings-form.tsx';
import { Loaded } from '../../parts/pages/loaded.tsx';
import { LookUp } from './look-up.tsx';
import { ServiceAddresses } from './service-addresses.tsx';

/** The tab Connection: values for the identity provider, its settings, and a check of them. */
export function SsoConnection() {
  const connector = useDetails(getSsoConnector);
  return (
    <Loaded endpoint={listSsoConnectorProviders}>
      {(kinds) => {
        const kind = kinds.find(({ providerName }) => providerName === connector.providerName);
        return kind && <Connection connector={connector} kind={kind} />;
      }}
    </Loaded>
  );
}

function Connection({ connector, kind }: { connector: SsoConnector; kind: SsoConnectorProvider }) {
  const { t } = useTranslation();
  const { id, config, providerName, providerConfig } = connector;
  const { formItems, readme } = kind;
  return (
    <WithGuide guide={readme}>
      <SettingsForm
        endpoint={withConfig(updateSsoConnector, formItems)}
        params={{ id }}
        values={{ config: beginConfig(formItems, config) }}
        isSplit
      >
        {() => (
          <>
            <ServiceAddresses addresses={providerConfig.serviceProvider} />
            <FormPart>
              <SettingsSection
                title={t('enterpriseSso.settings.title')}
                description={t('enterpriseSso.settings.description')}
              >
                <ConfigFields items={formItems} />
              </SettingsSection>
            </FormPart>
            <LookUp providerName={providerName} />
          </>
        )}
      </SettingsForm>
    </WithGuide>
  );
}
