import type { Settings } from '../runtime/settings.ts';

type Reporting = Pick<
  Settings,
  'EDITION' | 'ADMIN_ENDPOINT' | 'USAGE_REPORTING_URL' | 'USAGE_REPORTING_DOMAIN'
>;

/** Where usage is reported to; undefined if it isn't: only the cloud edition does, on the operator's own domain, if it is set (ADR 199). */
export function usageReportingUrl(settings: Reporting): string | undefined {
  const domain = settings.USAGE_REPORTING_DOMAIN;
  if (settings.EDITION !== 'cloud' || domain === undefined) return undefined;
  const { hostname } = new URL(settings.ADMIN_ENDPOINT);
  return hostname === domain || hostname.endsWith(`.${domain}`) ? settings.USAGE_REPORTING_URL : undefined;
}
