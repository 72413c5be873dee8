-- no-transaction
create index concurrently if not exists mfa_verifications_by_type on mfa_verifications (tenant_id, type, user_id);
