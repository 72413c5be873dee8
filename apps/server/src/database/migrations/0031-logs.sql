-- Whom or what a line is about, so that a user's own page shows what was done to them besides what they did. A column, because
-- row-level security lets no index on an expression be used.
alter table logs add column about text generated always as (left(coalesce(
  payload #>> '{params,userId}', payload #>> '{params,applicationId}', payload #>> '{params,id}', payload ->> 'id'), 64)) stored;
create index logs_about on logs (tenant_id, about, created_at desc) where about is not null;
