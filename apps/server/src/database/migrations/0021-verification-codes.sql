-- Codes sent to an address (ENT-26): one row for what one flow does to one address, so that a code sent again replaces the one
-- before and inherits its tries. `mac` is keyed: six digits alone could be tried out by who reads the table.
create table verification_codes (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  -- Whom the code is for: a flow's row.
  owner varchar(64) not null,
  usage varchar(32) not null,
  target varchar(160) not null,
  id varchar(21) not null,
  mac varchar(64) not null,
  try_count integer not null default 0,
  consumed boolean not null default false,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Until then the tries are counted together, whatever is sent again.
  counts_until timestamptz not null,
  primary key (tenant_id, owner, usage, target)
);
create index verification_codes_expired on verification_codes (counts_until);
select gatehouse_protect('verification_codes');
