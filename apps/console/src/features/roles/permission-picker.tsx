import type { RoleType } from '@gatehouse/contract/roles/roles';
import { useTranslation } from 'react-i18next';
import { OptionsField } from '../../parts/assign/options-field.tsx';
import { usePermissionOptions } from '../../parts/assign/use-permission-options.ts';

/** Selects the permissions of a new role. */
export function PermissionPicker({ type, onChange }: { type: RoleType; onChange: (ids: string[]) => void }) {
  const { t } = useTranslation();
  const source = usePermissionOptions({ withManagement: type === 'MachineToMachine' });
  return (
    <OptionsField
      label={t('roles.create.permissions')}
      source={source}
      search={t('roles.permissions.search')}
      onChange={onChange}
    />
  );
}
