import { addRoleScopes, listRoleScopes } from '@gatehouse/contract/roles/endpoints';
import type { Role } from '@gatehouse/contract/roles/roles';
import { useTranslation } from 'react-i18next';
import { useList } from '../../app/api/use-list.ts';
import { AssignDialog } from '../../parts/assign/assign-dialog.tsx';
import { usesOf } from '../../parts/plans/uses.ts';
import { usePermissionOptions } from '../../parts/assign/use-permission-options.ts';

/** Assigns permissions to a role. */
export function AssignPermissions({
  role,
  onClose,
  onAssign,
}: {
  role: Role;
  onClose: () => void;
  onAssign: (scopeIds: string[]) => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const { data, isLoading } = useList(listRoleScopes, {
    params: { id: role.id },
    query: { page_size: 1000 },
  });
  const source = usePermissionOptions({
    held: new Set(data?.items.map(({ id }) => id)),
    withManagement: role.type === 'MachineToMachine',
  });
  return (
    <AssignDialog
      title={t('roles.permissions.assignTitle', { name: role.name })}
      description={t('roles.permissions.assignDescription')}
      submit={t('roles.permissions.assign')}
      search={t('roles.permissions.search')}
      // Wait, so that assigned permissions aren't offered.
      source={isLoading ? { ...source, options: [], isLoading } : source}
      usesOf={(scopeIds) => usesOf(addRoleScopes, { params: { id: role.id }, body: { scopeIds } })}
      onClose={onClose}
      onAssign={onAssign}
    />
  );
}
