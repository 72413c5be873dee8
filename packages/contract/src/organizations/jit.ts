import { z } from 'zod';
import { id, tenantId } from '../common.ts';
import { ssoConnector } from '../sso-connectors/sso-connectors.ts';

/** A domain of email addresses whose users join an organization just in time. */
export const jitEmailDomain = z.object({ tenantId, organizationId: id, emailDomain: z.string() });

/** An enterprise SSO connector whose users join an organization just in time. Secrets in `config` are masked. */
export const jitSsoConnector = ssoConnector.omit({
  name: true,
  providerType: true,
  providerLogo: true,
  providerLogoDark: true,
  providerConfig: true,
  isReady: true,
});
export type JitSsoConnector = z.infer<typeof jitSsoConnector>;
