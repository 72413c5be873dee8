import { getSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { listSsoConnectors } from '@gatehouse/contract/sso-connectors/endpoints';
import type { SsoConnector } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { Banner } from '@gatehouse/ui/states/banner';
import { ButtonLink } from '@gatehouse/ui/controls/button';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { ListPage } from '../../parts/pages/list-page.tsx';
import { SsoLogo } from '../../parts/providers/sso-logo.tsx';
import { SsoStatus } from './sso-status.tsx';
import './enterprise-sso.css';

/** The list of enterprise SSO connectors. */
export function SsoConnectorsList() {
  const { t } = useTranslation();
  return (
    <ListPage
      title={t('enterpriseSso.title')}
      description={t('enterpriseSso.description')}
      path="/enterprise-sso"
      create={t('enterpriseSso.create.action')}
      endpoint={listSsoConnectors}
      rowKey={({ id }) => id}
      rowLabel={({ connectorName }) => connectorName}
      columns={[
        {
          field: 'connectorName',
          header: t('enterpriseSso.columns.name'),
          width: '30%',
          title: ({ connectorName }) => connectorName,
          cell: renderName,
        },
        { field: 'name', header: t('enterpriseSso.columns.kind'), width: '22%', minor: true },
        {
          field: 'domains',
          header: t('enterpriseSso.columns.domains'),
          title: ({ domains }) => domains.join('\n'),
          cell: renderDomains,
        },
        {
          field: 'isReady',
          header: t('enterpriseSso.columns.status'),
          width: '11rem',
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

const renderName = (connector: SsoConnector) => (
  <>
    <SsoLogo connector={connector} />
    <span>{connector.connectorName}</span>
  </>
);
const shownDomains = 2;
const renderDomains = ({ domains }: SsoConnector) => {
  if (domains.length === 0) return '—';
  const more = domains.length - shownDomains;
  return (
    <span className="sso-domains" dir="ltr">
      <span>{domains.slice(0, shownDomains).join(', ')}</span>
      {more > 0 && <span>+{more}</span>}
    </span>
  );
};
const renderStatus = (connector: SsoConnector) => <SsoStatus connector={connector} />;

/** A notice if enterprise SSO is turned off in the sign-in experience. */
function SwitchedOff() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const enabled = useCan(getSignInExperience.permission);
  const { data } = useApi(getSignInExperience, {}, { enabled });
  if (!data || data.singleSignOnEnabled) return null;
  return (
    <div className="sso-off">
      <Banner
        tone="warning"
        action={
          <ButtonLink size="small" href={path('/sign-in-experience/sign-up-and-sign-in')}>
            {t('enterpriseSso.off.action')}
          </ButtonLink>
        }
      >
        {t('enterpriseSso.off.text')}
      </Banner>
    </div>
  );
}
