-- no-transaction
-- Users with an account at the provider of a social connector.
create index concurrently if not exists user_identities_by_target on user_identities (tenant_id, target, user_id);
