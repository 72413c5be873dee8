-- Where a tenant wants to be told of events (ENT-23).
create table webhooks (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  name varchar(256) not null,
  -- Of hooks that were created before there was `events`; used only if that is empty (OPEN-47).
  event varchar(64),
  events varchar(64)[] not null default '{}',
  url varchar(2048) not null,
  retries smallint not null default 3 check (retries between 0 and 3),
  -- The signing key and the values of its own headers, which may be tokens of the receiver.
  sealed text not null,
  enabled boolean not null default true,
  -- Whether its endpoint took long at the last attempt; null before the first one.
  is_slow boolean,
  -- Since when every attempt has failed.
  failing_since timestamptz,
  -- When it was disabled because of that.
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index webhooks_created on webhooks (tenant_id, created_at desc, id);
select gatehouse_protect('webhooks');

-- The outbox of webhooks (ADR 163): what was committed with the change that it is about, until it is delivered; or given up, until it expires.
create table webhook_deliveries (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  -- The same at every attempt, so that receivers recognize what they have processed.
  id varchar(21) not null,
  webhook_id varchar(21) not null,
  event varchar(64) not null,
  -- What the event is about. Deliveries about one record go in the order of their numbers, which is that of the commits.
  record varchar(256) not null,
  number bigint generated always as identity,
  -- The body, without the ID of the webhook.
  payload jsonb not null,
  attempts smallint not null default 0,
  next_at timestamptz not null,
  leased_until timestamptz,
  failed_at timestamptz,
  error varchar(512),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint webhook_deliveries_webhook foreign key (tenant_id, webhook_id) references webhooks (tenant_id, id) on delete cascade
);
create index webhook_deliveries_waiting on webhook_deliveries (tenant_id, webhook_id, number) where failed_at is null;
create index webhook_deliveries_record on webhook_deliveries (tenant_id, webhook_id, record, number) where failed_at is null;
create index webhook_deliveries_failed on webhook_deliveries (tenant_id, webhook_id, failed_at) where failed_at is not null;
create index webhook_deliveries_expired on webhook_deliveries (expires_at) where expires_at is not null;
select gatehouse_protect('webhook_deliveries');

-- Attempts, with request and answer, for the page of a webhook.
create table webhook_requests (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  webhook_id varchar(21) not null,
  delivery_id varchar(21) not null,
  event varchar(64) not null,
  is_success boolean not null,
  body jsonb not null,
  -- Headers without secrets, status, text of the answer, error, duration.
  details jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint webhook_requests_webhook foreign key (tenant_id, webhook_id) references webhooks (tenant_id, id) on delete cascade
);
create index webhook_requests_created on webhook_requests (tenant_id, webhook_id, created_at desc, id desc);
create index webhook_requests_counted on webhook_requests (tenant_id, webhook_id, created_at) include (is_success);
create index webhook_requests_expired on webhook_requests (expires_at);
select gatehouse_protect('webhook_requests');
