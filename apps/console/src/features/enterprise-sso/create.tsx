import { createSsoConnector, listSsoConnectorProviders } from '@gatehouse/contract/sso-connectors/endpoints';
import { ssoErrors } from '@gatehouse/contract/sso-connectors/errors';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { CreateDialog } from '../../parts/forms/create-dialog.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { FormRadios, FormText } from '../../parts/forms/fields.tsx';
import { ProviderLogo } from '../../parts/providers/provider-logo.tsx';

/** Creates a connector. Its page with the settings opens next. */
export function CreateSsoConnector() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { data: kinds, error, retry } = useApi(listSsoConnectorProviders, {});
  return (
    <CreateDialog
      endpoint={createSsoConnector}
      title={t('enterpriseSso.create.title')}
      description={t('enterpriseSso.create.description')}
      submit={t('enterpriseSso.create.action')}
      values={{
        // No default: the user has to choose.
        providerName: undefined,
        connectorName: '',
      }}
      errorFields={{ [ssoErrors.nameInUse.code]: 'connectorName' }}
      goTo={({ id }) => path(`/enterprise-sso/${id}`)}
    >
      {(form) => (
        <>
          {error && <Failed error={error} onRetry={retry} />}
          {!error && !kinds && <Skeleton width="100%" height="12rem" />}
          {kinds && (
            <FormRadios
              form={form}
              name="providerName"
              label={t('enterpriseSso.create.kind')}
              variant="cards"
              options={kinds.map(({ providerName, name, description, logo, logoDark }) => ({
                value: providerName,
                label: name,
                help: description,
                icon: <ProviderLogo logo={logo} logoDark={logoDark} />,
              }))}
            />
          )}
          <FormText
            form={form}
            name="connectorName"
            label={t('enterpriseSso.create.name')}
            help={t('enterpriseSso.create.nameHelp')}
            placeholder={t('enterpriseSso.create.namePlaceholder')}
            autoComplete="off"
          />
        </>
      )}
    </CreateDialog>
  );
}
