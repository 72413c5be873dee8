-- The tenant of the running transaction. Empty or unset: no tenant, and row-level security shows no row.
create function gatehouse_tenant() returns varchar language sql stable parallel safe
as $$ select nullif(current_setting('gatehouse.tenant_id', true), '')::varchar $$;

-- Puts a table behind row-level security. The owner is not bound by it; the tenant role is (ADR 6).
create function gatehouse_protect(tenant_table regclass) returns void language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format(
    'create policy tenant on %s using (tenant_id = gatehouse_tenant()) with check (tenant_id = gatehouse_tenant())',
    tenant_table);
end $$;

-- Platform tables: no tenant's transaction may see them.
create table tenants (
  id varchar(21) primary key,
  name varchar(128) not null,
  created_at timestamptz not null default now()
);
create table systems (key varchar(64) primary key, value jsonb not null);

create table signing_keys (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  purpose varchar(16) not null check (purpose in ('token', 'cookie')),
  algorithm varchar(16),
  sealed text not null,
  state varchar(16) not null check (state in ('next', 'current', 'previous')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

create table applications (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  name varchar(256) not null check (name <> ''),
  description text,
  type varchar(32) not null check (type in ('Native', 'SPA', 'Traditional', 'MachineToMachine', 'Protected')),
  is_third_party boolean not null default false,
  oidc_client_metadata jsonb not null default '{"redirectUris": [], "postLogoutRedirectUris": []}',
  custom_client_metadata jsonb not null default '{}',
  protected_app_metadata jsonb,
  custom_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index applications_created on applications (tenant_id, created_at desc, id);

create table application_secrets (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  name varchar(256) not null check (name <> ''),
  sealed text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  primary key (tenant_id, application_id, name),
  foreign key (tenant_id, application_id) references applications on delete cascade
);

create table resources (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  name varchar(256) not null check (name <> ''),
  indicator varchar(2048) not null check (indicator <> ''),
  is_default boolean not null default false,
  access_token_ttl integer not null default 3600 check (access_token_ttl > 0),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint resources_indicator unique (tenant_id, indicator)
);
create unique index resources_default on resources (tenant_id) where is_default;
create index resources_created on resources (tenant_id, created_at desc, id);

create table scopes (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  id varchar(21) not null,
  resource_id varchar(21) not null,
  name varchar(256) not null check (name <> ''),
  description text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint scopes_name unique (tenant_id, resource_id, name),
  foreign key (tenant_id, resource_id) references resources on delete cascade
);

create table roles (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  name varchar(128) not null check (name <> ''),
  description varchar(128) not null check (description <> ''),
  type varchar(32) not null check (type in ('User', 'MachineToMachine')),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint roles_name unique (tenant_id, name)
);
create index roles_created on roles (tenant_id, created_at desc, id);

create table users (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(12) not null,
  username varchar(128),
  primary_email varchar(128),
  primary_phone varchar(128),
  name varchar(128),
  avatar varchar(2048),
  password_encrypted text,
  password_encryption_method varchar(16),
  profile jsonb not null default '{}',
  application_id varchar(21),
  identities jsonb not null default '{}',
  custom_data jsonb not null default '{}',
  settings jsonb not null default '{}',
  mfa_verifications jsonb not null default '[]',
  is_suspended boolean not null default false,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
-- Names that differ by case alone would be two people whom nobody can tell apart.
create unique index users_username on users (tenant_id, lower(username));
create unique index users_primary_email on users (tenant_id, lower(primary_email));
create unique index users_primary_phone on users (tenant_id, primary_phone);
create index users_created on users (tenant_id, created_at desc, id);

create table roles_scopes (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  role_id varchar(21) not null,
  scope_id varchar(21) not null,
  primary key (tenant_id, role_id, scope_id),
  constraint roles_scopes_role foreign key (tenant_id, role_id) references roles on delete cascade,
  constraint roles_scopes_scope foreign key (tenant_id, scope_id) references scopes on delete cascade
);
create index roles_scopes_by_scope on roles_scopes (tenant_id, scope_id);

create table users_roles (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  user_id varchar(12) not null,
  role_id varchar(21) not null,
  primary key (tenant_id, user_id, role_id),
  constraint users_roles_user foreign key (tenant_id, user_id) references users on delete cascade,
  constraint users_roles_role foreign key (tenant_id, role_id) references roles on delete cascade
);
create index users_roles_by_role on users_roles (tenant_id, role_id);

create table applications_roles (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  role_id varchar(21) not null,
  primary key (tenant_id, application_id, role_id),
  constraint applications_roles_application foreign key (tenant_id, application_id) references applications on delete cascade,
  constraint applications_roles_role foreign key (tenant_id, role_id) references roles on delete cascade
);
create index applications_roles_by_role on applications_roles (tenant_id, role_id);

-- One document a tenant, read whole and validated by the contract's schema, which also fills what it lacks.
create table sign_in_experiences (
  tenant_id varchar(21) primary key default gatehouse_tenant() references tenants on delete cascade,
  settings jsonb not null default '{}'
);

create table tenant_configs (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  key varchar(64) not null,
  value jsonb not null,
  primary key (tenant_id, key)
);

-- Exact totals of what grows large, kept by the last statement of the write's transaction.
create table tenant_counters (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  name varchar(32) not null,
  value bigint not null default 0,
  primary key (tenant_id, name)
);

-- No foreign key to tenants: every token would lock the same tenant row.
create table logs (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  id varchar(21) not null,
  key varchar(128) not null,
  payload jsonb not null default '{}',
  user_id varchar(21),
  application_id varchar(21),
  created_at timestamptz not null default now(),
  primary key (tenant_id, created_at, id)
) partition by range (created_at);
create table logs_default partition of logs default;
create index logs_user on logs (tenant_id, user_id, created_at desc) where user_id is not null;
create index logs_application on logs (tenant_id, application_id, created_at desc) where application_id is not null;
create index logs_key on logs (tenant_id, key, created_at desc);
create index logs_id on logs (tenant_id, id);

select gatehouse_protect(t::regclass) from unnest(array[
  'signing_keys', 'applications', 'application_secrets', 'resources', 'scopes', 'roles', 'users', 'roles_scopes',
  'users_roles', 'applications_roles', 'sign_in_experiences', 'tenant_configs', 'tenant_counters', 'logs']) t;
