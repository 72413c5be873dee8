import * as api from '@gatehouse/contract/organization-invitations/endpoints';
import type { OrganizationInvitation } from '@gatehouse/contract/organization-invitations/organization-invitations';
import { getOrganization } from '@gatehouse/contract/organizations/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { type Tone, Status } from '@gatehouse/ui/data/badge';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { MailPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../app/use-can.ts';
import { rolesCell } from '../../../parts/organizations/held-roles.tsx';
import { useDetails } from '../../../parts/pages/details-page.tsx';
import { ResourceTable } from '../../../parts/pages/resource-table.tsx';
import { Invite } from './invite.tsx';
import { useInvitationMenu } from './use-invitation-menu.tsx';
import { useInviterName } from './use-inviter-name.ts';

const tones: Record<OrganizationInvitation['status'], Tone> = {
  Pending: 'warning',
  Accepted: 'success',
  Expired: 'neutral',
  Revoked: 'neutral',
};
const inviteeOf = ({ invitee }: OrganizationInvitation) => invitee;
const statusCell = ({ status }: OrganizationInvitation) => <InvitationStatus status={status} />;
const inviterCell = (invitation: OrganizationInvitation) => <Inviter invitation={invitation} />;
const expiryCell = ({ expiresAt }: OrganizationInvitation) => <RelativeTime time={expiresAt} />;

/** The invitations of an organization. */
export function OrganizationInvitations() {
  const { t } = useTranslation();
  const organization = useDetails(getOrganization);
  const [isInviting, setInviting] = useState(false);
  const mayInvite = useCan('write:data');
  const { rowMenu, dialog } = useInvitationMenu();
  const invite = mayInvite && (
    <Button icon={<Plus />} onClick={() => setInviting(true)}>
      {t('organizationInvitations.invite')}
    </Button>
  );
  return (
    <>
      <ResourceTable
        endpoint={api.listOrganizationInvitations}
        query={{ organizationId: organization.id }}
        label={t('organizations.tabs.invitations')}
        rowKey={({ id }) => id}
        rowLabel={inviteeOf}
        rowMenu={rowMenu}
        actions={invite}
        columns={[
          {
            field: 'invitee',
            header: t('organizationInvitations.columns.invitee'),
            width: '32%',
            title: inviteeOf,
          },
          {
            field: 'status',
            header: t('organizationInvitations.columns.status'),
            width: '8rem',
            cell: statusCell,
          },
          { field: 'organizationRoles', header: t('organizations.roles.label'), cell: rolesCell },
          {
            field: 'inviterId',
            header: t('organizationInvitations.columns.inviter'),
            minor: true,
            cell: inviterCell,
          },
          {
            field: 'expiresAt',
            header: t('organizationInvitations.columns.expires'),
            width: '9rem',
            labelled: true,
            cell: expiryCell,
          },
        ]}
        empty={{
          icon: <MailPlus />,
          title: t('organizationInvitations.empty.title'),
          children: t('organizationInvitations.empty.text'),
        }}
      />
      {dialog}
      {isInviting && <Invite organization={organization} onClose={() => setInviting(false)} />}
    </>
  );
}

function InvitationStatus({ status }: Pick<OrganizationInvitation, 'status'>) {
  const { t } = useTranslation();
  return <Status tone={tones[status]}>{t(`organizationInvitations.status.${status}`)}</Status>;
}

function Inviter({ invitation }: { invitation: OrganizationInvitation }) {
  return useInviterName(invitation) ?? '—';
}
