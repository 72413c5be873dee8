-- Applications that register themselves (RFC 7591 and RFC 7592, ADR 230). Whatever changes such an application, it stays a third party's, signs
-- users in, and never acts on its own.
alter table applications add column is_registered boolean not null default false;
alter table applications add constraint applications_registered check (not is_registered or (
  is_third_party and type in ('Traditional', 'SPA', 'Native')
  and (custom_client_metadata ->> 'allowTokenExchange') is distinct from 'true'
  and (custom_client_metadata ->> 'isDeviceFlow') is distinct from 'true')) not valid;
alter table applications validate constraint applications_registered;

create table initial_access_tokens (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  name varchar(128) not null,
  hash varchar(43) not null,
  last_four varchar(4) not null,
  uses integer not null default 0,
  max_uses integer not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  primary key (tenant_id, id),
  constraint initial_access_tokens_hash unique (tenant_id, hash),
  constraint initial_access_tokens_uses check (uses <= max_uses)
);

create table registered_clients (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  application_id varchar(21) not null,
  source varchar(16) not null,
  -- The name of the initial access token, which may be deleted since.
  token_name varchar(128),
  -- Of the registration access token (RFC 7592), which each change of the client replaces; null: the client can't change itself.
  token_digest varchar(43),
  auth_method varchar(32) not null,
  -- What the client says about itself and nothing depends on.
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, application_id),
  constraint registered_clients_application foreign key (tenant_id, application_id)
    references applications (tenant_id, id) on delete cascade
);
create index registered_clients_created on registered_clients (tenant_id, created_at desc, application_id);

-- Roles give applications permissions of their own, which registered clients never have.
create function gatehouse_refuse_role_of_registered() returns trigger language plpgsql
as $$
begin
  if exists (select from applications a where a.tenant_id = new.tenant_id and a.id = new.application_id and a.is_registered) then
    raise exception 'A registered client has no roles' using errcode = 'check_violation', constraint = 'applications_roles_registered';
  end if;
  return null;
end $$;
create trigger applications_roles_registered after insert on applications_roles for each row
  execute function gatehouse_refuse_role_of_registered();

select gatehouse_protect(t::regclass) from unnest(array['initial_access_tokens', 'registered_clients']) t;
