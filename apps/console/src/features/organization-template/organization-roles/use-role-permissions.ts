import {
  listOrganizationRoleResourceScopes,
  listOrganizationRoleScopes,
} from '@gatehouse/contract/organization-roles/endpoints';
import type { OrganizationRoleWithScopes } from '@gatehouse/contract/organization-roles/organization-roles';
import { useTranslation } from 'react-i18next';
import type { ApiRead } from '../../../app/api/use-api.ts';
import { useList } from '../../../app/api/use-list.ts';

/** A permission of an organization role. */
export interface RolePermission {
  id: string;
  name: string;
  description: string | null;
  kind: 'organization' | 'resource';
  /** “Organization”, or the name of its API resource. */
  resource: string;
}

/** All permissions of a role: those of organizations, then those of API resources. */
export function useRolePermissions(role: OrganizationRoleWithScopes): ApiRead<RolePermission[]> {
  const { t } = useTranslation();
  const input = { params: { id: role.id } };
  const own = useList(listOrganizationRoleScopes, input);
  const ofResources = useList(listOrganizationRoleResourceScopes, input);
  const names = new Map(role.resourceScopes.map(({ id, resource }) => [id, resource.name]));
  const all = own.data &&
    ofResources.data && [
      ...own.data.items.map(({ id, name, description }) => ({
        id,
        name,
        description,
        kind: 'organization' as const,
        resource: t('organizationRoles.permissions.organization'),
      })),
      ...ofResources.data.items.map(({ id, name, description }) => ({
        id,
        name,
        description,
        kind: 'resource' as const,
        resource: names.get(id) ?? '—',
      })),
    ];
  const reads = [own, ofResources];
  return {
    data: all,
    error: own.error ?? ofResources.error,
    isLoading: reads.some(({ isLoading }) => isLoading),
    isStale: false,
    retry: () => reads.forEach(({ retry }) => retry()),
  };
}
