-- What lists of users are filtered and sorted by, and what changes with every sign-in: apart from the user, whose row then stays out of all
-- indexes when someone signs in. Triggers keep it.
create table user_activity (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  user_id varchar(12) not null,
  last_sign_in_at timestamptz,
  is_suspended boolean not null default false,
  -- Whether a second factor is set up.
  has_factor boolean not null default false,
  primary key (tenant_id, user_id),
  constraint user_activity_user foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index user_activity_latest on user_activity (tenant_id, last_sign_in_at desc nulls last, user_id);
-- Suspended users don't sign in, so this index costs a sign-in nothing.
create index user_activity_suspended on user_activity (tenant_id, last_sign_in_at desc nulls last, user_id) where is_suspended;
create index user_activity_without_factor on user_activity (tenant_id, last_sign_in_at desc nulls last, user_id) where not has_factor;

create function gatehouse_add_activity() returns trigger language plpgsql
as $$
begin
  insert into user_activity (tenant_id, user_id, last_sign_in_at, is_suspended)
  select a.tenant_id, a.id, a.last_sign_in_at, a.is_suspended from added a
  on conflict do nothing;
  return null;
end $$;
create trigger users_activity_added after insert on users
  referencing new table as added for each statement execute function gatehouse_add_activity();

-- The row can be missing until the next migration has added those of former users.
create function gatehouse_note_activity() returns trigger language plpgsql
as $$
begin
  insert into user_activity (tenant_id, user_id, last_sign_in_at, is_suspended)
  values (new.tenant_id, new.id, new.last_sign_in_at, new.is_suspended)
  on conflict (tenant_id, user_id) do update set last_sign_in_at = excluded.last_sign_in_at, is_suspended = excluded.is_suspended;
  return null;
end $$;
create trigger users_activity_changed after update of last_sign_in_at, is_suspended on users for each row
  when (old.last_sign_in_at is distinct from new.last_sign_in_at or old.is_suspended <> new.is_suspended)
  execute function gatehouse_note_activity();

create function gatehouse_note_factor() returns trigger language plpgsql
  set enable_seqscan = off
as $$
begin
  if tg_op = 'INSERT' then
    -- Most users have one already, and the planner isn't asked for what isn't run.
    if not exists (
        select from user_activity a where a.tenant_id = new.tenant_id and a.user_id = new.user_id and a.has_factor) then
      insert into user_activity (tenant_id, user_id, last_sign_in_at, is_suspended, has_factor)
      select u.tenant_id, u.id, u.last_sign_in_at, u.is_suspended, true from users u
      where u.tenant_id = new.tenant_id and u.id = new.user_id
      on conflict (tenant_id, user_id) do update set has_factor = true;
    end if;
  else
    -- Locked first, so that the next statement sees a factor that another transaction has added meanwhile.
    perform from user_activity a where a.tenant_id = old.tenant_id and a.user_id = old.user_id for no key update;
    update user_activity a set has_factor = exists (
        select from mfa_verifications m where m.tenant_id = old.tenant_id and m.user_id = old.user_id)
    where a.tenant_id = old.tenant_id and a.user_id = old.user_id;
  end if;
  return null;
end $$;
create trigger mfa_verifications_noted after insert or delete on mfa_verifications
  for each row execute function gatehouse_note_factor();

select gatehouse_protect('user_activity');
