-- no-transaction
drop index concurrently if exists users_roles_by_role;
