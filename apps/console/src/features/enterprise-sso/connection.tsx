import {
  getSsoConnector,
  listSsoConnectorProviders,
  updateSsoConnector,
} from '@gatehouse/contract/sso-connectors/endpoints';
import type { SsoConnector, SsoConnectorProvider } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { ConfigFields } from '../../parts/config/config-fields.tsx';
import { beginConfig, withConfig } from '../../parts/config/config-form.ts';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { WithGuide } from '../../parts/markdown/with-guide.tsx';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { SettingsSkeleton } from '../../parts/pages/settings-skeleton.tsx';
import { LookUp } from './look-up.tsx';
import { ServiceAddresses } from './service-addresses.tsx';

/** The tab Connection: values for the identity provider, its settings, and a check of them. */
export function SsoConnection() {
  const connector = useDetails(getSsoConnector);
  const { data, error, retry } = useApi(listSsoConnectorProviders, {});
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!data) return <SettingsSkeleton />;
  const kind = data.find(({ providerName }) => providerName === connector.providerName);
  return kind && <Connection connector={connector} kind={kind} />;
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
      >
        {() => (
          <>
            <SettingsSection
              title={t('enterpriseSso.addresses.title')}
              description={t('enterpriseSso.addresses.description')}
            >
              <ServiceAddresses addresses={providerConfig.serviceProvider} />
            </SettingsSection>
            <SettingsSection
              title={t('enterpriseSso.settings.title')}
              description={t('enterpriseSso.settings.description')}
            >
              <ConfigFields items={formItems} />
            </SettingsSection>
            <LookUp providerName={providerName} />
          </>
        )}
      </SettingsForm>
    </WithGuide>
  );
}
