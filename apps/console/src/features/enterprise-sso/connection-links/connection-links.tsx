import type { ConnectionLink } from '@gatehouse/contract/connection-links/connection-links';
import { createConnectionLink, listConnectionLinks } from '@gatehouse/contract/connection-links/endpoints';
import { getSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { type Tone, Status } from '@gatehouse/ui/data/badge';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { Link2, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../app/use-can.ts';
import { useDetails } from '../../../parts/pages/details-page.tsx';
import { ResourceTable } from '../../../parts/pages/resource-table.tsx';
import { CreateLink } from './create-link.tsx';
import { useLinkMenu } from './use-link-menu.tsx';

const tones: Record<ConnectionLink['status'], Tone> = {
  waiting: 'neutral',
  opened: 'neutral',
  submitted: 'warning',
  confirmed: 'success',
  expired: 'neutral',
  revoked: 'neutral',
};
const nameOf = ({ organizationName }: ConnectionLink) => organizationName;
const statusCell = ({ status }: ConnectionLink) => <LinkStatus status={status} />;
const createdCell = ({ createdAt }: ConnectionLink) => <RelativeTime time={createdAt} />;
const expiryCell = ({ expiresAt }: ConnectionLink) => <RelativeTime time={expiresAt} />;

/** The tab Connection links: links for customers' administrators, and what they propose. */
export function ConnectionLinks() {
  const { t } = useTranslation();
  const { id } = useDetails(getSsoConnector);
  const [isCreating, setCreating] = useState(false);
  const mayCreate = useCan(createConnectionLink.permission);
  const { rowMenu, dialog, review } = useLinkMenu(id);
  const create = mayCreate && (
    <Button icon={<Plus />} onClick={() => setCreating(true)}>
      {t('enterpriseSso.links.create.action')}
    </Button>
  );
  const proposalCell = (link: ConnectionLink) =>
    link.status === 'submitted' && (
      <Button size="small" onClick={() => review(link)}>
        {t('enterpriseSso.links.review')}
      </Button>
    );
  return (
    <>
      <ResourceTable
        endpoint={listConnectionLinks}
        params={{ id }}
        label={t('enterpriseSso.tabs.connection-links')}
        rowKey={(link) => link.id}
        rowLabel={nameOf}
        rowMenu={rowMenu}
        actions={create}
        columns={[
          {
            field: 'organizationName',
            header: t('enterpriseSso.links.columns.organization'),
            width: '34%',
            title: nameOf,
          },
          {
            field: 'status',
            header: t('enterpriseSso.links.columns.status'),
            width: '11rem',
            cell: statusCell,
          },
          {
            field: 'createdAt',
            header: t('enterpriseSso.links.columns.created'),
            minor: true,
            cell: createdCell,
          },
          {
            field: 'expiresAt',
            header: t('enterpriseSso.links.columns.expires'),
            labelled: true,
            cell: expiryCell,
          },
          {
            field: 'submittedAt',
            header: t('enterpriseSso.links.columns.proposal'),
            width: '9rem',
            cell: proposalCell,
          },
        ]}
        empty={{
          icon: <Link2 />,
          title: t('enterpriseSso.links.empty.title'),
          children: t('enterpriseSso.links.empty.text'),
        }}
      />
      {dialog}
      {isCreating && <CreateLink connectorId={id} onClose={() => setCreating(false)} />}
    </>
  );
}

function LinkStatus({ status }: Pick<ConnectionLink, 'status'>) {
  const { t } = useTranslation();
  return <Status tone={tones[status]}>{t(`enterpriseSso.links.status.${status}`)}</Status>;
}
