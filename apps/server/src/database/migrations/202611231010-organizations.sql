-- Organizations: their members (users and machine-to-machine applications), the roles of these, and who joins just in time.
create table organizations (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  name varchar(128) not null check (name <> ''),
  description varchar(256),
  custom_data jsonb not null default '{}',
  is_mfa_required boolean not null default false,
  color jsonb not null default '{}',
  branding jsonb not null default '{}',
  custom_css text,
  -- The number of members, kept by a trigger: counting 100,000 rows would make the list of members slow (ADR 6).
  users_count bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index organizations_created on organizations (tenant_id, created_at desc, id);

create table organization_users (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_id varchar(21) not null,
  user_id varchar(12) not null,
  -- What the member is found by: a copy of the text of `user_search`, so that a search reads the index of one organization, however many
  -- users the tenant has. Kept by triggers.
  text text not null default '',
  -- With the text, because pages are in the order of IDs: a search reads the index, not the rows, which are in no order.
  primary key (tenant_id, organization_id, user_id) include (text),
  constraint organization_users_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade,
  constraint organization_users_user foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index organization_users_by_user on organization_users (tenant_id, user_id);
-- Without a pending list, because a search reads all of it.
create index organization_users_text on organization_users using gin (text gin_trgm_ops, organization_id) with (fastupdate = off);

-- The row of `user_search` is locked, so that a name that another transaction is changing is neither missed here nor there.
create function gatehouse_index_member() returns trigger language plpgsql
as $$
begin
  select s.text into new.text from user_search s where s.tenant_id = new.tenant_id and s.user_id = new.user_id for share;
  new.text := coalesce(new.text, '');
  return new;
end $$;
create trigger organization_users_text before insert on organization_users
  for each row execute function gatehouse_index_member();

create function gatehouse_index_memberships() returns trigger language plpgsql
as $$
begin
  update organization_users m set text = new.text where m.tenant_id = new.tenant_id and m.user_id = new.user_id;
  return null;
end $$;
create trigger user_search_members after update of text on user_search
  for each row when (old.text <> new.text) execute function gatehouse_index_memberships();

-- Counts members once per statement. Organizations are locked in the order of their IDs, because users who are deleted at the same time can
-- be members of the same organizations.
create function gatehouse_count_members() returns trigger language plpgsql
as $$
begin
  update organizations o set users_count = o.users_count + c.change
  from (
    select l.tenant_id, l.id, m.change
    from (select tenant_id, organization_id, case tg_op when 'INSERT' then count(*) else -count(*) end as change
          from changed group by tenant_id, organization_id) m
    join organizations l on l.tenant_id = m.tenant_id and l.id = m.organization_id
    order by l.tenant_id, l.id for no key update of l
  ) c
  where o.tenant_id = c.tenant_id and o.id = c.id;
  return null;
end $$;
create trigger organization_users_added after insert on organization_users
  referencing new table as changed for each statement execute function gatehouse_count_members();
create trigger organization_users_removed after delete on organization_users
  referencing old table as changed for each statement execute function gatehouse_count_members();

-- Roles of members. `role_type` is in the foreign key, so a user can't get a role for machines.
create table organization_users_roles (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_id varchar(21) not null,
  user_id varchar(12) not null,
  organization_role_id varchar(21) not null,
  role_type varchar(32) not null default 'User',
  primary key (tenant_id, organization_id, user_id, organization_role_id),
  constraint organization_users_roles_type check (role_type = 'User'),
  constraint organization_users_roles_member foreign key (tenant_id, organization_id, user_id)
    references organization_users (tenant_id, organization_id, user_id) on delete cascade,
  constraint organization_users_roles_role foreign key (tenant_id, organization_role_id, role_type)
    references organization_roles (tenant_id, id, type) on delete cascade
);
-- Also for the members of an organization who have a role, by ID.
create index organization_users_roles_by_role on organization_users_roles
  (tenant_id, organization_role_id, organization_id, user_id);

-- Only machine-to-machine applications can be added: users sign in to the others.
alter table applications add constraint applications_type unique (tenant_id, id, type);
create table organization_applications (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_id varchar(21) not null,
  application_id varchar(21) not null,
  application_type varchar(32) not null default 'MachineToMachine',
  primary key (tenant_id, organization_id, application_id),
  constraint organization_applications_type check (application_type = 'MachineToMachine'),
  constraint organization_applications_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade,
  constraint organization_applications_application foreign key (tenant_id, application_id, application_type)
    references applications (tenant_id, id, type) on delete cascade
);
create index organization_applications_by_application on organization_applications (tenant_id, application_id);

create table organization_applications_roles (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_id varchar(21) not null,
  application_id varchar(21) not null,
  organization_role_id varchar(21) not null,
  role_type varchar(32) not null default 'MachineToMachine',
  primary key (tenant_id, organization_id, application_id, organization_role_id),
  constraint organization_applications_roles_type check (role_type = 'MachineToMachine'),
  constraint organization_applications_roles_member foreign key (tenant_id, organization_id, application_id)
    references organization_applications (tenant_id, organization_id, application_id) on delete cascade,
  constraint organization_applications_roles_role foreign key (tenant_id, organization_role_id, role_type)
    references organization_roles (tenant_id, id, type) on delete cascade
);
create index organization_applications_roles_by_role on organization_applications_roles (tenant_id, organization_role_id);

-- Users with a verified email address of these domains join when they sign up. Two organizations can have the same domain.
create table organization_jit_email_domains (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_id varchar(21) not null,
  email_domain varchar(128) not null check (email_domain = lower(email_domain)),
  primary key (tenant_id, organization_id, email_domain),
  constraint organization_jit_email_domains_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade
);
create index organization_jit_email_domains_by_domain on organization_jit_email_domains (tenant_id, email_domain);

-- The same for users of an enterprise SSO connector.
create table organization_jit_sso_connectors (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_id varchar(21) not null,
  sso_connector_id varchar(128) not null,
  primary key (tenant_id, organization_id, sso_connector_id),
  constraint organization_jit_sso_connectors_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade,
  constraint organization_jit_sso_connectors_connector foreign key (tenant_id, sso_connector_id)
    references sso_connectors (tenant_id, id) on delete cascade
);
create index organization_jit_sso_connectors_by_connector on organization_jit_sso_connectors (tenant_id, sso_connector_id);

-- The roles of those who join.
create table organization_jit_roles (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  organization_id varchar(21) not null,
  organization_role_id varchar(21) not null,
  role_type varchar(32) not null default 'User',
  primary key (tenant_id, organization_id, organization_role_id),
  constraint organization_jit_roles_type check (role_type = 'User'),
  constraint organization_jit_roles_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade,
  constraint organization_jit_roles_role foreign key (tenant_id, organization_role_id, role_type)
    references organization_roles (tenant_id, id, type) on delete cascade
);
create index organization_jit_roles_by_role on organization_jit_roles (tenant_id, organization_role_id);

select gatehouse_protect(t::regclass) from unnest(array[
  'organizations', 'organization_users', 'organization_users_roles', 'organization_applications',
  'organization_applications_roles', 'organization_jit_email_domains', 'organization_jit_sso_connectors',
  'organization_jit_roles']) t;
select gatehouse_name_uploads('organizations', 'id', 'description', 'custom_data', 'branding', 'custom_css');
