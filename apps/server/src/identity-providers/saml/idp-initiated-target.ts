import { sql } from 'kysely';
import type { Tenant } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';

/**
 * The URL that continues an IdP-initiated sign-in; `undefined` if it isn't configured. The response itself doesn't sign the user in, because anyone can
 * post it in any browser (attacks: login CSRF). The URL starts a normal sign-in with the provider instead (ADR 82). `RelayState` is ignored.
 */
export async function findIdpInitiatedTarget(
  { database }: Runtime,
  { id: tenantId, origin }: Tenant,
  connectorId: string,
): Promise<string | undefined> {
  const row = await database
    .for(tenantId)
    .selectFrom('ssoIdpInitiatedAuthConfigs as config')
    .innerJoin('applications', 'applications.id', 'config.defaultApplicationId')
    .select(['applications.id as applicationId', 'authParameters', 'autoSendAuthorizationRequest'])
    .select('clientIdpInitiatedAuthCallbackUri as callbackUri')
    // Null if it isn't registered anymore.
    .select(
      sql<string | null>`(select uri from jsonb_array_elements_text(oidc_client_metadata -> 'redirectUris')
        with ordinality as u (uri, place)
        where config.redirect_uri is null or uri = config.redirect_uri order by place limit 1)`.as(
        'redirectUri',
      ),
    )
    .where('config.connectorId', '=', connectorId)
    .executeTakeFirst();
  if (!row) return undefined;
  if (!row.autoSendAuthorizationRequest) {
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
    // For the user who has just arrived, even if another one is signed in here.
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
