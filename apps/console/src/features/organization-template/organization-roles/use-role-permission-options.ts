import { listOrganizationScopes } from '@gatehouse/contract/organization-scopes/endpoints';
import type { RoleType } from '@gatehouse/contract/roles/roles';
import { useTranslation } from 'react-i18next';
import { useOptions, type OptionSource, toOption } from '../../../parts/assign/use-options.ts';
import { usePermissionOptions } from '../../../parts/assign/use-permission-options.ts';

/** IDs of permissions by what they belong to, as the API expects them. */
export interface PermissionIds {
  organizationScopeIds: string[];
  resourceScopeIds: string[];
}

const prefix = 'organization:';

/** Splits the IDs of options of `useRolePermissionOptions`. */
export const splitIds = (ids: readonly string[]): PermissionIds => ({
  organizationScopeIds: ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length)),
  resourceScopeIds: ids.filter((id) => !id.startsWith(prefix)),
});

/** The permissions that an organization role of this type can get, without those it has: first those of organizations, then by API resource. */
export function useRolePermissionOptions(type: RoleType, held?: ReadonlySet<string>): OptionSource {
  const { t } = useTranslation();
  const group = t('organizationRoles.permissions.organization');
  const own = useOptions(listOrganizationScopes, {
    isSearchedHere: true,
    toOptions: (scope) => (held?.has(scope.id) ? [] : [{ ...toOption(scope), id: prefix + scope.id, group }]),
  });
  const ofResources = usePermissionOptions({ held, withManagement: type === 'MachineToMachine' });
  return join(own, ofResources);
}

/** Two sources as one, with one search. */
function join(first: OptionSource, second: OptionSource): OptionSource {
  const sources = [first, second];
  return {
    options: sources.flatMap(({ options }) => options),
    text: first.text,
    setText: (text) => sources.forEach((source) => source.setText(text)),
    isLoading: sources.some(({ isLoading }) => isLoading),
    error: first.error ?? second.error,
    retry: () => sources.forEach(({ error, retry }) => error && retry()),
    loadMore: first.loadMore ?? second.loadMore,
  };
}
