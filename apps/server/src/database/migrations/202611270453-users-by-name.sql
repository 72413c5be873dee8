-- no-transaction
-- By the name that lists show (`displayName` in the contract).
create index concurrently if not exists users_by_name on users (tenant_id, lower(coalesce(name, username, primary_email, primary_phone, id)), id);
