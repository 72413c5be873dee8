-- The protocol store: sessions, grants, codes, tokens and sign-in flows (`Interaction`, whose own state is `flow`).
-- `id` is a SHA-256 for whatever is a secret; grants, which travel in our own tokens, keep theirs.
create table oidc_instances (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  model varchar(32) not null,
  id varchar(64) not null,
  payload jsonb not null,
  flow jsonb,
  grant_id varchar(64),
  uid varchar(64),
  user_code varchar(64),
  account_id varchar(12),
  client_id varchar(21),
  consumed_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, model, id)
);
create index oidc_instances_grant on oidc_instances (tenant_id, grant_id) where grant_id is not null;
create index oidc_instances_uid on oidc_instances (tenant_id, uid) where uid is not null;
create index oidc_instances_user_code on oidc_instances (tenant_id, user_code) where user_code is not null;
create index oidc_instances_account on oidc_instances (tenant_id, account_id) where account_id is not null;
create index oidc_instances_client on oidc_instances (tenant_id, client_id) where client_id is not null;
create index oidc_instances_expired on oidc_instances (expires_at);
select gatehouse_protect('oidc_instances');
