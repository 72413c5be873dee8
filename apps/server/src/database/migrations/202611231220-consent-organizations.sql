-- What a third-party application may ask its users for in organizations: organization permissions, and permissions of API resources.
create table application_organization_scopes (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  organization_scope_id varchar(21) not null,
  primary key (tenant_id, application_id, organization_scope_id),
  constraint application_organization_scopes_application foreign key (tenant_id, application_id)
    references applications (tenant_id, id) on delete cascade,
  constraint application_organization_scopes_scope foreign key (tenant_id, organization_scope_id)
    references organization_scopes (tenant_id, id) on delete cascade
);
create index application_organization_scopes_by_scope on application_organization_scopes (tenant_id, organization_scope_id);

create table application_organization_resource_scopes (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  scope_id varchar(21) not null,
  primary key (tenant_id, application_id, scope_id),
  constraint application_organization_resource_scopes_application foreign key (tenant_id, application_id)
    references applications (tenant_id, id) on delete cascade,
  constraint application_organization_resource_scopes_scope foreign key (tenant_id, scope_id)
    references scopes (tenant_id, id) on delete cascade
);
create index application_organization_resource_scopes_by_scope on application_organization_resource_scopes (tenant_id, scope_id);

-- The organizations that users gave a third-party application access to. A consent refers to the membership and ends with it, and joining
-- again doesn't bring it back.
create table consent_organizations (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  user_id varchar(12) not null,
  organization_id varchar(21) not null,
  primary key (tenant_id, application_id, user_id, organization_id),
  constraint consent_organizations_application foreign key (tenant_id, application_id)
    references applications (tenant_id, id) on delete cascade,
  constraint consent_organizations_member foreign key (tenant_id, organization_id, user_id)
    references organization_users (tenant_id, organization_id, user_id) on delete cascade
);
create index consent_organizations_of_member on consent_organizations (tenant_id, organization_id, user_id);

select gatehouse_protect(t::regclass) from unnest(array[
  'application_organization_scopes', 'application_organization_resource_scopes', 'consent_organizations']) t;
