-- What all organizations of a tenant have in common: roles, and the permissions that roles give inside an organization.
create table organization_roles (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  name varchar(128) not null check (name <> ''),
  description varchar(256),
  type varchar(32) not null default 'User' check (type in ('User', 'MachineToMachine')),
  primary key (tenant_id, id),
  constraint organization_roles_name unique (tenant_id, name),
  -- For foreign keys that also refer to the type: a user can't get a role for machines.
  constraint organization_roles_type unique (tenant_id, id, type)
);

create table organization_scopes (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  name varchar(128) not null check (name <> ''),
  description varchar(256),
  primary key (tenant_id, id),
  constraint organization_scopes_name unique (tenant_id, name)
);

create table organization_roles_scopes (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_role_id varchar(21) not null,
  organization_scope_id varchar(21) not null,
  primary key (tenant_id, organization_role_id, organization_scope_id),
  constraint organization_roles_scopes_role foreign key (tenant_id, organization_role_id)
    references organization_roles (tenant_id, id) on delete cascade,
  constraint organization_roles_scopes_scope foreign key (tenant_id, organization_scope_id)
    references organization_scopes (tenant_id, id) on delete cascade
);
create index organization_roles_scopes_by_scope on organization_roles_scopes (tenant_id, organization_scope_id);

-- Permissions of API resources that a role gives inside an organization.
create table organization_roles_resource_scopes (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_role_id varchar(21) not null,
  scope_id varchar(21) not null,
  primary key (tenant_id, organization_role_id, scope_id),
  constraint organization_roles_resource_scopes_role foreign key (tenant_id, organization_role_id)
    references organization_roles (tenant_id, id) on delete cascade,
  constraint organization_roles_resource_scopes_scope foreign key (tenant_id, scope_id)
    references scopes (tenant_id, id) on delete cascade
);
create index organization_roles_resource_scopes_by_scope on organization_roles_resource_scopes (tenant_id, scope_id);

select gatehouse_protect(t::regclass) from unnest(array[
  'organization_roles', 'organization_scopes', 'organization_roles_scopes', 'organization_roles_resource_scopes']) t;
