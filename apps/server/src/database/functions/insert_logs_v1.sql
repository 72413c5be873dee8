-- Writes rows of the audit log.
create or replace function gatehouse_insert_logs_v1(tenant varchar, entries jsonb) returns void language plpgsql
as $$
begin
  insert into logs (tenant_id, id, key, payload, user_id, application_id, ip, request_id, trace_id, organization_id, created_at)
  select tenant, e.id, e.key, e.payload, e.user_id, e.application_id, e.ip, e.request_id, e.trace_id, e.organization_id,
    to_timestamp(e.created_at::float8 / 1000)
  from jsonb_to_recordset(entries)
    as e (id text, key text, payload jsonb, user_id text, application_id text, ip text, request_id text, trace_id text,
      organization_id text, created_at bigint);
end $$;
