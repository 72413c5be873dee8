-- no-transaction
-- Replaces users_roles_by_role: with the user, so that counting the users of a role reads only the index.
create index concurrently if not exists users_roles_of_role on users_roles (tenant_id, role_id, user_id);
