import { addRoleScopes, getRole, listRoleScopes, removeRoleScope } from '@gatehouse/contract/roles/endpoints';
import { internalAdminRoleName } from '@gatehouse/contract/roles/roles';
import type { ScopeWithResource } from '@gatehouse/contract/resources/resources';
import { Button } from '@gatehouse/ui/button';
import { useConfirm } from '@gatehouse/ui/confirm';
import { CircleMinus, KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { useDetails } from '../../parts/details-page.tsx';
import { ResourceTable } from '../../parts/resource-table.tsx';
import { AssignPermissions } from './assign-permissions.tsx';

/** What holders of the role may do. */
export function RolePermissions() {
  const { t } = useTranslation();
  const role = useDetails(getRole);
  const confirm = useConfirm();
  const [isAssigning, setAssigning] = useState(false);
  const { save: add } = useSave(addRoleScopes);
  const { save: remove } = useSave(removeRoleScope);
  const isInternal = role.name === internalAdminRoleName;
  const mayAdd = useCan('write:data') && !isInternal;
  const mayRemove = useCan('delete:data') && !isInternal;

  const askToRemove = ({ id, name }: ScopeWithResource) =>
    confirm({
      title: t('roles.permissions.removeTitle', { name }),
      body: t('roles.permissions.removeText'),
      confirmLabel: t('roles.permissions.removeConfirm'),
      tone: 'danger',
      action: () => remove({ params: { id: role.id, scopeId: id } }),
    });
  const assign = mayAdd && (
    <Button icon={<Plus />} onClick={() => setAssigning(true)}>
      {t('roles.permissions.assign')}
    </Button>
  );
  return (
    <>
      <ResourceTable
        endpoint={listRoleScopes}
        params={{ id: role.id }}
        label={t('roles.tabs.permissions')}
        search={t('roles.permissions.search')}
        actions={assign}
        rowKey={(scope) => scope.id}
        rowLabel={(scope) => scope.name}
        columns={[
          { field: 'name', header: t('roles.permissions.columns.name'), width: '30%' },
          { field: 'description', header: t('roles.permissions.columns.description') },
          {
            field: 'resource',
            header: t('roles.permissions.columns.resource'),
            cell: (scope) => scope.resource.name,
            width: '25%',
          },
        ]}
        rowMenu={
          mayRemove
            ? (scope) => [
                {
                  key: 'remove',
                  label: t('roles.permissions.remove'),
                  icon: <CircleMinus />,
                  danger: true,
                  onSelect: () => void askToRemove(scope),
                },
              ]
            : undefined
        }
        empty={{
          icon: <KeyRound />,
          title: t('roles.permissions.empty.title'),
          children: t('roles.permissions.empty.text'),
        }}
      />
      {isAssigning && (
        <AssignPermissions
          role={role}
          onClose={() => setAssigning(false)}
          onAssign={(scopeIds) => add({ params: { id: role.id }, body: { scopeIds } })}
        />
      )}
    </>
  );
}
