-- Where people go who come from their identity provider without having been sent there. Without a row, they are refused.
create table sso_idp_initiated_auth_configs (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  connector_id varchar(128) not null,
  default_application_id varchar(21) not null,
  redirect_uri varchar(2048),
  auth_parameters jsonb not null default '{}',
  auto_send_authorization_request boolean not null default false,
  client_idp_initiated_auth_callback_uri varchar(2048),
  created_at timestamptz not null default now(),
  primary key (tenant_id, connector_id),
  constraint sso_idp_initiated_connector foreign key (tenant_id, connector_id) references sso_connectors on delete cascade,
  constraint sso_idp_initiated_application foreign key (tenant_id, default_application_id) references applications on delete cascade
);
create index sso_idp_initiated_of_application on sso_idp_initiated_auth_configs (tenant_id, default_application_id);
select gatehouse_protect('sso_idp_initiated_auth_configs');
