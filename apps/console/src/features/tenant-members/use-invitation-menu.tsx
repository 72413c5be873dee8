import * as api from '@gatehouse/contract/tenant-members/invitation-endpoints';
import type {
  TenantInvitation,
  TenantInvitationWithLink,
} from '@gatehouse/contract/tenant-members/invitations';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import type { MenuItem } from '@gatehouse/ui/overlays/menu';
import { CircleMinus, Link, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantId } from '../../app/tenant.ts';
import { InvitationLinks } from './invitation-links.tsx';

/** What can be done with an invitation: a pending one gets a new link or is revoked. */
export function useInvitationMenu(): {
  rowMenu: (invitation: TenantInvitation) => readonly MenuItem[];
  dialog: ReactNode;
} {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const tenantId = useTenantId() ?? '';
  const { save: renew } = useSave(api.renewTenantInvitation);
  const { save: revoke } = useSave(api.revokeTenantInvitation);
  const { save: remove } = useSave(api.deleteTenantInvitation);
  const [renewed, setRenewed] = useState<TenantInvitationWithLink>();
  const of = ({ id }: TenantInvitation) => ({ params: { tenantId, invitationId: id } });

  const showNewLink = (invitation: TenantInvitation) =>
    void renew(of(invitation)).then(setRenewed, () => undefined);
  const askToRevoke = (invitation: TenantInvitation) =>
    void confirm({
      title: t('tenantMembers.invitations.revokeTitle', { invitee: invitation.invitee }),
      body: t('tenantMembers.invitations.revokeText'),
      confirmLabel: t('tenantMembers.invitations.revoke'),
      tone: 'danger',
      action: () => revoke({ ...of(invitation), body: { status: 'revoked' } }),
    });
  const askToDelete = (invitation: TenantInvitation) =>
    void confirm({
      title: t('tenantMembers.invitations.deleteTitle', { invitee: invitation.invitee }),
      body: t('tenantMembers.invitations.deleteText'),
      confirmLabel: t('tenantMembers.invitations.delete'),
      tone: 'danger',
      action: () => remove(of(invitation)),
    });

  const rowMenu = (invitation: TenantInvitation): readonly MenuItem[] =>
    invitation.status === 'Pending'
      ? [
          {
            key: 'renew',
            label: t('tenantMembers.invitations.renew'),
            icon: <Link />,
            onSelect: () => showNewLink(invitation),
          },
          {
            key: 'revoke',
            label: t('tenantMembers.invitations.revoke'),
            icon: <CircleMinus />,
            danger: true,
            onSelect: () => askToRevoke(invitation),
          },
        ]
      : [
          {
            key: 'delete',
            label: t('tenantMembers.invitations.delete'),
            icon: <Trash2 />,
            danger: true,
            onSelect: () => askToDelete(invitation),
          },
        ];
  const dialog = renewed && <InvitationLinks invitations={[renewed]} onClose={() => setRenewed(undefined)} />;
  return { rowMenu, dialog };
}
