-- Tokens of other providers that are good once, such as a credential of Google One Tap: none is taken again while it would still be valid.
-- They stood among the answers of SAML; those rows end by themselves within the hour.
create table used_tokens (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  connector_id varchar(128) not null,
  -- The digest of what is signed: a signature can be spelt in several ways.
  digest varchar(43) not null,
  expires_at timestamptz not null,
  primary key (tenant_id, connector_id, digest)
);
create index used_tokens_expired on used_tokens (expires_at);
select gatehouse_protect('used_tokens');
