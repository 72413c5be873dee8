-- What sends messages and signs in with social providers. The settings hold the providers' secrets and are sealed whole.
create table connectors (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(128) not null,
  connector_id varchar(128) not null,
  type varchar(16) not null check (type in ('Email', 'Sms', 'Social')),
  target varchar(64) not null,
  platform varchar(16) not null default '' check (platform in ('', 'Native', 'Universal', 'Web')),
  sealed text not null,
  metadata jsonb not null default '{}',
  sync_profile boolean not null default false,
  enable_token_storage boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
-- One sender of each kind; one way to a provider on each platform.
create unique index connectors_sender on connectors (tenant_id, type) where type <> 'Social';
create unique index connectors_target on connectors (tenant_id, target, platform) where type = 'Social';

create table email_templates (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  language_tag varchar(16) not null,
  template_type varchar(64) not null,
  details jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint email_templates_usage unique (tenant_id, language_tag, template_type)
);

-- Slow effects that wait for their turn after commit (ADR 9). The payload may hold a code, so it is sealed.
create table outbox (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  kind varchar(32) not null,
  sealed text not null,
  attempts integer not null default 0,
  -- Until then nobody else takes it: it is being worked on, or waits to be tried again.
  next_at timestamptz not null,
  -- Later it is of no use to anybody.
  give_up_at timestamptz not null,
  -- Given up: kept until it expires, so that one can see what was lost.
  dead_at timestamptz,
  error varchar(512),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index outbox_waiting on outbox (next_at) where dead_at is null;
create index outbox_expired on outbox (expires_at);

-- The development inbox: messages of tenants that have no connector, for 24 hours.
create table inbox_messages (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  type varchar(16) not null check (type in ('Email', 'Sms')),
  recipient varchar(256) not null,
  usage varchar(64) not null,
  -- Subject, text, html, code and link.
  sealed text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index inbox_messages_created on inbox_messages (tenant_id, created_at desc, id);
create index inbox_messages_expired on inbox_messages (expires_at);

select gatehouse_protect(t::regclass) from unnest(array['connectors', 'email_templates', 'outbox', 'inbox_messages']) t;
