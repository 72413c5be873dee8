import type { RegisteredClient } from '@gatehouse/contract/client-registration/client-registration';
import { listRegisteredClients } from '@gatehouse/contract/client-registration/endpoints';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { LayoutGrid } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../../app/tenant.ts';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { ResourceTable } from '../../../parts/pages/resource-table.tsx';

const targetsCell = ({ redirectTargets }: RegisteredClient) => (
  <span dir="ltr">{redirectTargets.join(', ')}</span>
);

const expiryCell = ({ expiresAt }: RegisteredClient) => <Expiry expiresAt={expiresAt} />;

function Expiry({ expiresAt }: Pick<RegisteredClient, 'expiresAt'>) {
  const { t } = useTranslation();
  return expiresAt === null ? t('applications.registration.clients.used') : <RelativeTime time={expiresAt} />;
}

/** The clients that registered themselves. */
export function Clients() {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <AnchoredSection
      name="clients"
      title={t('applications.registration.clients.title')}
      description={t('applications.registration.clients.text')}
    >
      <ResourceTable
        endpoint={listRegisteredClients}
        label={t('applications.registration.clients.title')}
        rowKey={({ applicationId }) => applicationId}
        rowLabel={({ name }) => name}
        rowHref={({ applicationId }) => path(`/applications/${applicationId}`)}
        columns={[
          { field: 'name', header: t('applications.registration.clients.columns.name') },
          {
            field: 'redirectTargets',
            header: t('applications.registration.clients.columns.targets'),
            cell: targetsCell,
          },
          {
            field: 'tokenName',
            header: t('applications.registration.clients.columns.source'),
            width: '10rem',
            minor: true,
            cell: ({ tokenName, source }) =>
              tokenName ?? (source === 'Open' ? t('applications.registration.clients.open') : null),
          },
          {
            field: 'expiresAt',
            header: t('applications.registration.clients.columns.expires'),
            width: '11rem',
            labelled: true,
            cell: expiryCell,
          },
        ]}
        empty={{
          icon: <LayoutGrid />,
          title: t('applications.registration.clients.emptyTitle'),
          children: t('applications.registration.clients.emptyText'),
        }}
      />
    </AnchoredSection>
  );
}
