-- What has been tried against a secret (ENT-27): one row an action and target, written before the secret is compared. Logged, so
-- that a lockout survives a restart (OPEN-42). `target` is a SHA-256 of the identifier, or of an account as one browser knows it.
create table sentinel_activities (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  action varchar(32) not null,
  target varchar(64) not null,
  result varchar(16) not null check (result in ('Success', 'Failed')),
  decision varchar(16) not null check (decision in ('Undecided', 'Allowed', 'Blocked', 'Challenge')),
  attempts integer not null,
  -- End of the block, or of the hour in which tries are counted together; what is older counts no more.
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, action, target)
);
create index sentinel_activities_expired on sentinel_activities (expires_at);
select gatehouse_protect('sentinel_activities');
