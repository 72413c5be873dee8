import { getSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { startSsoConnectorTest } from '@gatehouse/contract/sign-in-tests/endpoints';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../app/tenant.ts';
import { DetailsPage } from '../../parts/pages/details-page.tsx';
import { SsoLogo } from '../../parts/providers/sso-logo.tsx';
import { TestSignIn } from '../../parts/sign-in-tests/test-sign-in.tsx';
import { SsoStatus } from './sso-status.tsx';
import { useRemoval } from './use-removal.ts';

/** The page of a connector. */
export function SsoConnectorDetails() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const describeRemoval = useRemoval();
  return (
    <DetailsPage
      endpoint={getSsoConnector}
      list={{ path: '/enterprise-sso', label: t('enterpriseSso.title') }}
      name={({ connectorName }) => connectorName}
      renderIcon={(connector) => <SsoLogo connector={connector} size={44} />}
      facts={(connector) => [
        connector.name,
        <SsoStatus
          key="status"
          connector={connector}
          domainsPath={path(`/enterprise-sso/${connector.id}/experience`)}
        />,
      ]}
      tabs={[
        { path: 'connection', label: t('enterpriseSso.tabs.connection') },
        { path: 'experience', label: t('enterpriseSso.tabs.experience') },
        { path: 'connection-links', label: t('enterpriseSso.tabs.connection-links') },
        {
          path: 'idp-initiated-auth',
          label: t('enterpriseSso.tabs.idp-initiated-auth'),
          isFor: ({ providerType }) => providerType === 'saml',
        },
      ]}
      renderActions={({ id, connectorName }) => (
        <TestSignIn endpoint={startSsoConnectorTest} params={{ ssoConnectorId: id }} name={connectorName} />
      )}
      removal={describeRemoval}
    />
  );
}
