-- Browsers that aren't asked for a second factor: their user verified one there, and wants it to be remembered (ADR 161).
create table trusted_devices (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  user_id varchar(12) not null,
  -- Hash of the browser's secret and the user: the accounts of one browser share a cookie, but no row.
  secret_hash varchar(43) not null,
  user_agent varchar(512) not null,
  ip varchar(64) not null,
  -- Of the last sign-in, if a trusted proxy knows it.
  country varchar(2),
  latitude double precision,
  longitude double precision,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  constraint trusted_devices_secret unique (tenant_id, user_id, secret_hash),
  constraint trusted_devices_user foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index trusted_devices_expired on trusted_devices (expires_at);

select gatehouse_protect('trusted_devices');
