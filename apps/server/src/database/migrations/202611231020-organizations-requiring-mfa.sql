-- no-transaction
-- A sign-in asks whether one of the user's organizations requires MFA.
create index concurrently if not exists organizations_requiring_mfa on organizations (tenant_id, id) where is_mfa_required;
