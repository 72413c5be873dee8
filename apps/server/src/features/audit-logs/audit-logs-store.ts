import { type AuditLog, auditLog, type AuditLogPayload } from '@gatehouse/contract/audit-logs/audit-logs';
import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { paginate } from '../../database/list.ts';

export interface AuditLogFilter {
  userId?: string;
  applicationId?: string;
  logKey?: string;
  result?: AuditLogPayload['result'];
  start_time?: number;
  end_time?: number;
  /** An organization: only entries whose actor or target is one of its members. */
  membersOf?: string;
}

const at = (ms: number) => sql<number>`to_timestamp(${ms}::float8 / 1000)`;

/** Entries, newest first. `userId` and `applicationId` match the actor as well as the target of an entry. */
export async function listAuditLogs(
  db: TenantDb,
  filter: AuditLogFilter,
  paging: Paging,
): Promise<Page<AuditLog>> {
  const { userId, applicationId, logKey } = filter;
  let matching = db.selectFrom('logs');
  if (userId)
    matching = matching.where(({ or, eb }) => or([eb('userId', '=', userId), eb('about', '=', userId)]));
  if (applicationId)
    matching = matching.where(({ or, eb }) =>
      or([eb('applicationId', '=', applicationId), eb('about', '=', applicationId)]),
    );
  if (filter.membersOf !== undefined) matching = matching.where(isOfMembers(filter.membersOf));
  if (logKey) matching = matching.where('key', '=', logKey);
  if (filter.result) matching = matching.where(sql`payload ->> 'result'`, '=', filter.result);
  if (filter.start_time !== undefined) matching = matching.where('createdAt', '>=', at(filter.start_time));
  if (filter.end_time !== undefined) matching = matching.where('createdAt', '<=', at(filter.end_time));
  const { items, ...page } = await paginate(db, matching, paging, (rows) =>
    rows
      .select(['logs.tenantId', 'logs.id', 'logs.key', 'logs.payload', 'logs.createdAt'])
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc'),
  );
  return { ...page, items: items.map((row) => auditLog.parse(row)) };
}

const isOfMembers = (organizationId: string) => sql<boolean>`exists (
  select from organization_users m where m.tenant_id = logs.tenant_id and m.organization_id = ${organizationId}
    and m.user_id in (logs.user_id, logs.about))`;

export async function getAuditLog(
  db: TenantDb,
  id: string,
  { membersOf }: Pick<AuditLogFilter, 'membersOf'> = {},
): Promise<AuditLog | undefined> {
  const row = await db
    .selectFrom('logs')
    .select(['tenantId', 'id', 'key', 'payload', 'createdAt'])
    .where('id', '=', id)
    .$if(membersOf !== undefined, (query) => query.where(isOfMembers(membersOf ?? '')))
    .executeTakeFirst();
  return row && auditLog.parse(row);
}
