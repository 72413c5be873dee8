-- no-transaction
-- Suspended users, and those who aren't, newest first.
create index concurrently if not exists users_by_state on users (tenant_id, is_suspended, created_at desc, id);
