-- Scripts for custom claims of access tokens (ADR 165), with what they were before.
create table jwt_customizers (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  token_type varchar(32) not null check (token_type in ('access-token', 'client-credentials')),
  script text not null check (script <> ''),
  -- Environment variables: a JSON object, sealed as a whole.
  sealed_environment text,
  context_sample jsonb,
  token_sample jsonb,
  block_issuance_on_error boolean,
  -- Of the script. Each change of anything else is a change of the settings, too, which processes keep.
  version integer not null default 1,
  revision integer not null default 1,
  primary key (tenant_id, token_type)
);
select gatehouse_protect('jwt_customizers');

create table jwt_customizer_versions (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  token_type varchar(32) not null,
  version integer not null,
  script text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, token_type, version),
  constraint jwt_customizer_versions_customizer foreign key (tenant_id, token_type) references jwt_customizers on delete cascade
);
select gatehouse_protect('jwt_customizer_versions');
