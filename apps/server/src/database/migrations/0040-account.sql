-- Proofs of being an account's owner that its account API relies on (OPEN-39); they live for minutes.
create table verification_records (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  id varchar(21) not null,
  user_id varchar(12) not null,
  type varchar(32) not null,
  data jsonb not null default '{}',
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  constraint verification_records_user foreign key (tenant_id, user_id) references users on delete cascade
);
create index verification_records_by_user on verification_records (tenant_id, user_id);
create index verification_records_expired on verification_records (expires_at);
select gatehouse_protect('verification_records');
