-- People whom a caller of the Management API has sent to a social provider, to add an account there to theirs: until they come back, once.
create table social_attempts (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  connector_id varchar(128) not null,
  -- Of the state: the caller chooses it, as long as it likes.
  state_digest varchar(43) not null,
  -- Where they come back to, and what the connector needs then: its code verifier is a secret.
  sealed text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, connector_id, state_digest),
  foreign key (tenant_id, connector_id) references connectors (tenant_id, id) on delete cascade
);
create index social_attempts_expired on social_attempts (expires_at);
select gatehouse_protect('social_attempts');
