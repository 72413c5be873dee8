import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { hashTokenId } from '../../sessions/token-id.ts';

/** A token that is stored, by the hash of its value. */
export interface StoredToken {
  model: 'AccessToken' | 'ClientCredentials' | 'RefreshToken';
  id: string;
  accountId: string | null;
  clientId: string | null;
  grantId: string | null;
  scope: string | null;
  organizationId: string | null;
  actorId: string | null;
  createdAt: number;
  expiresAt: number;
  isConsumed: boolean;
  /** Whether it ends with a session that has ended. */
  isOfEndedSession: boolean;
}

/** Also one that has expired, until it is deleted. */
export async function findStoredToken(
  db: TenantDb,
  token: string,
  now: number,
): Promise<StoredToken | undefined> {
  const { rows } = await sql<StoredToken>`
    select t.model, t.id, t.account_id as "accountId", t.client_id as "clientId", t.grant_id as "grantId",
      t.payload ->> 'scope' as scope, t.payload #>> '{extra,organization_id}' as "organizationId",
      t.payload #>> '{extra,act,sub}' as "actorId", t.created_at as "createdAt", t.expires_at as "expiresAt",
      t.consumed_at is not null as "isConsumed",
      coalesce(t.payload -> 'expiresWithSession' = 'true', false) and not exists (
        select from oidc_instances s where s.model = 'Session' and s.uid = t.payload ->> 'sessionUid'
          and s.expires_at > ${new Date(now)}::timestamptz) as "isOfEndedSession"
    from oidc_instances t
    where t.model in ('AccessToken', 'ClientCredentials', 'RefreshToken') and t.id = ${hashTokenId(token)}`.execute(
    db,
  );
  return rows[0];
}

/** Who and what a token is of, as it is now. */
export interface TokenParties {
  user: { id: string; name: string; isSuspended: boolean } | null;
  application: { id: string; name: string; isThirdParty: boolean } | null;
  mayUse: boolean | null;
  organization: { id: string; name: string } | null;
  isMember: boolean;
  hasGrant: boolean;
}

export async function readParties(
  db: TenantDb,
  ids: {
    userId: string | null;
    applicationId: string | null;
    organizationId: string | null;
    grantId: string | null;
  },
  now: number,
): Promise<TokenParties> {
  const { userId, applicationId, organizationId, grantId } = ids;
  const { rows } = await sql<TokenParties>`
    select case when u.id is not null then jsonb_build_object('id', u.id, 'isSuspended', u.is_suspended,
        'name', coalesce(u.name, u.username, u.primary_email, u.primary_phone, u.id)) end as "user",
      case when a.id is not null then
        jsonb_build_object('id', a.id, 'name', a.name, 'isThirdParty', a.is_third_party) end as application,
      case when u.id is not null and a.id is not null then
        gatehouse_may_use_v1(gatehouse_tenant(), a.id, a.app_level_access_control_enabled, u.id) end as "mayUse",
      case when o.id is not null then jsonb_build_object('id', o.id, 'name', o.name) end as organization,
      case when ${userId}::varchar is null
        then exists (select from organization_applications m where m.organization_id = o.id and m.application_id = a.id)
        else exists (select from organization_users m where m.organization_id = o.id and m.user_id = u.id) end as "isMember",
      exists (select from oidc_instances g where g.model = 'Grant' and g.id = ${grantId}::varchar
        and g.expires_at > ${new Date(now)}::timestamptz) as "hasGrant"
    from (values (true)) one
      left join users u on u.id = ${userId}::varchar
      left join applications a on a.id = ${applicationId}::varchar
      left join organizations o on o.id = ${organizationId}::varchar`.execute(db);
  const none = {
    user: null,
    application: null,
    mayUse: null,
    organization: null,
    isMember: false,
    hasGrant: false,
  };
  return rows[0] ?? none;
}
