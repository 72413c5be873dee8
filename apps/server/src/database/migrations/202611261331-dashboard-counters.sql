-- Counters of the dashboard, by UTC days (ADR 168). None of them has a foreign key to users or applications: a deletion doesn't change the
-- figures of the past.

-- A person has one row a day, which keeps them from being counted twice.
create table daily_active_users (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  user_id varchar(12) not null,
  date date not null,
  expires_at date not null,
  primary key (tenant_id, user_id, date)
);
create index daily_active_users_expired on daily_active_users (expires_at);

-- How many persons were active on a day, by the days since they were active before; 30 stands for 30 or more, or never. The persons of any
-- 7 or 30 days follow from these rows: each counts on their first day in the period, which is the one whose gap reaches before it.
create table daily_activity (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  date date not null,
  gap smallint not null check (gap between 1 and 30),
  users bigint not null,
  primary key (tenant_id, date, gap)
);

-- Issued access tokens: of users, and of machine-to-machine applications.
create table daily_token_usage (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  date date not null,
  user_tokens bigint not null,
  machine_tokens bigint not null,
  primary key (tenant_id, date)
);

-- Sign-ins by application: `Success`, or why they failed.
create table daily_sign_ins (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  date date not null,
  application_id varchar(21) not null,
  result varchar(32) not null,
  count bigint not null,
  primary key (tenant_id, date, application_id, result)
);

-- The factors of successful sign-ins.
create table daily_factors (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  date date not null,
  factor varchar(32) not null,
  count bigint not null,
  primary key (tenant_id, date, factor)
);

-- The account that attempts are about, if there is one: targets are hashes.
alter table sentinel_activities add column user_id varchar(12);

select gatehouse_protect(t)
from unnest(array['daily_active_users', 'daily_activity', 'daily_token_usage', 'daily_sign_ins', 'daily_factors']) t;
