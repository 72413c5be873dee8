import type { OwnOrganization } from '@gatehouse/contract/account/organization-checks';
import * as api from '@gatehouse/contract/account/organization-endpoints';
import { sql } from 'kysely';
import type { TenantQueries } from '../../database/database.ts';
import { callerOf } from '../../users/own-user.ts';
import { implement } from '../../web/implement.ts';

export const routes = [
  implement(api.listOwnOrganizations, (ctx) => listOrganizationsOf(ctx.db, callerOf(ctx).userId)),
];

const roles = sql<OwnOrganization['organizationRoles']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name), '[]')
  from organization_users_roles l
    join organization_roles r on r.tenant_id = l.tenant_id and r.id = l.organization_role_id
  where l.organization_id = link.organization_id and l.user_id = link.user_id)`.as('organizationRoles');

const listOrganizationsOf = (db: TenantQueries, userId: string): Promise<OwnOrganization[]> =>
  db
    .selectFrom('organizationUsers as link')
    .innerJoin('organizations', 'organizations.id', 'link.organizationId')
    .where('link.userId', '=', userId)
    .select(['organizations.id', 'organizations.name', 'organizations.description', roles])
    .orderBy('organizations.name')
    .orderBy('organizations.id')
    .limit(1000)
    .execute();
