-- Provisioning of the users of an organization by its identity provider (SCIM 2.0, RFC 7643 and RFC 7644, ADR 222).
create table organization_scim_tokens (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  organization_id varchar(21) not null,
  id varchar(21) not null,
  hash varchar(43) not null,
  last_four varchar(4) not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (tenant_id, organization_id, id),
  constraint organization_scim_tokens_hash unique (tenant_id, hash),
  constraint organization_scim_tokens_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade
);

-- The users that an organization provisioned. It can read and change only these.
create table organization_scim_users (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  organization_id varchar(21) not null,
  user_id varchar(12) not null,
  user_name varchar(256) not null,
  external_id varchar(256),
  -- The attributes that the identity provider sent, without those above.
  attributes jsonb not null default '{}',
  -- The account was created for this organization, and not linked.
  is_made boolean not null,
  -- The identity provider ended the membership.
  is_ended boolean not null default false,
  -- The account is suspended because of this, and not by an administrator.
  has_suspended boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, organization_id, user_id),
  constraint organization_scim_users_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade,
  constraint organization_scim_users_user foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create unique index organization_scim_users_name on organization_scim_users (tenant_id, organization_id, lower(user_name));
create index organization_scim_users_external on organization_scim_users (tenant_id, organization_id, external_id);
create index organization_scim_users_of_user on organization_scim_users (tenant_id, user_id);

-- Whoever suspends or reactivates an account decides about it from then on: a suspension by an administrator isn't lifted by an identity
-- provider that suspended the account before.
create function gatehouse_forget_scim_suspension() returns trigger language plpgsql
as $$
begin
  update organization_scim_users s set has_suspended = false
    where s.tenant_id = new.tenant_id and s.user_id = new.id and s.has_suspended;
  return null;
end $$;
create trigger users_scim_suspension after update of is_suspended on users for each row
  when (old.is_suspended is distinct from new.is_suspended) execute function gatehouse_forget_scim_suspension();

create table organization_scim_groups (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  organization_id varchar(21) not null,
  id varchar(21) not null,
  display_name varchar(256) not null,
  external_id varchar(256),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, organization_id, id),
  constraint organization_scim_groups_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade
);
create unique index organization_scim_groups_name on organization_scim_groups (tenant_id, organization_id, lower(display_name));

create table organization_scim_group_members (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  organization_id varchar(21) not null,
  group_id varchar(21) not null,
  user_id varchar(12) not null,
  primary key (tenant_id, organization_id, group_id, user_id),
  constraint organization_scim_group_members_group foreign key (tenant_id, organization_id, group_id)
    references organization_scim_groups (tenant_id, organization_id, id) on delete cascade,
  constraint organization_scim_group_members_user foreign key (tenant_id, organization_id, user_id)
    references organization_scim_users (tenant_id, organization_id, user_id) on delete cascade
);
create index organization_scim_group_members_of_user on organization_scim_group_members (tenant_id, organization_id, user_id);

-- The roles that administrators let groups give, by the group's name in lower case. No other role can come from a group.
create table organization_scim_roles (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  organization_id varchar(21) not null,
  group_name varchar(256) not null,
  organization_role_id varchar(21) not null,
  role_type varchar(32) not null default 'User',
  primary key (tenant_id, organization_id, group_name, organization_role_id),
  constraint organization_scim_roles_type check (role_type = 'User'),
  constraint organization_scim_roles_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade,
  constraint organization_scim_roles_role foreign key (tenant_id, organization_role_id, role_type)
    references organization_roles (tenant_id, id, type) on delete cascade
);
create index organization_scim_roles_by_role on organization_scim_roles (tenant_id, organization_role_id);

select gatehouse_protect(t::regclass) from unnest(array[
  'organization_scim_tokens', 'organization_scim_users', 'organization_scim_groups', 'organization_scim_group_members',
  'organization_scim_roles'
]) t;
