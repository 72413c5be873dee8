-- Tokens that providers issued for the accounts of users there (ADR 170): a set for each account at a provider. It belongs to the user who has
-- the account linked, which the database decides: triggers give a set to the user who links the account, and delete it when the user
-- unlinks it. Until then it has no user, and expires.
create table provider_tokens (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  -- Of a social connector.
  connector_id varchar(128),
  target varchar(64),
  -- Of enterprise SSO.
  sso_connector_id varchar(128),
  issuer varchar(256),
  identity_id varchar(256) not null,
  user_id varchar(12),
  sealed text not null,
  scope text,
  token_type varchar(64),
  has_refresh_token boolean not null,
  access_expires_at timestamptz,
  -- Until then one request refreshes the tokens; others wait.
  refreshing_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz,
  primary key (tenant_id, id),
  constraint provider_tokens_of_one check ((connector_id is null) <> (sso_connector_id is null)
    and (connector_id is null) = (target is null) and (sso_connector_id is null) = (issuer is null)),
  constraint provider_tokens_social unique (tenant_id, target, identity_id),
  constraint provider_tokens_sso unique (tenant_id, sso_connector_id, issuer, identity_id),
  constraint provider_tokens_user foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  constraint provider_tokens_connector foreign key (tenant_id, connector_id) references connectors (tenant_id, id) on delete cascade,
  constraint provider_tokens_sso_connector foreign key (tenant_id, sso_connector_id) references sso_connectors (tenant_id, id) on delete cascade
);
create index provider_tokens_by_user on provider_tokens (tenant_id, user_id);
create index provider_tokens_by_connector on provider_tokens (tenant_id, connector_id);
create index provider_tokens_expired on provider_tokens (expires_at);
select gatehouse_protect('provider_tokens');

create function gatehouse_own_social_tokens() returns trigger language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and new.identities = old.identities or tg_op = 'INSERT' and new.identities = '{}' then return null; end if;
  delete from provider_tokens t where t.tenant_id = new.tenant_id and t.user_id = new.id and t.target is not null
    and t.identity_id is distinct from new.identities #>> array[t.target::text, 'userId'];
  update provider_tokens t set user_id = new.id, expires_at = null from jsonb_each(new.identities) e
    where t.tenant_id = new.tenant_id and t.user_id is null and t.target = e.key and t.identity_id = e.value ->> 'userId';
  return null;
end $$;
create trigger users_provider_tokens after insert or update of identities on users
  for each row execute function gatehouse_own_social_tokens();

create function gatehouse_own_sso_tokens() returns trigger language plpgsql
as $$
begin
  if tg_op <> 'INSERT' then
    delete from provider_tokens t where t.tenant_id = old.tenant_id and t.user_id = old.user_id
      and t.sso_connector_id = old.sso_connector_id and t.issuer = old.issuer and t.identity_id = old.identity_id;
  end if;
  if tg_op <> 'DELETE' then
    update provider_tokens t set user_id = new.user_id, expires_at = null
      where t.tenant_id = new.tenant_id and t.user_id is null
        and t.sso_connector_id = new.sso_connector_id and t.issuer = new.issuer and t.identity_id = new.identity_id;
  end if;
  return null;
end $$;
create trigger user_sso_identities_provider_tokens after insert or delete or update of user_id, sso_connector_id, issuer, identity_id
  on user_sso_identities for each row execute function gatehouse_own_sso_tokens();
