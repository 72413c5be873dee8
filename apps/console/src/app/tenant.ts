import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { useParams } from 'react-router';
import { useApp } from './app-context.ts';

/** The current tenant: from the path in the cloud edition, else the only one (OPEN-07). */
export function useTenantId(): string | undefined {
  const { config } = useApp();
  const { tenantId } = useParams();
  return config.edition === 'cloud' ? tenantId : config.tenantId;
}

/** Prefixes a path such as `/roles` with the tenant, if needed. */
export function useTenantPath(): (path: string) => string {
  const { config } = useApp();
  const tenantId = useTenantId();
  return (path) => (config.edition === 'cloud' && tenantId ? `/${tenantId}${path}` : path);
}

/** The path of the tenant's administrators: among the tenant's settings, which only the cloud edition has otherwise (OPEN-67). */
export const membersPath = (edition: ConsoleConfig['edition']): string =>
  edition === 'cloud' ? '/tenant-settings/members' : '/settings/members';

/** The path of the tenant's custom domains, beside its administrators. */
export const domainsPath = (edition: ConsoleConfig['edition']): string =>
  edition === 'cloud' ? '/tenant-settings/domains' : '/settings/domains';
