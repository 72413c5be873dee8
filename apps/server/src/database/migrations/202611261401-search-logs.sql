-- The audit log is searched by these, too (ADR 172). Columns, because row-level security lets no index on an expression be used. Older
-- entries have none, and neither have those of servers of the release before. The indexes are built while the columns are empty.
alter table logs
  add column ip text,
  add column request_id text,
  add column trace_id text,
  add column organization_id text;
create index logs_ip on logs (tenant_id, ip, created_at desc) where ip is not null;
create index logs_request on logs (tenant_id, request_id) where request_id is not null;
create index logs_trace on logs (tenant_id, trace_id) where trace_id is not null;
create index logs_organization on logs (tenant_id, organization_id, created_at desc) where organization_id is not null;
