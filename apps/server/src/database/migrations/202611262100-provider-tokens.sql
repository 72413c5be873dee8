-- Tokens that providers issued for the linked accounts of users (ADR 170): a set for each account. A set ends with the account's link, its user,
-- its connector, and when the connector stops storing tokens; what belongs to a row of its own is a foreign key.
create table provider_tokens (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  user_id varchar(12) not null,
  -- Of a social connector.
  connector_id varchar(128),
  target varchar(64),
  -- Of enterprise SSO.
  sso_connector_id varchar(128),
  issuer varchar(256),
  -- The account's ID at the provider.
  identity_id varchar(256) not null,
  -- Encrypted for this tenant, user, connector and account: in another row it doesn't open.
  sealed text not null,
  scope varchar(4096),
  token_type varchar(64),
  has_refresh_token boolean not null,
  access_expires_at timestamptz,
  -- Until then one request refreshes the tokens; others wait.
  refreshing_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint provider_tokens_of_one check ((connector_id is null) <> (sso_connector_id is null)
    and (connector_id is null) = (target is null) and (sso_connector_id is null) = (issuer is null)),
  constraint provider_tokens_social unique (tenant_id, user_id, target),
  constraint provider_tokens_sso unique (tenant_id, user_id, sso_connector_id, issuer),
  constraint provider_tokens_user foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  constraint provider_tokens_connector foreign key (tenant_id, connector_id) references connectors (tenant_id, id) on delete cascade,
  constraint provider_tokens_sso_identity foreign key (tenant_id, sso_connector_id, issuer, identity_id)
    references user_sso_identities (tenant_id, sso_connector_id, issuer, identity_id) on delete cascade
);
create index provider_tokens_of_connector on provider_tokens (tenant_id, connector_id);
create index provider_tokens_of_sso_identity on provider_tokens (tenant_id, sso_connector_id, issuer, identity_id);
select gatehouse_protect('provider_tokens');

-- Linked social accounts are a document of the user.
create function gatehouse_drop_provider_tokens() returns trigger language plpgsql
as $$
begin
  delete from provider_tokens t where t.tenant_id = new.tenant_id and t.user_id = new.id and t.target is not null
    and t.identity_id is distinct from new.identities #>> array[t.target::text, 'userId'];
  return null;
end $$;
create trigger users_provider_tokens after update of identities on users
  for each row when (old.identities is distinct from new.identities) execute function gatehouse_drop_provider_tokens();
