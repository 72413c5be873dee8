import { listSsoConnectors } from '@gatehouse/contract/sso-connectors/endpoints';
import type { SsoConnector } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../parts/pages/list-page.tsx';
import { renderDomains, renderName } from './cells.tsx';
import { SsoStatus } from './sso-status.tsx';
import { SwitchedOff } from './switched-off.tsx';

/** The list of enterprise SSO connectors. */
export function SsoConnectorsList() {
  const { t } = useTranslation();
  return (
    <ListPage
      title={t('enterpriseSso.title')}
      description={t('enterpriseSso.description')}
      path="/enterprise-sso"
      create={t('enterpriseSso.create.action')}
      needs={{ key: 'enterpriseSsoLimit', isFeature: true }}
      endpoint={listSsoConnectors}
      rowKey={({ id }) => id}
      rowLabel={({ connectorName }) => connectorName}
      columns={[
        {
          field: 'connectorName',
          header: t('enterpriseSso.columns.name'),
          title: ({ connectorName }) => connectorName,
          cell: renderName,
        },
        { field: 'name', header: t('enterpriseSso.columns.kind'), width: '13rem' },
        {
          field: 'domains',
          header: t('enterpriseSso.columns.domains'),
          title: ({ domains }) => domains.join('\n'),
          cell: renderDomains,
        },
        {
          field: 'isReady',
          header: t('enterpriseSso.columns.status'),
          width: '10rem',
          cell: renderStatus,
        },
      ]}
      empty={{
        icon: <Building2 />,
        title: t('enterpriseSso.empty.title'),
        children: t('enterpriseSso.empty.text'),
      }}
    >
      <SwitchedOff />
    </ListPage>
  );
}

const renderStatus = (connector: SsoConnector) => <SsoStatus connector={connector} />;
