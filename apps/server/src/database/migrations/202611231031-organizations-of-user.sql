-- no-transaction
-- Replaces organization_users_by_user: with the organization, so that listing those of a user reads only the index, and not one row for each.
create index concurrently if not exists organization_users_of_user on organization_users (tenant_id, user_id, organization_id);
