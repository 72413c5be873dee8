import { hotStatement } from '../database/hot/hot-statement.ts';
import type { Tenant } from '../ctx.ts';
import type { Runtime } from '../runtime.ts';

interface Row {
  applicationId: string;
  /** Null once it is no longer registered. */
  redirectUri: string | null;
  authParameters: Record<string, string | string[]>;
  isSentByUs: boolean;
  callbackUri: string | null;
}

// The redirect address has to be registered still, whatever it was when this was set up.
const find = hotStatement(
  'find-idp-initiated-auth',
  `select c.default_application_id as "applicationId", c.auth_parameters as "authParameters",
     c.auto_send_authorization_request as "isSentByUs", c.client_idp_initiated_auth_callback_uri as "callbackUri",
     (select uri from jsonb_array_elements_text(a.oidc_client_metadata -> 'redirectUris') with ordinality as u (uri, place)
       where c.redirect_uri is null or uri = c.redirect_uri order by place limit 1) as "redirectUri"
   from sso_idp_initiated_auth_configs c join applications a on a.tenant_id = c.tenant_id and a.id = c.default_application_id
   where c.tenant_id = $1 and c.connector_id = $2`,
);

/**
 * Where somebody goes whose identity provider sent them without being asked; undefined where that is not wanted. Nobody is signed in by such an
 * answer: anybody could have posted it into anybody's browser (attacks: login CSRF). A sign-in begins instead, which asks the provider itself.
 * Whatever the answer names as its target does not count.
 */
export async function findUnaskedTarget(
  { database }: Runtime,
  { id: tenantId, origin }: Tenant,
  connectorId: string,
): Promise<string | undefined> {
  const [row] = await database.hot<Row>(find, tenantId, [connectorId]);
  if (!row) return undefined;
  if (!row.isSentByUs) {
    if (row.callbackUri === null) return undefined;
    const url = new URL(row.callbackUri);
    url.searchParams.set('ssoConnectorId', connectorId);
    return url.href;
  }
  if (row.redirectUri === null) return undefined;
  const { scopes = [], resources = [], ...more } = row.authParameters;
  const url = new URL('/oidc/auth', origin);
  const scope = [...new Set(['openid', 'profile', ...scopes])].join(' ');
  for (const [name, value] of Object.entries({
    // The person who has just come is meant, whoever is signed in here.
    prompt: 'login',
    ...more,
    client_id: row.applicationId,
    redirect_uri: row.redirectUri,
    response_type: 'code',
    scope,
    direct_sign_in: `sso:${connectorId}`,
  }))
    url.searchParams.set(name, String(value));
  for (const resource of resources) url.searchParams.append('resource', resource);
  return url.href;
}
