-- no-transaction
create unique index concurrently if not exists users_external_id on users (tenant_id, external_id) where external_id is not null;
