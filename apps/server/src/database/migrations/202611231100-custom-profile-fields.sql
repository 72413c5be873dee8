-- Profile fields of a tenant's own. The name is part of the key: it is the field's id in the API and the key of its values.
create table custom_profile_fields (
  tenant_id varchar(21) not null default gatehouse_tenant() references tenants on delete cascade,
  id varchar(21) not null,
  name varchar(128) not null check (name ~ '^[a-zA-Z0-9]+$'),
  type varchar(16) not null check (type in
    ('Text', 'Number', 'Date', 'Checkbox', 'Select', 'Url', 'Regex', 'Address', 'Fullname')),
  label varchar(128) not null default '',
  description varchar(256),
  required boolean not null default false,
  config jsonb not null default '{}' check (jsonb_typeof(config) = 'object'),
  created_at timestamptz not null default now(),
  sie_order integer not null,
  primary key (tenant_id, id),
  constraint custom_profile_fields_name unique (tenant_id, name),
  -- Checked at the end of a transaction, because an exchange of two fields has them at one position in between.
  constraint custom_profile_fields_order unique (tenant_id, sie_order) deferrable initially deferred
);

select gatehouse_protect('custom_profile_fields');
