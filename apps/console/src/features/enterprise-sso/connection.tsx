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
import { beginConfig, type ConfigForm, withConfig } from '../../parts/config/config-form.ts';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { WithGuide } from '../../parts/markdown/with-guide.tsx';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { SettingsSkeleton } from '../../parts/pages/settings-skeleton.tsx';
import { LookUp } from './look-up.tsx';
import { ServiceAddresses } from './service-addresses.tsx';

/** What each side has to know of the other, and what the provider says about itself. */
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
        {(form) => {
          const configForm = form as unknown as ConfigForm;
          return (
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
                <ConfigFields form={configForm} items={formItems} />
              </SettingsSection>
              <LookUp form={configForm} providerName={providerName} />
            </>
          );
        }}
      </SettingsForm>
    </WithGuide>
  );
}
