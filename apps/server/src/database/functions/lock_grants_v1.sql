-- Serializes the requests that give a user a new grant of an application with `maxAllowedGrants`, until the transaction ends. Taken
-- before any row of `oidc_instances` is locked: of two sign-ins at once one waits here without rows that the other needs.
create or replace function gatehouse_lock_grants_v1(tenant varchar, account varchar, client varchar) returns void language sql
as $$ select pg_advisory_xact_lock(hashtextextended(tenant || ':' || account || ':' || client, 0)) $$;
