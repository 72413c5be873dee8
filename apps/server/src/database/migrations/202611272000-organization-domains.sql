-- Domains of email addresses that organizations own. One counts once its TXT record was found (ADR 226).
create table organization_domains (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  organization_id varchar(21) not null,
  domain varchar(253) not null,
  -- The value of the record, which is different for each organization.
  token varchar(32) not null,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, organization_id, domain),
  constraint organization_domains_organization foreign key (tenant_id, organization_id)
    references organizations (tenant_id, id) on delete cascade
);
select gatehouse_protect('organization_domains');
