import { type TenantRoleName, tenantRoleNames } from '@gatehouse/contract/tenant-members/tenant-roles';
import { Field } from '@gatehouse/ui/controls/field';
import { RadioGroup } from '@gatehouse/ui/controls/radio-group';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useTranslation } from 'react-i18next';

interface RoleFieldProps {
  value: TenantRoleName;
  onChange: (role: TenantRoleName) => void;
}

/** Chooses what an administrator may do. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t('tenantMembers.role.label')} group>
      <RadioGroup
        value={value}
        onChange={onChange}
        options={tenantRoleNames.map((role) => ({
          value: role,
          label: t(`tenantMembers.roles.${role}.name`),
          help: t(`tenantMembers.roles.${role}.help`),
        }))}
      />
    </Field>
  );
}

/** Asks before full access is given: an admin can remove everyone else. */
export function useConfirmRole(): (role: TenantRoleName) => Promise<boolean> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return async (role) =>
    role !== 'admin' ||
    confirm({
      title: t('tenantMembers.admin.title'),
      body: (
        <>
          <p>{t('tenantMembers.admin.text')}</p>
          <ul>
            <li>{t('tenantMembers.admin.members')}</li>
            <li>{t('tenantMembers.admin.roles')}</li>
          </ul>
        </>
      ),
      confirmLabel: t('tenantMembers.admin.confirm'),
    });
}
