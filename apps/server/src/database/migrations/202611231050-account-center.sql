-- The settings of the account center: one document, like those of the sign-in experience (ADR 4). A tenant without a row has the defaults.
create table account_centers (
  tenant_id varchar(21) not null default gatehouse_tenant() primary key,
  settings jsonb not null default '{}',
  constraint account_centers_tenant foreign key (tenant_id) references tenants on delete cascade
);
select gatehouse_protect('account_centers');
select gatehouse_name_uploads('account_centers', 'tenant_id', 'settings');

-- What a verification is for, whether it is complete, and where it was started: it ends with that session and grant (ADR 149).
alter table verification_records
  add column purpose varchar(16) not null default 'Permission',
  add column verified boolean not null default true,
  add column session_uid varchar(64),
  add column grant_id varchar(64);
