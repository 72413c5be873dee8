import { updateTenantMemberRole } from '@gatehouse/contract/tenant-members/endpoints';
import type { TenantMember } from '@gatehouse/contract/tenant-members/tenant-members';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantId } from '../../app/tenant.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
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
    <FormDialog
      title={t('tenantMembers.role.title', { name: nameOf(member) })}
      description={t(isOwn ? 'tenantMembers.role.own' : 'tenantMembers.role.text')}
      submit={t('tenantMembers.role.save')}
      isSaving={isSaving}
      isReady={roleName !== held}
      onSubmit={change}
      onClose={onClose}
    >
      <RoleField value={roleName} onChange={setRole} />
    </FormDialog>
  );
}
