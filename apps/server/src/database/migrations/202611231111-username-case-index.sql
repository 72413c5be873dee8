-- no-transaction
create unique index concurrently if not exists users_username_by_case on users (tenant_id, lower(username), username_case);
