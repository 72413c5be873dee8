-- Who may use an application whose access is limited (ADR 154): named users, users with a role, members of an organization, and members with
-- a role in an organization. Entries end with what they name; without any entry, no user may use the application.
alter table applications add column app_level_access_control_enabled boolean not null default false;
alter table roles add constraint roles_type unique (tenant_id, id, type);

create table application_access_users (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  user_id varchar(12) not null,
  primary key (tenant_id, application_id, user_id),
  constraint application_access_users_application foreign key (tenant_id, application_id)
    references applications (tenant_id, id) on delete cascade,
  constraint application_access_users_user foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index application_access_users_by_user on application_access_users (tenant_id, user_id);

-- `role_type` is in the foreign key, because users can't have roles for machines.
create table application_access_roles (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  role_id varchar(21) not null,
  role_type varchar(32) not null default 'User',
  primary key (tenant_id, application_id, role_id),
  constraint application_access_roles_type check (role_type = 'User'),
  constraint application_access_roles_application foreign key (tenant_id, application_id)
    references applications (tenant_id, id) on delete cascade,
  constraint application_access_roles_role foreign key (tenant_id, role_id, role_type)
    references roles (tenant_id, id, type) on delete cascade
);
create index application_access_roles_by_role on application_access_roles (tenant_id, role_id);

create table application_access_organizations (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  organization_id varchar(21) not null,
  primary key (tenant_id, application_id, organization_id),
  constraint application_access_organizations_application foreign key (tenant_id, application_id)
    references applications (tenant_id, id) on delete cascade,
  constraint application_access_organizations_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade
);
create index application_access_organizations_by_organization on application_access_organizations (tenant_id, organization_id);

create table application_access_organization_roles (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  organization_id varchar(21) not null,
  organization_role_id varchar(21) not null,
  role_type varchar(32) not null default 'User',
  primary key (tenant_id, application_id, organization_id, organization_role_id),
  constraint application_access_organization_roles_type check (role_type = 'User'),
  constraint application_access_organization_roles_application foreign key (tenant_id, application_id)
    references applications (tenant_id, id) on delete cascade,
  constraint application_access_organization_roles_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade,
  constraint application_access_organization_roles_role foreign key (tenant_id, organization_role_id, role_type)
    references organization_roles (tenant_id, id, type) on delete cascade
);
create index application_access_organization_roles_by_organization
  on application_access_organization_roles (tenant_id, organization_id);
create index application_access_organization_roles_by_role
  on application_access_organization_roles (tenant_id, organization_role_id);

select gatehouse_protect(t::regclass) from unnest(array['application_access_users', 'application_access_roles',
  'application_access_organizations', 'application_access_organization_roles']) t;
