import { updateTenantMemberRole } from '@gatehouse/contract/tenant-members/endpoints';
import type { TenantMember } from '@gatehouse/contract/tenant-members/tenant-members';
import { Button } from '@gatehouse/ui/controls/button';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantId } from '../../app/tenant.ts';
import { nameOf, rolesOf } from './member.ts';
import { RoleField, useConfirmRole } from './role-field.tsx';

interface ChangeRoleProps {
  member: TenantMember;
  isOwn: boolean;
  onClose: () => void;
}

/** Gives a member another role. */
export function ChangeRole({ member, isOwn, onClose }: ChangeRoleProps) {
  const { t } = useTranslation();
  const tenantId = useTenantId() ?? '';
  const confirmRole = useConfirmRole();
  const [held = 'viewer'] = rolesOf(member);
  const [roleName, setRole] = useState(held);
  const { save, isSaving } = useSave(updateTenantMemberRole);

  async function change() {
    if (!(await confirmRole(roleName))) return;
    try {
      await save({ params: { tenantId, userId: member.id }, body: { roleName } });
      // The console shows what the former role could do.
      if (isOwn) location.reload();
      onClose();
    } catch {
      // The failure is shown.
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('tenantMembers.role.title', { name: nameOf(member) })}
      description={t(isOwn ? 'tenantMembers.role.own' : 'tenantMembers.role.text')}
    >
      <DialogBody>
        <RoleField value={roleName} onChange={setRole} />
      </DialogBody>
      <DialogFooter busy={isSaving}>
        <Button onClick={onClose} disabled={isSaving}>
          {t('parts.cancel')}
        </Button>
        <Button
          variant="primary"
          disabled={roleName === held}
          loading={isSaving}
          onClick={() => void change()}
        >
          {t('tenantMembers.role.save')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
