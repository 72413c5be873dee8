-- Customers' identity providers. The settings hold secrets and are sealed whole.
create table sso_connectors (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(128) not null,
  provider_name varchar(128) not null,
  connector_name varchar(128) not null,
  sealed text not null,
  domains jsonb not null default '[]',
  branding jsonb not null default '{}',
  sync_profile boolean not null default false,
  enable_token_storage boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint sso_connectors_name unique (tenant_id, connector_name)
);

-- Who somebody is there (ENT-09). The connector is part of the key: what one customer's provider says proves nothing of another's.
create table user_sso_identities (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  id varchar(21) not null,
  user_id varchar(12) not null,
  sso_connector_id varchar(128) not null,
  issuer varchar(256) not null,
  identity_id varchar(256) not null,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint user_sso_identities_identity unique (tenant_id, sso_connector_id, issuer, identity_id),
  constraint user_sso_identities_single unique (tenant_id, user_id, sso_connector_id, issuer),
  constraint user_sso_identities_user foreign key (tenant_id, user_id) references users on delete cascade,
  constraint user_sso_identities_connector foreign key (tenant_id, sso_connector_id) references sso_connectors on delete cascade
);
select gatehouse_protect(t::regclass) from unnest(array['sso_connectors', 'user_sso_identities']) t;
