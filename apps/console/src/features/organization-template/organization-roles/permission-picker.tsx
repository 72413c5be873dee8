import type { RoleType } from '@gatehouse/contract/roles/roles';
import { useTranslation } from 'react-i18next';
import { OptionsField } from '../../../parts/assign/options-field.tsx';
import { splitIds, useRolePermissionOptions, type PermissionIds } from './use-role-permission-options.ts';

/** Selects the permissions of a new organization role. */
export function PermissionPicker({
  type,
  onChange,
}: {
  type: RoleType;
  onChange: (ids: PermissionIds) => void;
}) {
  const { t } = useTranslation();
  return (
    <OptionsField
      label={t('organizationRoles.create.permissions')}
      source={useRolePermissionOptions(type)}
      search={t('organizationRoles.permissions.search')}
      onChange={(ids) => onChange(splitIds(ids))}
    />
  );
}
