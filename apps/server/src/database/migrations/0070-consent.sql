-- What a third-party application may ask its users for (ENT-06).
create table application_user_scopes (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  scope varchar(64) not null,
  primary key (tenant_id, application_id, scope),
  constraint application_user_scopes_application foreign key (tenant_id, application_id) references applications on delete cascade
);
select gatehouse_protect('application_user_scopes');

create table application_resource_scopes (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  scope_id varchar(21) not null,
  primary key (tenant_id, application_id, scope_id),
  constraint application_resource_scopes_application foreign key (tenant_id, application_id) references applications on delete cascade,
  constraint application_resource_scopes_scope foreign key (tenant_id, scope_id) references scopes on delete cascade
);
create index application_resource_scopes_by_scope on application_resource_scopes (tenant_id, scope_id);
select gatehouse_protect('application_resource_scopes');

-- What every third-party application could ask for before this could be chosen.
insert into application_user_scopes (tenant_id, application_id, scope)
  select a.tenant_id, a.id, s.scope from applications a cross join (values ('profile'), ('email'), ('phone')) as s (scope)
  where a.is_third_party;

-- What an application may ask for, as the code reads it: `permissions` are names, by the indicator of their resource.
create function gatehouse_consent_scopes(tenant varchar, application varchar) returns jsonb language sql stable
as $$ select jsonb_build_object(
  'userScopes', (select coalesce(jsonb_agg(u.scope order by u.scope), '[]') from application_user_scopes u
    where u.tenant_id = tenant and u.application_id = application),
  'permissions', (select coalesce(jsonb_object_agg(p.indicator, p.names), '{}') from (
    select r.indicator, jsonb_agg(s.name order by s.name) as names from application_resource_scopes c
      join scopes s on s.tenant_id = tenant and s.id = c.scope_id
      join resources r on r.tenant_id = tenant and r.id = s.resource_id
    where c.tenant_id = tenant and c.application_id = application group by r.indicator) p)) $$;
