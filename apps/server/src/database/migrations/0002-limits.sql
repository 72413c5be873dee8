-- Counters of rate limits, shared by all processes. Unlogged: a crash forgives, which is what a limit of minutes can afford.
create unlogged table rate_limits (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  key varchar(64) not null,
  window_end timestamptz not null,
  count integer not null,
  primary key (tenant_id, key)
);
create index rate_limits_end on rate_limits (window_end);
select gatehouse_protect('rate_limits');
