-- no-transaction
drop index concurrently if exists organization_users_by_user;
