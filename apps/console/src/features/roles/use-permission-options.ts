import { listResources } from '@gatehouse/contract/resources/endpoints';
import type { RoleType } from '@gatehouse/contract/roles/roles';
import { useApp } from '../../app/app-context.ts';
import { useOptions, type OptionSource } from '../../parts/assign/use-options.ts';

/** The permissions that a role of this type can get, by API resource, without those it has. */
export function usePermissionOptions(type: RoleType, held: ReadonlySet<string> = new Set()): OptionSource {
  const { config } = useApp();
  return useOptions(listResources, {
    query: { includeScopes: 'true' },
    isSearchedHere: true,
    toOptions: ({ name, indicator, scopes = [] }) => {
      // User roles can't have permissions of the Management API, because they would make administrators.
      if (type === 'User' && indicator === config.managementIndicator) return [];
      return scopes
        .filter(({ id }) => !held.has(id))
        .map((scope) => ({
          id: scope.id,
          label: scope.name,
          detail: scope.description ?? undefined,
          group: name,
        }));
    },
  });
}
