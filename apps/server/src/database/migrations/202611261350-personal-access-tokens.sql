-- Tokens of users for scripts and tools. Applications exchange them for access tokens (ADR 169). Only a hash of the token is stored.
create table personal_access_tokens (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  user_id varchar(12) not null,
  name varchar(256) not null,
  -- Grants that are given for the token name it as their `grant_id`, and end with it.
  id varchar(21) not null,
  hash varchar(43) not null,
  last_four varchar(4) not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  primary key (tenant_id, user_id, name),
  constraint personal_access_tokens_id unique (tenant_id, id),
  constraint personal_access_tokens_hash unique (tenant_id, hash),
  constraint personal_access_tokens_user foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select gatehouse_protect('personal_access_tokens');
