-- Which account elsewhere is whose: one is of one user at most, whatever happens at once. A trigger keeps it by the users' own column,
-- so that no writer can forget to.
create table user_identities (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  target varchar(64) not null,
  identity_id varchar(256) not null,
  user_id varchar(12) not null,
  primary key (tenant_id, target, identity_id),
  constraint user_identities_user foreign key (tenant_id, user_id) references users on delete cascade
);
create index user_identities_of_user on user_identities (tenant_id, user_id);
select gatehouse_protect('user_identities');

create function gatehouse_index_identities() returns trigger language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and new.identities = old.identities then return null; end if;
  delete from user_identities i where i.tenant_id = new.tenant_id and i.user_id = new.id;
  insert into user_identities (tenant_id, target, identity_id, user_id)
  select new.tenant_id, e.key, e.value ->> 'userId', new.id from jsonb_each(new.identities) e;
  return null;
end $$;
create trigger users_identities after insert or update of identities on users
  for each row execute function gatehouse_index_identities();

insert into user_identities (tenant_id, target, identity_id, user_id)
  select u.tenant_id, e.key, e.value ->> 'userId', u.id from users u, jsonb_each(u.identities) e;
