import { sql } from 'kysely';
import type { Actor, Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { hashTokenId } from './token-id.ts';

/**
 * The end user of an opaque access token of this tenant, with the key that it is bound to, or undefined unless token, grant, application and user all
 * exist, and the user may use the application. A third-party application's token does not count: its user agreed to share their profile with it, but not to
 * let it change how the account is protected or try passwords (ADR 7). Nor does the token of an exchange: its user isn't there (ADR 169).
 */
export async function findUserToken(
  runtime: Runtime,
  tenant: Tenant,
  token: string,
): Promise<(Extract<Actor, { kind: 'user' }> & { jkt: string | null }) | undefined> {
  const now = sql<number>`${new Date(runtime.clock())}`;
  const row = await runtime.database
    .for(tenant.id)
    .selectFrom('oidcInstances as token')
    .innerJoin('users', 'users.id', 'token.accountId')
    .innerJoin('applications', 'applications.id', 'token.clientId')
    .innerJoin('oidcInstances as grant', 'grant.id', 'token.grantId')
    .select(['users.id as userId', 'applications.id as clientId', 'grant.id as grantId'])
    .select(sql<string | null>`token.payload ->> 'scope'`.as('scope'))
    .select(sql<string | null>`token.payload ->> 'jkt'`.as('jkt'))
    .select(sql<boolean>`coalesce(token.payload ->> 'gty' like '%device_code%', false)`.as('isOfDevice'))
    .where('token.model', '=', 'AccessToken')
    .where('token.id', '=', hashTokenId(token))
    .where('token.expiresAt', '>', now)
    .where(sql<boolean>`(token.payload -> 'extra' ? 'exchanged') is not true`)
    // Of a custom domain only while that is active (ADR 179).
    .where(
      sql<boolean>`(not token.payload ? 'domain' or exists (select from domains d
        where d.id = token.payload ->> 'domain' and d.status = 'Active'))`,
    )
    .where('users.isSuspended', '=', false)
    .where('applications.isThirdParty', '=', false)
    .where(
      sql<boolean>`gatehouse_may_use_v1(${tenant.id}, applications.id, applications.app_level_access_control_enabled, users.id)`,
    )
    .where('grant.model', '=', 'Grant')
    .where('grant.expiresAt', '>', now)
    .executeTakeFirst();
  return row && { kind: 'user', ...row, scopes: row.scope?.split(' ') ?? [] };
}
