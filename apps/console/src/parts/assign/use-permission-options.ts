import { listResources } from '@gatehouse/contract/resources/endpoints';
import { useApp } from '../../app/app-context.ts';
import { toOption, useOptions, type OptionSource } from './use-options.ts';

/** The permissions of API resources, by resource, without those in `held`. */
export function usePermissionOptions({
  held,
  withManagement,
}: {
  held?: ReadonlySet<string>;
  /** Not for what users can get: permissions of the Management API would make them administrators. */
  withManagement: boolean;
}): OptionSource {
  const { config } = useApp();
  return useOptions(listResources, {
    query: { includeScopes: 'true' },
    isSearchedHere: true,
    toOptions: ({ name: group, indicator, scopes = [] }) => {
      if (!withManagement && indicator === config.managementIndicator) return [];
      return scopes.filter(({ id }) => !held?.has(id)).map((scope) => ({ ...toOption(scope), group }));
    },
  });
}
