import { removeTenantMember } from '@gatehouse/contract/tenant-members/endpoints';
import type { TenantMember } from '@gatehouse/contract/tenant-members/tenant-members';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantId } from '../../app/tenant.ts';
import { isLastAdmin } from './member.ts';

interface Leave {
  /** Says why the tenant keeps its last admin. */
  explainLastAdmin: () => void;
  /** Leaves the tenant after a confirmation, or explains why that isn’t possible. */
  leave: (self: TenantMember, members: readonly TenantMember[]) => Promise<void>;
}

/** Everyone may leave the tenant, except its last admin. */
export function useLeave(): Leave {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const tenantId = useTenantId() ?? '';
  const { save: remove } = useSave(removeTenantMember);
  const explainLastAdmin = () =>
    void confirm({
      title: t('tenantMembers.lastAdmin.title'),
      body: t('tenantMembers.lastAdmin.text'),
      alert: true,
    });
  return {
    explainLastAdmin,
    async leave(self, members) {
      if (isLastAdmin(self, members)) return explainLastAdmin();
      const hasLeft = await confirm({
        title: t('tenantMembers.leave.title'),
        body: t('tenantMembers.leave.text'),
        confirmLabel: t('tenantMembers.leave.confirm'),
        tone: 'danger',
        action: () => remove({ params: { tenantId, userId: self.id } }),
      });
      // What the console has loaded isn't theirs to see any more.
      if (hasLeft) location.assign('/console');
    },
  };
}
