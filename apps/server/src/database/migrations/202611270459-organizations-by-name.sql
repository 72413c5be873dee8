-- no-transaction
create index concurrently if not exists organizations_by_name on organizations (tenant_id, lower(name), id);
