/**
 * What the console needs before sign-in: `GET /console/config.json` at the admin tenant's origin. Nothing in it is secret. In the cloud edition,
 * `*` stands for the tenant (`configOfTenant`).
 */
export interface ConsoleConfig {
  edition: 'open-source' | 'cloud';
  version: string;
  devFeatures: boolean;
  /** Origin of the default tenant. */
  endpoint: string;
  adminEndpoint: string;
  tenantId: string;
  /** Indicator of the default tenant's Management API. */
  managementIndicator: string;
  /** Indicator of the resource for `/me`. */
  meIndicator: string;
  /** Indicator of the platform API; null in the open-source edition. */
  platformIndicator: string | null;
  /** Hosts that avatars may be loaded from, besides uploads; `*.` stands for any subdomain (ADR 112). */
  avatarHosts: readonly string[];
  /** Parent domain of protected applications; null if they are not available. */
  protectedAppsDomain: string | null;
  /** URL of the demo application, if it is enabled. */
  demoUrl: string | null;
  /** If null, the console doesn't check for new versions (OPEN-29). */
  versionFeedUrl: string | null;
  /** Where customers of the cloud edition reach the operator. Without it, there are no contact buttons. */
  contactUrl: string | null;
  /** Where page views are reported to, of administrators who have agreed; null if nothing is reported, and no one is asked (ADR 199). */
  usageReportingUrl: string | null;
  /** How many free tenants an account may have in the cloud edition (PLAN-07). */
  freeTenantLimit: number;
  /** The operator's support contacts: URLs, and an email address in `email` (LAY-28). */
  help: {
    chat: string | null;
    issues: string | null;
    email: string | null;
    call: string | null;
  };
}
