-- Our keys towards an identity provider of SAML: each connector has its own, made when it is first needed.
create table saml_keys (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  sso_connector_id varchar(128) not null,
  purpose varchar(16) not null check (purpose in ('signing', 'encryption')),
  sealed text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, sso_connector_id, purpose),
  constraint saml_keys_connector foreign key (tenant_id, sso_connector_id) references sso_connectors on delete cascade
);
select gatehouse_protect('saml_keys');
