-- Imports of users from a file (ADR 204).
create table user_imports (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  source varchar(16) not null,
  file_name varchar(256),
  status varchar(16) not null default 'Uploading'
    check (status in ('Uploading', 'Checking', 'Checked', 'Running', 'Completed', 'Failed')),
  send_user_events boolean not null default false,
  -- The password hash parameters of the source, encrypted.
  sealed text,
  -- Bytes of the file that were uploaded.
  size bigint not null default 0,
  -- Where the next batch begins. It is written in the transaction of the batch before, so no row is read twice.
  cursor jsonb,
  bytes_read bigint not null default 0,
  row_count bigint not null default 0,
  accepted bigint not null default 0,
  warnings bigint not null default 0,
  rejected bigint not null default 0,
  failure varchar(32),
  -- Who started it, for the audit log.
  actor jsonb,
  -- The process that works on it. Another one takes it over once the lease has ended.
  lease varchar(21),
  leased_until timestamptz,
  -- How often it was taken over since the last batch.
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  -- The file is deleted when the import ends, or at this time.
  file_expires_at timestamptz,
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index user_imports_created on user_imports (tenant_id, created_at desc, id);
create index user_imports_work on user_imports (leased_until) where status in ('Checking', 'Running');
create index user_imports_expired on user_imports (expires_at);
select gatehouse_protect('user_imports');

-- The file in pieces, encrypted.
create table user_import_parts (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  import_id varchar(21) not null,
  -- Of its first byte in the file.
  position bigint not null,
  sealed text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, import_id, position),
  constraint user_import_parts_import foreign key (tenant_id, import_id) references user_imports on delete cascade
);
create index user_import_parts_expired on user_import_parts (expires_at);
select gatehouse_protect('user_import_parts');

-- The report: rows that were rejected or differ from the file, by codes and without its values.
create table user_import_rows (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  import_id varchar(21) not null,
  number bigint not null,
  is_accepted boolean not null,
  codes jsonb not null,
  user_id varchar(12),
  primary key (tenant_id, import_id, number),
  constraint user_import_rows_import foreign key (tenant_id, import_id) references user_imports on delete cascade
);
select gatehouse_protect('user_import_rows');

-- What a check has seen, so that it finds an identifier that the file has twice: keyed hashes, deleted at its end.
create table user_import_keys (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  import_id varchar(21) not null,
  key varchar(24) not null,
  primary key (tenant_id, import_id, key),
  constraint user_import_keys_import foreign key (tenant_id, import_id) references user_imports on delete cascade
);
select gatehouse_protect('user_import_keys');

-- The ID that a user has elsewhere, such as in the service that they were imported from.
alter table users add column external_id varchar(256);

-- The cost of verifying a hash of PBKDF2 or scrypt, to find a tenant's most expensive one (ADR 111, ADR 205). In iterations of SHA-256.
create function gatehouse_hash_cost(value text) returns double precision language plpgsql immutable parallel safe
as $$
declare
  found text[];
begin
  found := regexp_match(value, '^\$pbkdf2-sha(\d{1,3})\$i=(\d{1,9}),l=(\d{1,3})\$');
  if found is not null then
    return found[2]::double precision * case found[1]
      when '1' then ceil(found[3]::double precision / 20) * 0.8
      when '256' then ceil(found[3]::double precision / 32)
      else ceil(found[3]::double precision / 64) * 1.5 end;
  end if;
  found := regexp_match(value, '^\$(?:firebase-)?scrypt\$ln=(\d{1,2}),r=(\d{1,4})(?:,p=(\d{1,3}))?\$');
  return coalesce(2.0 ^ found[1]::integer * found[2]::double precision * coalesce(found[3], '1')::double precision * 1.6, 0);
end $$;
