import { type AuditLog, auditLog, type AuditLogPayload } from '@gatehouse/contract/audit-logs/audit-logs';
import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { paginate } from '../../database/list.ts';

export interface AuditLogFilter {
  userId?: string;
  administratorId?: string;
  applicationId?: string;
  organizationId?: string;
  logKey?: string;
  result?: AuditLogPayload['result'];
  ip?: string;
  requestId?: string;
  traceId?: string;
  start_time?: number;
  end_time?: number;
  /** Older entries aren't kept any longer, but may not be deleted yet. */
  keptSince?: number | undefined;
  /** An organization: only entries whose actor or target is one of its members. */
  membersOf?: string;
}

/** The columns of an entry. */
const entry = ['logs.tenantId', 'logs.id', 'logs.key', 'logs.payload', 'logs.createdAt'] as const;

const at = (ms: number) => sql<number>`to_timestamp(${ms}::float8 / 1000)`;

/** The entries that match all filters. `userId` and `applicationId` match the actor as well as the target of an entry. */
function findMatching(db: TenantDb, filter: AuditLogFilter) {
  const { userId, administratorId, applicationId } = filter;
  let matching = db.selectFrom('logs');
  if (userId)
    matching = matching.where(({ or, eb }) => or([eb('userId', '=', userId), eb('about', '=', userId)]));
  if (administratorId)
    matching = matching
      .where('userId', '=', administratorId)
      .where(sql`payload ->> 'actor'`, '=', 'administrator');
  if (applicationId)
    matching = matching.where(({ or, eb }) =>
      or([eb('applicationId', '=', applicationId), eb('about', '=', applicationId)]),
    );
  for (const name of ['organizationId', 'ip', 'requestId', 'traceId'] as const) {
    const value = filter[name];
    if (value) matching = matching.where(name, '=', value);
  }
  if (filter.membersOf !== undefined) matching = matching.where(isOfMembers(filter.membersOf));
  if (filter.logKey) matching = matching.where('key', '=', filter.logKey);
  if (filter.result) matching = matching.where(sql`payload ->> 'result'`, '=', filter.result);
  if (filter.start_time !== undefined) matching = matching.where('createdAt', '>=', at(filter.start_time));
  if (filter.keptSince !== undefined) matching = matching.where('createdAt', '>=', at(filter.keptSince));
  if (filter.end_time !== undefined) matching = matching.where('createdAt', '<=', at(filter.end_time));
  return matching;
}

/** Entries, newest first. */
export async function listAuditLogs(
  db: TenantDb,
  filter: AuditLogFilter,
  paging: Paging,
): Promise<Page<AuditLog>> {
  const { items, ...page } = await paginate(db, findMatching(db, filter), paging, (rows) =>
    rows.select(entry).orderBy('createdAt', 'desc').orderBy('id', 'desc'),
  );
  return { ...page, items: items.map((row) => auditLog.parse(row)) };
}

/** The newest entries since a time, newest first, at most `limit`. */
export async function readNewest(
  db: TenantDb,
  filter: AuditLogFilter & { start_time: number },
  limit: number,
): Promise<AuditLog[]> {
  const rows = await findMatching(db, filter)
    .select(entry)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => auditLog.parse(row));
}

/** The last entry of a part of an export: the time exactly as the database has it, which milliseconds would round. */
interface Place {
  time: string;
  id: string;
}

/** The entries after a place in the order of the list, at most `limit`, and the place of the last one. */
export async function readPart(
  db: TenantDb,
  filter: AuditLogFilter,
  after: Place | undefined,
  limit: number,
): Promise<{ entries: AuditLog[]; last: Place | undefined }> {
  const rows = await findMatching(db, filter)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(logs.created_at, logs.id) < (${after?.time ?? ''}::timestamptz, ${after?.id ?? ''})`,
      ),
    )
    .select([...entry, sql<string>`logs.created_at::text`.as('time')])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const last = rows.length < limit ? undefined : rows.at(-1);
  return { entries: rows.map(({ time: _time, ...row }) => auditLog.parse(row)), last };
}

const isOfMembers = (organizationId: string) => sql<boolean>`exists (
  select from organization_users m where m.tenant_id = logs.tenant_id and m.organization_id = ${organizationId}
    and m.user_id in (logs.user_id, logs.about))`;

export async function getAuditLog(
  db: TenantDb,
  id: string,
  { membersOf, keptSince }: Pick<AuditLogFilter, 'membersOf' | 'keptSince'> = {},
): Promise<AuditLog | undefined> {
  const row = await db
    .selectFrom('logs')
    .select(entry)
    .where('id', '=', id)
    .$if(membersOf !== undefined, (query) => query.where(isOfMembers(membersOf ?? '')))
    .$if(keptSince !== undefined, (query) => query.where('createdAt', '>=', at(keptSince ?? 0)))
    .executeTakeFirst();
  return row && auditLog.parse(row);
}
