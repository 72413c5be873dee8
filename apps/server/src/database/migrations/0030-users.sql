-- Substrings are found by trigrams, within a tenant. Both extensions are trusted: the database's owner may create them.
do $$
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
exception when insufficient_privilege or feature_not_supported or undefined_file then
  raise exception using errcode = 'GH100', message = format(
    E'The database needs two extensions of PostgreSQL’s contrib and %s may not create them, or they are not installed. Have an administrator run these lines in database %s, then start again:\n\ncreate extension if not exists pg_trgm;\ncreate extension if not exists btree_gin;',
    current_user, current_database());
end $$;

-- What a user is found by, apart from the user: a count of many matches reads half the pages, and signing in, which writes to
-- the user, leaves the trigrams alone. A trigger keeps it, so that no writer can forget to.
create table user_search (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  user_id varchar(12) not null,
  created_at timestamptz not null,
  text text not null,
  primary key (tenant_id, user_id),
  constraint user_search_user foreign key (tenant_id, user_id) references users on delete cascade
);
select gatehouse_protect('user_search');

create function gatehouse_user_text(u users) returns text language sql stable parallel safe
as $$ select lower(concat_ws(E'\n', u.id, u.username, u.primary_email, u.primary_phone, u.name)) $$;

create function gatehouse_index_user() returns trigger language plpgsql
as $$
begin
  insert into user_search (tenant_id, user_id, created_at, text)
  values (new.tenant_id, new.id, new.created_at, gatehouse_user_text(new))
  on conflict (tenant_id, user_id) do update set created_at = excluded.created_at, text = excluded.text;
  return null;
end $$;
create trigger users_search after insert or update of username, primary_email, primary_phone, name, created_at
  on users for each row execute function gatehouse_index_user();

insert into user_search (tenant_id, user_id, created_at, text)
  select u.tenant_id, u.id, u.created_at, gatehouse_user_text(u) from users u;
-- The rare word first: an index that began with the tenant took twice the time. Without a pending list, because a search reads
-- all of that.
create index user_search_text on user_search using gin (text gin_trgm_ops, tenant_id) with (fastupdate = off);
create index user_search_created on user_search (tenant_id, created_at desc, user_id);

-- The unfiltered total; kept by the last statement of whatever adds or deletes users.
insert into tenant_counters (tenant_id, name, value) select tenant_id, 'users', count(*) from users group by tenant_id
  on conflict (tenant_id, name) do update set value = excluded.value;
