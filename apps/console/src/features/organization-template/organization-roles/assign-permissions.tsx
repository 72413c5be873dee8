import {
  addOrganizationRoleResourceScopes,
  addOrganizationRoleScopes,
} from '@gatehouse/contract/organization-roles/endpoints';
import type { OrganizationRole } from '@gatehouse/contract/organization-roles/organization-roles';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/api/use-save.ts';
import { AssignDialog } from '../../../parts/assign/assign-dialog.tsx';
import { splitIds, useRolePermissionOptions } from './use-role-permission-options.ts';
import type { RolePermission } from './use-role-permissions.ts';

/** Assigns permissions of organizations and of API resources to an organization role. */
export function AssignPermissions({
  role: { id, name, type },
  held,
  onClose,
}: {
  role: OrganizationRole;
  /** The permissions it has; undefined while loading. */
  held: readonly RolePermission[] | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { save: addOwn } = useSave(addOrganizationRoleScopes);
  const { save: addOfResources } = useSave(addOrganizationRoleResourceScopes);
  const source = useRolePermissionOptions(type, new Set(held?.map((permission) => permission.id)));

  async function assign(ids: string[]) {
    const { organizationScopeIds, resourceScopeIds } = splitIds(ids);
    const params = { id };
    // If the second request fails, the dialog stays open, and both can be sent again.
    if (organizationScopeIds.length > 0) await addOwn({ params, body: { organizationScopeIds } });
    if (resourceScopeIds.length > 0) await addOfResources({ params, body: { scopeIds: resourceScopeIds } });
  }
  return (
    <AssignDialog
      title={t('organizationRoles.permissions.assignTitle', { name })}
      description={t('organizationRoles.permissions.assignDescription')}
      submit={t('organizationRoles.permissions.assign')}
      search={t('organizationRoles.permissions.search')}
      // Wait, so that assigned permissions aren't offered.
      source={held ? source : { ...source, options: [], isLoading: true }}
      onClose={onClose}
      onAssign={assign}
    />
  );
}
