-- Sign-in pages of a tenant's own, unpacked: one row a file, all files of one upload under one id.
create table custom_ui_files (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  asset_id varchar(21) not null,
  path varchar(255) not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, asset_id, path)
);
select gatehouse_protect('custom_ui_files');
