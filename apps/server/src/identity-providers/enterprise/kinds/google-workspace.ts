import { ConnectorError } from '@gatehouse/connectors/kit/error';
import { markOf } from '@gatehouse/connectors/kit/marks';
import { credentials } from '@gatehouse/connectors/kit/social';
import { z } from 'zod';
import { defineOidcKind } from '../define-oidc-kind.ts';

/**
 * https://developers.google.com/identity/openid-connect/openid-connect. All Google accounts share one issuer; `hd`
 * names the organization of an account. A personal account can have an email address of the organization, too, and
 * keeps it after its user leaves.
 */
export const googleWorkspace = defineOidcKind({
  providerName: 'GoogleWorkspace',
  name: 'Google Workspace',
  description: 'Users of a Google Workspace organization.',
  ...markOf('google'),
  readme: `## Connect Google Workspace

1. In the organization’s Google Cloud project, set the OAuth consent screen to **Internal**.
2. Under **Credentials**, create an **OAuth client ID** of type **Web application**.
3. Enter the client ID and secret here.`,
  settings: z.object(credentials('openid email profile')),
  issuer: 'https://accounts.google.com',
  check({ rawData }) {
    if (!z.object({ hd: z.string().min(1) }).safeParse(rawData).success)
      throw new ConnectorError('authorization_failed', 'The account doesn’t belong to an organization (hd)');
  },
});
