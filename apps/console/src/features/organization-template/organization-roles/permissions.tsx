import {
  getOrganizationRole,
  removeOrganizationRoleResourceScope,
  removeOrganizationRoleScope,
} from '@gatehouse/contract/organization-roles/endpoints';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/api/use-save.ts';
import { useAssigned } from '../../../parts/assign/use-assigned.tsx';
import { useDetails } from '../../../parts/pages/details-page.tsx';
import { useListState } from '../../../parts/pages/list-state.ts';
import { pageOf } from '../../../parts/pages/page-of.ts';
import { RecordTable } from '../../../parts/pages/record-table.tsx';
import { AssignPermissions } from './assign-permissions.tsx';
import { useRolePermissions, type RolePermission } from './use-role-permissions.ts';

const nameOf = ({ name }: RolePermission) => name;
const textsOf = ({ id, name, description, resource }: RolePermission) => [id, name, description, resource];
const renderName = ({ name }: RolePermission) => <code dir="ltr">{name}</code>;

/** The permissions of an organization role: those of organizations and those of API resources. */
export function OrganizationRolePermissions() {
  const { t } = useTranslation();
  const role = useDetails(getOrganizationRole);
  const state = useListState();
  const permissions = useRolePermissions(role);
  const { table, dialog } = useAssigned({
    rowLabel: nameOf,
    texts: {
      assign: t('organizationRoles.permissions.assign'),
      remove: t('organizationRoles.permissions.remove'),
      removeTitle: (name) => t('organizationRoles.permissions.removeTitle', { name }),
      removeText: t('organizationRoles.permissions.removeText'),
      removeConfirm: t('organizationRoles.permissions.removeConfirm'),
    },
    onRemove: useRemove(role.id),
    renderAssign: (onClose) => <AssignPermissions role={role} held={permissions.data} onClose={onClose} />,
  });
  return (
    <>
      <RecordTable
        {...table}
        state={state}
        records={pageOf(permissions, state, textsOf)}
        permission={getOrganizationRole.permission}
        label={t('organizationRoles.tabs.permissions')}
        search={t('organizationRoles.permissions.search')}
        rowKey={({ id }) => id}
        columns={[
          {
            field: 'name',
            header: t('organizationRoles.permissions.columns.name'),
            width: '30%',
            cell: renderName,
            title: nameOf,
          },
          { field: 'description', header: t('organizationRoles.descriptionLabel') },
          { field: 'resource', header: t('organizationRoles.permissions.columns.resource'), width: '25%' },
        ]}
        empty={{
          icon: <KeyRound />,
          title: t('organizationRoles.permissions.empty.title'),
          children: t('organizationRoles.permissions.empty.text'),
        }}
      />
      {dialog}
    </>
  );
}

function useRemove(id: string): (permission: RolePermission) => Promise<unknown> {
  const { save: removeOwn } = useSave(removeOrganizationRoleScope);
  const { save: removeOfResource } = useSave(removeOrganizationRoleResourceScope);
  return (permission) =>
    permission.kind === 'organization'
      ? removeOwn({ params: { id, organizationScopeId: permission.id } })
      : removeOfResource({ params: { id, scopeId: permission.id } });
}
