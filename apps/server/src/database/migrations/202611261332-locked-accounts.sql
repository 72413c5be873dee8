-- no-transaction
create index concurrently if not exists sentinel_activities_locked on sentinel_activities (tenant_id, user_id)
  where decision = 'Blocked' and user_id is not null;
