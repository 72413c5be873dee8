import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { useParams } from 'react-router';
import { useApp } from './app-context.ts';
import { organizationResource } from './auth/request.ts';

/** The configuration of one tenant of the cloud edition. In the other one there is nothing to fill in. */
export function configOfTenant(config: ConsoleConfig, tenantId: string): ConsoleConfig {
  const named = (text: string) => text.replace('*', tenantId);
  return {
    ...config,
    tenantId: named(config.tenantId),
    endpoint: named(config.endpoint),
    managementIndicator: named(config.managementIndicator),
    protectedAppsDomain: config.protectedAppsDomain && named(config.protectedAppsDomain),
    demoUrl: config.demoUrl && named(config.demoUrl),
  };
}

/** The resource of tokens for the tenant: in the cloud edition its organization in the admin tenant (GUARD-11). */
export const tenantResource = ({ edition, tenantId, managementIndicator }: ConsoleConfig): string =>
  edition === 'cloud' ? `${organizationResource}t-${tenantId}` : managementIndicator;

/** The tenant that opens at the start: the saved one if it still exists, else the first one (RT-06). */
export const chooseTenant = (ids: readonly string[], saved: unknown): string | undefined =>
  ids.find((id) => id === saved) ?? ids[0];

/** Whether it looks like the ID of a tenant of the cloud edition. Other paths begin with shorter words. */
export const isTenantId = (text: string): boolean => /^[a-z0-9]{21}$/.test(text);

/** The tenant in a path of the cloud edition, also of its onboarding. */
export const tenantInPath = (pathname: string): string | undefined =>
  /^\/(?:onboarding\/)?([a-z0-9]{21})(?:\/|$)/.exec(pathname)?.[1];

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

/** The path of the page that exports the tenant. */
export const exportPath = (edition: ConsoleConfig['edition']): string =>
  edition === 'cloud' ? '/tenant-settings/export' : '/settings/export';

/** The path of the tenant's custom domains, beside its administrators. */
export const domainsPath = (edition: ConsoleConfig['edition']): string =>
  edition === 'cloud' ? '/tenant-settings/domains' : '/settings/domains';
