/** What the console must know before anybody is signed in: `GET /console/config.json` at the administrators' origin. Nothing of it is secret. */
export interface ConsoleConfig {
  edition: 'open-source' | 'cloud';
  version: string;
  devFeatures: boolean;
  /** Origin of the default tenant. */
  endpoint: string;
  adminEndpoint: string;
  tenantId: string;
  /** Resource to ask tokens for, for the default tenant's management API. */
  managementIndicator: string;
  /** Resource to ask tokens for, for `/me`. */
  meIndicator: string;
  /** Where pictures of people may come from besides the service's own uploads: hosts, `*.` for any name below one (ADR 112). */
  avatarHosts: readonly string[];
  /** What protected applications get their hosts in; without it there are none. */
  protectedAppsDomain: string | null;
  /** Where the demo application is, if it is there. */
  demoUrl: string | null;
  /** Without it no check for a new version is made (OPEN-29). */
  versionFeedUrl: string | null;
  /** Whom the operator names for help: addresses, and `email` an e-mail address (LAY-28). */
  help: {
    chat: string | null;
    issues: string | null;
    email: string | null;
    call: string | null;
  };
}
