import { hotStatement } from './hot-statement.ts';

/** The part of a statement that writes the entries in its value `logs` for a tenant, if `condition` holds. */
export const insertLogsSql = (logs: string, condition = 'true', tenant = '$1'): string =>
  `insert into logs (tenant_id, id, key, payload, user_id, application_id, ip, request_id, trace_id, organization_id, created_at)
   select ${tenant}, e.id, e.key, e.payload, e.user_id, e.application_id, e.ip, e.request_id, e.trace_id, e.organization_id,
     to_timestamp(e.created_at::float8 / 1000)
   from jsonb_to_recordset(${logs}::jsonb)
     as e(id text, key text, payload jsonb, user_id text, application_id text, ip text, request_id text, trace_id text,
       organization_id text, created_at bigint)
   where ${condition}`;

/** Writes entries as a statement with its own transaction: for entries about rolled-back changes, and for batches. */
export const insertLogs = hotStatement('insert-logs', insertLogsSql('$2'), 25);
