import * as api from '@gatehouse/contract/organization-invitations/endpoints';
import type { OrganizationInvitation } from '@gatehouse/contract/organization-invitations/organization-invitations';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import type { MenuItem } from '@gatehouse/ui/overlays/menu';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { CircleMinus, Link, Send, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/api/use-save.ts';
import { useCan } from '../../../app/use-can.ts';
import { LinkDialog } from './link-dialog.tsx';
import { useEmails } from './use-emails.ts';

/** What can be done with an invitation: a pending one is sent again, or gets a link if no email can be sent, or is revoked. */
export function useInvitationMenu(): {
  rowMenu: (invitation: OrganizationInvitation) => readonly MenuItem[];
  dialog: ReactNode;
} {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const toast = useToast();
  const [mayWrite, mayDelete, canEmail] = [
    useCan('write:data'),
    useCan('delete:data'),
    useEmails() !== 'nothing',
  ];
  const { save: send } = useSave(api.sendOrganizationInvitation);
  const { save: createLink } = useSave(api.createOrganizationInvitationLink);
  const { save: updateStatus } = useSave(api.updateOrganizationInvitationStatus);
  const { save: remove } = useSave(api.deleteOrganizationInvitation);
  const [shown, setShown] = useState<{ invitee: string; link: string }>();

  const sendAgain = async (id: string) => {
    await send({ params: { id }, body: {} });
    toast.success(t('organizationInvitations.resent'));
  };
  const showLink = async ({ id, invitee }: OrganizationInvitation) =>
    setShown({ invitee, link: (await createLink({ params: { id } })).link });
  const askToRevoke = ({ id, invitee }: OrganizationInvitation) =>
    confirm({
      title: t('organizationInvitations.revokeTitle', { invitee }),
      body: t('organizationInvitations.revokeText'),
      confirmLabel: t('organizationInvitations.revoke'),
      tone: 'danger',
      action: () => updateStatus({ params: { id }, body: { status: 'Revoked' } }),
    });
  const askToDelete = ({ id, invitee }: OrganizationInvitation) =>
    confirm({
      title: t('organizationInvitations.deleteTitle', { invitee }),
      body: t('organizationInvitations.deleteText'),
      confirmLabel: t('organizationInvitations.delete'),
      tone: 'danger',
      action: () => remove({ params: { id } }),
    });
  /** The failure is shown. */
  const ignore = () => undefined;

  const describePending = (invitation: OrganizationInvitation): MenuItem[] => [
    canEmail
      ? {
          key: 'send',
          label: t('organizationInvitations.resend'),
          icon: <Send />,
          onSelect: () => void sendAgain(invitation.id).catch(ignore),
        }
      : {
          key: 'link',
          label: t('organizationInvitations.newLink'),
          icon: <Link />,
          onSelect: () => void showLink(invitation).catch(ignore),
        },
    {
      key: 'revoke',
      label: t('organizationInvitations.revoke'),
      icon: <CircleMinus />,
      danger: true,
      onSelect: () => void askToRevoke(invitation),
    },
  ];
  const describeDeletion = (invitation: OrganizationInvitation): MenuItem => ({
    key: 'delete',
    label: t('organizationInvitations.delete'),
    icon: <Trash2 />,
    danger: true,
    onSelect: () => void askToDelete(invitation),
  });
  return {
    rowMenu: (invitation) => [
      ...(mayWrite && invitation.status === 'Pending' ? describePending(invitation) : []),
      ...(mayDelete ? [describeDeletion(invitation)] : []),
    ],
    dialog: shown && <LinkDialog {...shown} onClose={() => setShown(undefined)} />,
  };
}
