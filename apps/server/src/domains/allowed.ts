import { isOwnHostname } from '../tenancy/tenant.ts';
import type { Settings } from '../runtime/settings.ts';

/**
 * Whether a host may be a custom domain. Not the service's own hosts and what is below them, where other tenants' hosts are; nor the host that
 * domains point to.
 */
export function isAllowedDomain(settings: Settings, domain: string): boolean {
  const { ENDPOINT, ADMIN_ENDPOINT, DOMAINS_TARGET, PROTECTED_APPS_DOMAIN } = settings;
  const own = [
    new URL(ENDPOINT.replace('*.', '')).hostname,
    new URL(ADMIN_ENDPOINT).hostname,
    PROTECTED_APPS_DOMAIN?.replace('*.', ''),
    DOMAINS_TARGET,
  ];
  if (isOwnHostname(settings, domain)) return false;
  // Names below `localhost` belong to the machine that a server is tried on.
  return own.every(
    (host) => host === undefined || host === 'localhost' || (domain !== host && !domain.endsWith(`.${host}`)),
  );
}
