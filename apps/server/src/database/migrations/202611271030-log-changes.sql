-- What an operation has changed, beside its entry in the audit log (ADR 209). Not in the entry itself: lists and exports stay small, and the
-- values of a user are deleted with the user.
create table log_changes (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  -- Not a foreign key: partitions of the log are dropped as a whole.
  log_id varchar(21) not null,
  -- Whose values they are.
  user_id varchar(12),
  -- The operation, by which the change can be undone: PATCH /api/organizations/{id}.
  operation varchar(256) not null,
  params jsonb not null,
  changes jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, log_id),
  constraint log_changes_user_id foreign key (tenant_id, user_id) references users on delete cascade
);
create index log_changes_user on log_changes (tenant_id, user_id) where user_id is not null;
create index log_changes_created on log_changes (created_at);
select gatehouse_protect('log_changes');
