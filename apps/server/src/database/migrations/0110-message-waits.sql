-- How many messages were requested recently, and until when the next one has to wait (ADR 103). Rows for recipients, separate for strangers
-- and for each known browser; for addresses of strangers; and for all strangers of the tenant. Unlogged, like rate_limits.
create unlogged table message_waits (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  -- SHA-256 of what is counted.
  key varchar(64) not null,
  -- SHA-256 of the recipient, if the row is about one: an administrator can lift all waits of a recipient.
  recipient varchar(64),
  -- A message adds 1, and it goes down by 1 in drain_ms. From `free` on, the next message has to wait.
  level float8 not null,
  free float8 not null,
  drain_ms float8 not null,
  counted_at timestamptz not null,
  open_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, key)
);
create index message_waits_recipient on message_waits (tenant_id, recipient) where recipient is not null;
create index message_waits_expired on message_waits (expires_at);
select gatehouse_protect('message_waits');

-- The row that the message with the code was counted in: flows that have to wait for the same row can share the code.
alter table verification_codes add column wait_key varchar(64);
create index verification_codes_wait on verification_codes (tenant_id, wait_key) where wait_key is not null;
