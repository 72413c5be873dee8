-- Billing of the cloud edition: what providers say about tenants, and what was bought (ADR 195).
create table billing_customers (
  tenant_id varchar(21) not null references tenants (id),
  provider varchar(16) not null,
  provider_ref varchar(128) not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, provider),
  unique (provider, provider_ref)
);

-- One subscription a tenant: the last one that it had.
create table subscriptions (
  tenant_id varchar(21) primary key references tenants (id),
  provider varchar(16) not null,
  provider_ref varchar(128) not null,
  customer_ref varchar(128) not null,
  status varchar(32) not null check (status in
    ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
  plan_id varchar(64) not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  cancel_at timestamptz,
  past_due_since timestamptz,
  grace_ends_at timestamptz,
  items jsonb not null default '[]',
  -- To be canceled at the provider at once, until it confirms it.
  is_ending boolean not null default false,
  -- Counts the writes: what was read before another one isn't written.
  revision int not null default 0,
  next_sync_at timestamptz,
  synced_at timestamptz not null default now(),
  unique (provider, provider_ref)
);
create index subscriptions_next_sync on subscriptions (next_sync_at) where next_sync_at is not null;

-- A tenant that a checkout creates has its ID from the start, so there is no foreign key to tenants.
create table checkout_sessions (
  id varchar(32) primary key,
  user_id varchar(21) not null,
  tenant_id varchar(21) not null,
  is_new_tenant boolean not null,
  sku_id varchar(64) not null,
  tenant_name varchar(128),
  tenant_region varchar(8),
  state varchar(16) not null default 'open' check (state in ('open', 'complete', 'expired')),
  provider varchar(16) not null,
  provider_ref varchar(128),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- When it was last compared with the provider, and when it is compared again.
  checked_at timestamptz,
  next_check_at timestamptz,
  unique (provider, provider_ref)
);
create index checkout_sessions_next_check on checkout_sessions (next_check_at) where next_check_at is not null;
create index checkout_sessions_tenant on checkout_sessions (tenant_id) where state = 'open';

create table invoices (
  tenant_id varchar(21) not null references tenants (id),
  id varchar(128) not null,
  provider varchar(16) not null,
  number varchar(64),
  status varchar(16) not null check (status in ('draft', 'open', 'paid', 'uncollectible', 'void')),
  plan_id varchar(64),
  currency varchar(3) not null,
  total int not null,
  amount_due int not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  created_at timestamptz not null,
  due_at timestamptz,
  primary key (tenant_id, id)
);
create index invoices_open on invoices (tenant_id) where status = 'open';

-- The events that providers have sent, each once, without their bodies.
create table billing_events (
  provider varchar(16) not null,
  event_id varchar(128) not null,
  type varchar(64) not null,
  customer_ref varchar(128),
  session_id varchar(128),
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  next_try_at timestamptz,
  error varchar(512),
  primary key (provider, event_id)
);
create index billing_events_next_try on billing_events (next_try_at) where next_try_at is not null;

-- The books of the two built-in providers: customers with subscription and invoices, and the pages that are open.
create table billing_accounts (
  id varchar(43) primary key,
  provider varchar(16) not null,
  tenant_id varchar(21) not null,
  document jsonb not null,
  created_at timestamptz not null default now()
);
create table billing_pages (
  id varchar(43) primary key,
  provider varchar(16) not null,
  kind varchar(16) not null check (kind in ('checkout', 'portal', 'invoice')),
  document jsonb not null,
  expires_at timestamptz not null
);
create index billing_pages_expire on billing_pages (expires_at);
