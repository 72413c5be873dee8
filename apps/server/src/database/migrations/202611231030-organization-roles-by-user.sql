-- no-transaction
-- A token without an organization has the permissions of a user's roles in all of them, and the ID token can list these roles.
create index concurrently if not exists organization_users_roles_by_user on organization_users_roles (tenant_id, user_id, organization_id, organization_role_id);
