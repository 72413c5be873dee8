import type { AccessEntry, ExplainedAccess, Named } from '@gatehouse/contract/explanations/access';
import type { ApplicationType } from '@gatehouse/contract/applications/applications';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';

type Organization = NonNullable<ExplainedAccess['organization']>;

/** What the protocol decides about a user and an application, before any scope. */
export interface AccessRow {
  applicationId: string;
  type: ApplicationType;
  isThirdParty: boolean;
  isLimited: boolean;
  mayUse: boolean;
  userScopes: string[] | null;
  roles: Named[];
  /** Null if none is named, or if it doesn't exist. */
  organization: Organization | null;
}

/** Reads with the functions that the protocol reads with; suspended users, too. */
export async function readAccess(
  db: TenantDb,
  ids: { userId: string; applicationId: string; organizationId: string | null },
): Promise<AccessRow | undefined> {
  const { userId, applicationId, organizationId } = ids;
  const { rows } = await sql<AccessRow>`
    select a.id as "applicationId", a.type, a.is_third_party as "isThirdParty",
      a.app_level_access_control_enabled as "isLimited",
      gatehouse_may_use_v1(gatehouse_tenant(), a.id, a.app_level_access_control_enabled, u.id) as "mayUse",
      case when a.is_third_party then gatehouse_consent_scopes_v1(gatehouse_tenant(), a.id) -> 'userScopes' end as "userScopes",
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name), '[]')
        from users_roles h join roles r on r.id = h.role_id where h.user_id = u.id) as roles,
      (select jsonb_build_object('id', o.id, 'name', o.name,
          'refusal', gatehouse_organization_refusal_v1(gatehouse_tenant(), o.id, a.id, a.is_third_party, u),
          'roles', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name), '[]')
            from organization_users_roles h join organization_roles r on r.id = h.organization_role_id
            where h.user_id = u.id and h.organization_id = o.id))
        from organizations o where o.id = ${organizationId}::varchar) as organization
    from users u, applications a where u.id = ${userId} and a.id = ${applicationId}`.execute(db);
  return rows[0];
}

/** Whether a sign-in with these methods is refused a token for an organization that requires MFA (ADR 176). */
export async function lacksVerifiedMfa(
  db: TenantDb,
  ids: { userId: string; organizationId: string },
  methods: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    select gatehouse_unverified_mfa_v1(gatehouse_tenant(), ${ids.organizationId}, ${ids.userId},
      ${JSON.stringify(methods)}::jsonb) as lacks`.execute(db);
  return rows[0]?.lacks === true;
}

/** The entries of an application's access control that include a user, at most 20. */
export async function listEntries(
  db: TenantDb,
  { userId, applicationId }: { userId: string; applicationId: string },
): Promise<AccessEntry[]> {
  const { rows } = await sql<AccessEntry>`
    select * from (
      select 'User' as kind, u.id, coalesce(u.name, u.username, u.primary_email, u.primary_phone, u.id) as name,
          null::jsonb as organization
        from application_access_users e join users u on u.id = e.user_id
        where e.application_id = ${applicationId} and e.user_id = ${userId}
      union all
      select 'Role', r.id, r.name, null from application_access_roles e
        join users_roles h on h.role_id = e.role_id and h.user_id = ${userId} join roles r on r.id = e.role_id
        where e.application_id = ${applicationId}
      union all
      select 'Organization', o.id, o.name, null from application_access_organizations e
        join organization_users m on m.organization_id = e.organization_id and m.user_id = ${userId}
        join organizations o on o.id = e.organization_id
        where e.application_id = ${applicationId}
      union all
      select 'OrganizationRole', r.id, r.name, jsonb_build_object('id', o.id, 'name', o.name)
        from application_access_organization_roles e
        join organization_users_roles h on h.organization_id = e.organization_id
          and h.organization_role_id = e.organization_role_id and h.user_id = ${userId}
        join organization_roles r on r.id = e.organization_role_id join organizations o on o.id = e.organization_id
        where e.application_id = ${applicationId}) entries
    order by kind desc, name limit 20`.execute(db);
  return rows;
}

/** A resource by its ID, or the default one. */
export const findResource = (
  db: TenantDb,
  by: { id: string } | { indicator: string } | 'default',
): Promise<(Named & { indicator: string }) | undefined> => {
  const query = db.selectFrom('resources').select(['id', 'name', 'indicator']);
  if (by === 'default') return query.where('isDefault', '=', true).executeTakeFirst();
  return 'id' in by
    ? query.where('id', '=', by.id).executeTakeFirst()
    : query.where('indicator', '=', by.indicator).executeTakeFirst();
};
