-- Usernames that differ only in letter case belong to two users if the tenant's policy says so. `username_case` tells such names apart: in
-- tenants that ignore case it is empty, and so it is for names in lower case. A trigger sets it, so that no writer can forget to. A change
-- of the policy holds the lock exclusively until it is committed, so every name is written under the policy that is valid then.
alter table users add column username_case varchar(128) not null default '';

create function gatehouse_lock_username_policy(tenant varchar, exclusive boolean) returns void language plpgsql
as $$
begin
  if exclusive then
    perform pg_advisory_xact_lock(hashtextextended('username-policy:' || tenant, 0));
  else
    perform pg_advisory_xact_lock_shared(hashtextextended('username-policy:' || tenant, 0));
  end if;
end $$;

create function gatehouse_username_case() returns trigger language plpgsql
as $$
begin
  perform gatehouse_lock_username_policy(new.tenant_id, false);
  -- Read after the lock was granted: each statement of this function sees what was committed before it.
  new.username_case := case
    when new.username <> lower(new.username) and exists (
      select from sign_in_experiences s
      where s.tenant_id = new.tenant_id and s.settings -> 'usernamePolicy' -> 'caseSensitive' = 'true'
    ) then new.username
    else ''
  end;
  return new;
end $$;
create trigger users_username_case before insert or update of username on users
  for each row when (new.username is not null) execute function gatehouse_username_case();
