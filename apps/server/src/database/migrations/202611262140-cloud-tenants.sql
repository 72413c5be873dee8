-- Tenants of the cloud edition (ADR 186): what they are for, where they are, and who created them. A deleted tenant keeps its row, so that its ID is
-- never given again; `deletion` has what restoring it needs.
alter table tenants
  add column tag varchar(16) not null default 'production' check (tag in ('development', 'production')),
  add column region varchar(8) not null default 'EU' check (region in ('EU', 'US', 'AU')),
  add column created_by varchar(12),
  add column deleted_at timestamptz,
  add column deletion jsonb;
