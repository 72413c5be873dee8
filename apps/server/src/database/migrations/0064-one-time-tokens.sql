-- Secrets that prove an e-mail address once, sent in a link by the tenant itself. Only the hash is here: they are long and random, so
-- that it cannot be tried out.
create table one_time_tokens (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  id varchar(21) not null,
  email varchar(128) not null,
  hash varchar(64) not null,
  context jsonb not null default '{}',
  -- What was done to it; that it has expired is for the clock to say.
  status varchar(16) not null default 'active',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Listed that long, then deleted.
  kept_until timestamptz not null,
  primary key (tenant_id, id),
  constraint one_time_tokens_hash unique (tenant_id, hash)
);
create index one_time_tokens_email on one_time_tokens (tenant_id, email, created_at);
create index one_time_tokens_expired on one_time_tokens (kept_until);
select gatehouse_protect('one_time_tokens');
