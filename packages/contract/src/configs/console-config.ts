import { z } from 'zod';

/** What the console must know before anybody is signed in: `GET /console/config.json` at the administrators' origin. Nothing of it is secret. */
export const consoleConfig = z.object({
  edition: z.enum(['open-source', 'cloud']),
  version: z.string(),
  devFeatures: z.boolean(),
  /** Origin of the default tenant. */
  endpoint: z.string(),
  adminEndpoint: z.string(),
  tenantId: z.string(),
  /** Resource to ask tokens for, for the default tenant's management API. */
  managementIndicator: z.string(),
  /** Resource to ask tokens for, for `/me`. */
  meIndicator: z.string(),
  /** What protected applications get their hosts in; without it there are none. */
  protectedAppsDomain: z.string().nullable(),
  /** Without it no check for a new version is made (OPEN-29). */
  versionFeedUrl: z.string().nullable(),
  /** Whom the operator names for help: addresses, and `email` an e-mail address (LAY-28). */
  help: z.object({
    chat: z.string().nullable(),
    issues: z.string().nullable(),
    email: z.string().nullable(),
    call: z.string().nullable(),
  }),
});
export type ConsoleConfig = z.infer<typeof consoleConfig>;
