-- Second factors of users (ENT-08): a row each, so that using one is a conditional statement of its own. What stood in the column
-- `users.mfa_verifications` was never written; it goes with a later version.
create table mfa_verifications (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  id varchar(21) not null,
  user_id varchar(12) not null,
  type varchar(32) not null check (type in ('Totp', 'WebAuthn', 'BackupCode')),
  -- A Totp's secret; of backup codes, the key that they are hashed with.
  sealed text,
  -- What else its type keeps.
  data jsonb not null default '{}',
  -- The latest time step that a code was taken of: no code is taken twice (RFC 6238 section 5.2).
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (tenant_id, id),
  constraint mfa_verifications_user foreign key (tenant_id, user_id) references users on delete cascade
);
create index mfa_verifications_of_user on mfa_verifications (tenant_id, user_id);
create unique index mfa_verifications_single on mfa_verifications (tenant_id, user_id, type) where type <> 'WebAuthn';
select gatehouse_protect('mfa_verifications');
