-- Whether something named an upload when it was last looked at: what nothing names for a day is deleted (ADR 61).
alter table assets add checked_at timestamptz not null default now(), add is_used boolean not null default false;
alter table custom_ui_files add checked_at timestamptz not null default now(), add is_used boolean not null default false;
create index assets_unchecked on assets (checked_at);
create index custom_ui_files_unchecked on custom_ui_files (checked_at);
