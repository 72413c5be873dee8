import { listTenantInvitations } from '@gatehouse/contract/tenant-members/invitation-endpoints';
import type { TenantInvitation } from '@gatehouse/contract/tenant-members/invitations';
import { Status, type Tone } from '@gatehouse/ui/data/badge';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { type Column, Table } from '@gatehouse/ui/data/table';
import { EmptyState } from '@gatehouse/ui/states/empty-state';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { MailPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantId } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { RoleNames } from './role-names.tsx';
import { useInvitationMenu } from './use-invitation-menu.tsx';

const tones: Record<TenantInvitation['status'], Tone> = {
  Pending: 'warning',
  Accepted: 'success',
  Expired: 'neutral',
  Revoked: 'neutral',
};

const statusCell = ({ status }: TenantInvitation) => <InvitationStatus status={status} />;
const roleCell = ({ organizationRoles }: TenantInvitation) => (
  <RoleNames organizationRoles={organizationRoles} />
);
const expiryCell = ({ expiresAt }: TenantInvitation) => <RelativeTime time={expiresAt} />;

/** The invitations to administer the tenant. */
export function Component() {
  const { t } = useTranslation();
  const tenantId = useTenantId() ?? '';
  const mayInvite = useCan('invite:member');
  const { data, error, retry } = useApi(
    listTenantInvitations,
    { params: { tenantId } },
    { enabled: mayInvite },
  );
  const { rowMenu, dialog } = useInvitationMenu();
  if (!mayInvite) return <ForbiddenState permission="invite:member" who={t('app.forbidden.who')} />;

  const columns: Column<TenantInvitation>[] = [
    {
      key: 'invitee',
      header: t('tenantMembers.invitations.columns.invitee'),
      width: '32%',
      cell: ({ invitee }) => invitee,
    },
    {
      key: 'status',
      header: t('tenantMembers.invitations.columns.status'),
      width: '8rem',
      cell: statusCell,
    },
    {
      key: 'role',
      header: t('tenantMembers.invitations.columns.role'),
      cell: roleCell,
    },
    {
      key: 'inviter',
      header: t('tenantMembers.invitations.columns.inviter'),
      minor: true,
      cell: ({ inviterName }) => inviterName ?? '—',
    },
    {
      key: 'expires',
      header: t('tenantMembers.invitations.columns.expires'),
      width: '9rem',
      labelled: true,
      cell: expiryCell,
    },
  ];
  return (
    <>
      <Table
        label={t('tenantMembers.tabs.invitations')}
        columns={columns}
        rows={error ? [] : data}
        rowKey={({ id }) => id}
        rowLabel={({ invitee }) => invitee}
        rowMenu={rowMenu}
        expectedRows={3}
        empty={
          error ? (
            <Failed error={error} onRetry={retry} />
          ) : (
            <EmptyState icon={<MailPlus />} title={t('tenantMembers.invitations.empty.title')}>
              {t('tenantMembers.invitations.empty.text')}
            </EmptyState>
          )
        }
      />
      {dialog}
    </>
  );
}

function InvitationStatus({ status }: Pick<TenantInvitation, 'status'>) {
  const { t } = useTranslation();
  return <Status tone={tones[status]}>{t(`tenantMembers.invitations.status.${status}`)}</Status>;
}
