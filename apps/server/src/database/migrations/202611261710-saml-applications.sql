-- SAML applications, whose identity provider we are (ADR 174). They are applications, too, of their own type.
alter table applications drop constraint applications_type_check;
alter table applications add constraint applications_type_check
  check (type in ('Native', 'SPA', 'Traditional', 'MachineToMachine', 'Protected', 'SAML')) not valid;

create table saml_applications (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  -- The service provider.
  entity_id varchar(128),
  acs_url varchar(2048),
  name_id_format varchar(128) not null,
  -- {claim: name of the attribute}
  attribute_mapping jsonb not null,
  encryption jsonb,
  sp_certificate text,
  require_signed_requests boolean not null default false,
  single_logout_url varchar(2048),
  idp_initiated jsonb not null default '{"enabled": false, "defaultRelayState": null}',
  primary key (tenant_id, application_id),
  constraint saml_applications_application foreign key (tenant_id, application_id) references applications on delete cascade
);

-- The keys that sign for a SAML application, sealed, with their certificates.
create table saml_certificates (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  application_id varchar(21) not null,
  id varchar(21) not null,
  sealed text not null,
  certificate text not null,
  active boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, application_id, id),
  constraint saml_certificates_application foreign key (tenant_id, application_id) references saml_applications on delete cascade
);
create unique index saml_certificates_active on saml_certificates (tenant_id, application_id) where active;

select gatehouse_protect('saml_applications');
select gatehouse_protect('saml_certificates');
