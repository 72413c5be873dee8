import type { Actor, Tenant } from '../ctx.ts';
import { hotStatement } from '../database/hot/hot-statement.ts';
import type { Runtime } from '../runtime.ts';
import { hashTokenId } from './token-id.ts';

/**
 * An opaque access token with its holder, while token, grant, client and user all live. A third party's is none: its user consented to
 * telling it who they are, not to letting it change how the account is protected, nor to trying passwords (ADR 7).
 */
const findToken = hotStatement(
  'find-user-token',
  `select t.account_id, t.client_id, t.grant_id, t.payload ->> 'scope' as scope
   from oidc_instances t
   join users u on u.tenant_id = t.tenant_id and u.id = t.account_id and not u.is_suspended
   join applications a on a.tenant_id = t.tenant_id and a.id = t.client_id and not a.is_third_party
   where t.tenant_id = $1 and t.model = 'AccessToken' and t.id = $2 and t.expires_at > to_timestamp($3::float8 / 1000)
     and exists (select 1 from oidc_instances g where g.tenant_id = $1 and g.model = 'Grant' and g.id = t.grant_id
       and g.expires_at > to_timestamp($3::float8 / 1000))`,
);

/** The end user behind an opaque access token of this tenant, or undefined. */
export async function findUserToken(
  runtime: Runtime,
  tenant: Tenant,
  token: string,
): Promise<Actor | undefined> {
  const rows = await runtime.database.hot<{
    account_id: string;
    client_id: string;
    grant_id: string;
    scope: string | null;
  }>(findToken, tenant.id, [hashTokenId(token), runtime.clock()]);
  const [row] = rows;
  if (!row) return undefined;
  return {
    kind: 'user',
    userId: row.account_id,
    clientId: row.client_id,
    grantId: row.grant_id,
    scopes: row.scope?.split(' ') ?? [],
  };
}
