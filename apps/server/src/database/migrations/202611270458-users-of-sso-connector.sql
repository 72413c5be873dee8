-- no-transaction
create index concurrently if not exists user_sso_identities_by_connector on user_sso_identities (tenant_id, sso_connector_id, user_id);
