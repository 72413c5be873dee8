-- Uploaded files, which anybody may fetch who knows the address (ADR: files live in the database).
create table assets (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  id varchar(21) not null,
  content_type varchar(64) not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
-- Pictures are compressed already; trying again costs time at every upload.
alter table assets alter column content set storage external;
select gatehouse_protect('assets');
