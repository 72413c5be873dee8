import { listResources } from '@gatehouse/contract/resources/endpoints';
import type { RoleType } from '@gatehouse/contract/roles/roles';
import { useApp } from '../../app/app-context.ts';
import { useOptions, type OptionSource } from '../../parts/assign/use-options.ts';

/** The permissions of all API resources a role of this kind may have, by resource; without those it has. */
export function usePermissionOptions(type: RoleType, held: ReadonlySet<string> = new Set()): OptionSource {
  const { config } = useApp();
  return useOptions(listResources, {
    query: { includeScopes: 'true' },
    isSearchedHere: true,
    toOptions: ({ name, indicator, scopes = [] }) => {
      // People get at the management API by another way only: whoever gives it to a user role makes administrators.
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
