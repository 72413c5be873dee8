import { removeTenantMember } from '@gatehouse/contract/tenant-members/endpoints';
import type { TenantMember } from '@gatehouse/contract/tenant-members/tenant-members';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import type { MenuItem } from '@gatehouse/ui/overlays/menu';
import { LogOut, UserRoundCog, UserRoundX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantId } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { ChangeRole } from './change-role.tsx';
import { isLastAdmin, nameOf } from './member.ts';
import { useLeave } from './use-leave.ts';
import { useOwnId } from './use-own-id.ts';

/** What can be done with a member: their role is changed, or they are removed. Everyone may leave, except the last admin. */
export function useMemberMenu(members: readonly TenantMember[]): {
  rowMenu: (member: TenantMember) => readonly MenuItem[];
  dialog: ReactNode;
} {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const tenantId = useTenantId() ?? '';
  const ownId = useOwnId();
  const [mayChangeRoles, mayRemove] = [useCan('update:member:role'), useCan('remove:member')];
  const { save: remove } = useSave(removeTenantMember);
  const [changing, setChanging] = useState<TenantMember>();

  const { explainLastAdmin, leave } = useLeave();
  const askToRemove = (member: TenantMember) =>
    void confirm({
      title: t('tenantMembers.remove.title', { name: nameOf(member) }),
      body: t('tenantMembers.remove.text'),
      confirmLabel: t('tenantMembers.remove.confirm'),
      tone: 'danger',
      action: () => remove({ params: { tenantId, userId: member.id } }),
    });
  const rowMenu = (member: TenantMember): readonly MenuItem[] => {
    const isOwn = member.id === ownId;
    const isKept = isLastAdmin(member, members);
    return [
      ...(mayChangeRoles
        ? [
            {
              key: 'role',
              label: t('tenantMembers.role.change'),
              icon: <UserRoundCog />,
              onSelect: () => (isKept ? explainLastAdmin() : setChanging(member)),
            },
          ]
        : []),
      ...(isOwn
        ? [
            {
              key: 'leave',
              label: t('tenantMembers.leave.action'),
              icon: <LogOut />,
              danger: true,
              onSelect: () => void leave(member, members),
            },
          ]
        : []),
      ...(mayRemove && !isOwn
        ? [
            {
              key: 'remove',
              label: t('tenantMembers.remove.action'),
              icon: <UserRoundX />,
              danger: true,
              onSelect: () => askToRemove(member),
            },
          ]
        : []),
    ];
  };
  const dialog = changing && (
    <ChangeRole member={changing} isOwn={changing.id === ownId} onClose={() => setChanging(undefined)} />
  );
  return { rowMenu, dialog };
}
