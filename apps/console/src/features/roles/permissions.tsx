import { addRoleScopes, getRole, listRoleScopes, removeRoleScope } from '@gatehouse/contract/roles/endpoints';
import { internalAdminRoleName } from '@gatehouse/contract/roles/roles';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { AssignedTable } from '../../parts/assign/assigned-table.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { AssignPermissions } from './assign-permissions.tsx';

const nameCell = ({ name }: { name: string }) => <code dir="ltr">{name}</code>;

/** The permissions of a role. */
export function RolePermissions() {
  const { t } = useTranslation();
  const role = useDetails(getRole);
  const { save: add } = useSave(addRoleScopes);
  const { save: remove } = useSave(removeRoleScope);
  const isInternal = role.name === internalAdminRoleName;

  return (
    <AssignedTable
      endpoint={listRoleScopes}
      params={{ id: role.id }}
      label={t('roles.tabs.permissions')}
      search={t('roles.permissions.search')}
      rowKey={(scope) => scope.id}
      rowLabel={(scope) => scope.name}
      columns={[
        { field: 'name', header: t('roles.permissions.columns.name'), width: '30%', cell: nameCell },
        { field: 'description', header: t('roles.permissions.columns.description') },
        {
          field: 'resource',
          header: t('roles.permissions.columns.resource'),
          cell: (scope) => scope.resource.name,
          width: '25%',
        },
      ]}
      texts={{
        assign: t('roles.permissions.assign'),
        remove: t('roles.permissions.remove'),
        removeTitle: (name) => t('roles.permissions.removeTitle', { name }),
        removeText: t('roles.permissions.removeText'),
        removeConfirm: t('roles.permissions.removeConfirm'),
      }}
      onRemove={({ id }) => remove({ params: { id: role.id, scopeId: id } })}
      renderAssign={(onClose) => (
        <AssignPermissions
          role={role}
          onClose={onClose}
          onAssign={(scopeIds) => add({ params: { id: role.id }, body: { scopeIds } })}
        />
      )}
      isFixed={isInternal}
      empty={{
        icon: <KeyRound />,
        title: t('roles.permissions.empty.title'),
        children: t('roles.permissions.empty.text'),
      }}
    />
  );
}
