import { type ApplicationUsage, applicationUsage } from '@gatehouse/contract/applications/applications';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';

/** Counts the users, roles and secrets of an application. */
export async function getUsage(db: TenantDb, id: string, now: number): Promise<ApplicationUsage> {
  const { rows } = await sql<ApplicationUsage>`select
    (select count(distinct account_id)::int from oidc_instances
     where client_id = ${id} and model = 'Grant' and expires_at > ${new Date(now)}) as users_count,
    (select count(*)::int from applications_roles where application_id = ${id}) as roles_count,
    (select count(*)::int from application_secrets where application_id = ${id}
       and (expires_at is null or expires_at > ${new Date(now)})) as secrets_count`.execute(db);
  return applicationUsage.parse(rows[0]);
}
