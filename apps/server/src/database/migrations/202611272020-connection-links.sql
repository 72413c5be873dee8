-- Links by which a customer's own administrator proposes the settings of one connector and proves domains (ADR 224).
create table connection_links (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  sso_connector_id varchar(128) not null,
  organization_id varchar(21) not null,
  language varchar(16) not null,
  -- Of the 32 random bytes in the link.
  secret_hash varchar(64) not null,
  -- The proposed settings, encrypted; null if there are none, and after an administrator has decided.
  sealed text,
  -- Changes with each change of the proposal, so that nothing is confirmed that wasn't shown.
  revision varchar(21) not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz,
  submitted_at timestamptz,
  rejected_at timestamptz,
  confirmed_at timestamptz,
  revoked_at timestamptz,
  -- When housekeeping deletes the row, with a proposal that no administrator has confirmed.
  kept_until timestamptz not null,
  primary key (tenant_id, id),
  constraint connection_links_connector foreign key (tenant_id, sso_connector_id)
    references sso_connectors (tenant_id, id) on delete cascade,
  constraint connection_links_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade
);
create unique index connection_links_secret on connection_links (tenant_id, secret_hash);
create index connection_links_connector on connection_links (tenant_id, sso_connector_id, created_at);
create index connection_links_organization on connection_links (tenant_id, organization_id);
create index connection_links_expired on connection_links (kept_until);
select gatehouse_protect('connection_links');

create table connection_link_domains (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  link_id varchar(21) not null,
  -- Normalized, as in email addresses.
  domain varchar(128) not null,
  -- The value of the TXT record. It is made for this row, so a record of another link, or of a custom domain, proves nothing.
  token varchar(64) not null,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, link_id, domain),
  constraint connection_link_domains_link foreign key (tenant_id, link_id)
    references connection_links (tenant_id, id) on delete cascade
);
select gatehouse_protect('connection_link_domains');
