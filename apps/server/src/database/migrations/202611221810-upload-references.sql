-- Which uploads the rows of a tenant name: kept by triggers in the transaction that writes the row, so that no writer can forget to (ADR 126).
create table upload_references (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  -- The table and key of the row, and its column.
  owner varchar(64) not null,
  owner_id varchar(512) not null,
  field varchar(64) not null,
  asset_id varchar(21) not null,
  primary key (tenant_id, owner, owner_id, field, asset_id),
  constraint upload_references_asset foreign key (tenant_id, asset_id) references assets on delete cascade
);
create index upload_references_of_asset on upload_references (tenant_id, asset_id);
select gatehouse_protect('upload_references');

-- When an upload came, or a reference to it was last added or dropped. `checked_at` and `is_used` are read by the release before alone.
alter table assets add column touched_at timestamptz not null default now();
create index assets_touched on assets (touched_at);
alter table custom_ui_files add column touched_at timestamptz not null default now();
create index custom_ui_files_touched on custom_ui_files (touched_at);

-- The addresses of uploads in `sealed`, which SQL cannot read; null until a server has looked.
alter table connectors add column uploads text;

-- Writes down the uploads that a column names; a text without addresses names none.
create function gatehouse_refer(of_tenant varchar, of_owner text, of_id text, of_field text, said text) returns void language plpgsql
as $$
declare
  -- As JSON, style sheets, scripts and queries write an address.
  named varchar[] := array(select distinct hit[1] from regexp_matches(said, 'user-assets(?:\\*/|%2[Ff])(\w{21})', 'g') hit);
  before varchar[] := array(
    select r.asset_id from upload_references r
    where r.tenant_id = of_tenant and r.owner = of_owner and r.owner_id = of_id and r.field = of_field);
begin
  -- First, so that the file is not deleted meanwhile: who deletes sees that the row has changed, and looks again.
  update assets a set touched_at = now()
    where a.tenant_id = of_tenant and a.id = any(named || before) and not (a.id = any(named) and a.id = any(before));
  delete from upload_references r
    where r.tenant_id = of_tenant and r.owner = of_owner and r.owner_id = of_id and r.field = of_field and r.asset_id <> all(named);
  insert into upload_references (tenant_id, owner, owner_id, field, asset_id)
    select of_tenant, of_owner, of_id, of_field, a.id from assets a where a.tenant_id = of_tenant and a.id = any(named)
    on conflict do nothing;
end $$;

-- Its arguments: the column that is the row's key within the tenant, and the columns that may name uploads.
create function gatehouse_track_uploads() returns trigger language plpgsql
as $$
declare
  old_row jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  new_row jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  this jsonb := case when tg_op = 'DELETE' then old_row else new_row end;
  field text;
begin
  foreach field in array tg_argv[1:] loop
    -- Null says that nobody has looked at the settings of a connector yet.
    continue when tg_op <> 'DELETE' and field = 'uploads' and new_row ->> field is null;
    -- What the settings of a connector named while nobody had looked is still written down.
    if tg_op = 'DELETE' or new_row ->> field is distinct from old_row ->> field then
      perform gatehouse_refer(this ->> 'tenant_id', tg_table_name, this ->> tg_argv[0], field, coalesce(new_row ->> field, ''));
    end if;
  end loop;
  return null;
end $$;

-- The content of sign-in pages of a tenant's own is bytes; a file is never changed.
create function gatehouse_track_page_uploads() returns trigger language plpgsql
as $$
declare
  this custom_ui_files := case when tg_op = 'DELETE' then old else new end;
begin
  perform gatehouse_refer(this.tenant_id, 'custom_ui_files', this.asset_id || '/' || this.path, 'content',
    case when tg_op = 'DELETE' then '' else encode(this.content, 'escape') end);
  return null;
end $$;
create trigger custom_ui_files_uploads after insert on custom_ui_files
  for each row when (position('user-assets'::bytea in new.content) > 0) execute function gatehouse_track_page_uploads();
create trigger custom_ui_files_uploads_gone after delete on custom_ui_files
  for each row when (position('user-assets'::bytea in old.content) > 0) execute function gatehouse_track_page_uploads();

-- The columns of a table that may name uploads. Rows that name none cost one look at their text.
create function gatehouse_name_uploads(named_by regclass, key text, variadic fields text[]) returns void language plpgsql
as $$
declare
  said text := (select format('concat_ws('' '', %s)', string_agg(format('%%1$s.%I', f), ', ')) from unnest(fields) f);
  is_unknown text := case when 'uploads' = any(fields) then ' or old.uploads is null' else '' end;
  is_old text := format(said, 'old') || ' like ''%user-assets%''' || is_unknown;
  is_new text := format(said, 'new') || ' like ''%user-assets%''';
  columns text := (select string_agg(format('%I', f), ', ') from unnest(fields) f);
  call text := format('execute function gatehouse_track_uploads(%L, %s)', key,
    (select string_agg(quote_literal(f), ', ') from unnest(fields) f));
begin
  execute format('create trigger %s after insert on %s for each row when (%s) %s', named_by || '_uploads', named_by, is_new, call);
  execute format('create trigger %s after update of %s on %s for each row when (%s or %s) %s',
    named_by || '_uploads_changed', columns, named_by, is_old, is_new, call);
  execute format('create trigger %s after delete on %s for each row when (%s) %s', named_by || '_uploads_gone', named_by, is_old, call);
end $$;

select gatehouse_name_uploads('sign_in_experiences', 'tenant_id', 'settings');
select gatehouse_name_uploads('tenant_configs', 'key', 'value');
select gatehouse_name_uploads('custom_phrases', 'language_tag', 'translation');
select gatehouse_name_uploads('applications', 'id',
  'name', 'description', 'oidc_client_metadata', 'custom_client_metadata', 'protected_app_metadata', 'custom_data');
select gatehouse_name_uploads('application_sign_in_experiences', 'application_id', 'settings');
select gatehouse_name_uploads('email_templates', 'id', 'details');
select gatehouse_name_uploads('connectors', 'id', 'metadata', 'uploads');
select gatehouse_name_uploads('sso_connectors', 'id', 'branding');
select gatehouse_name_uploads('users', 'id', 'avatar', 'profile', 'identities', 'custom_data');
select gatehouse_name_uploads('user_sso_identities', 'id', 'detail');

-- Settings that were sealed without saying what they name (by the release before, or when the secrets key was changed) have to be
-- looked at; what they named before stays in `upload_references` meanwhile.
create function gatehouse_forget_uploads() returns trigger language plpgsql
as $$
begin
  new.uploads := null;
  return new;
end $$;
create trigger connectors_uploads_unknown before update of sealed on connectors
  for each row when (new.sealed <> old.sealed and new.uploads is not distinct from old.uploads) execute function gatehouse_forget_uploads();

-- Sign-in pages that go out of use or come into it stay for another day.
create function gatehouse_touch_pages() returns trigger language plpgsql
as $$
begin
  update custom_ui_files f set touched_at = now()
    where f.tenant_id = new.tenant_id
      and f.asset_id in (old.settings -> 'customUiAssets' ->> 'id', new.settings -> 'customUiAssets' ->> 'id');
  return null;
end $$;
create trigger sign_in_experiences_pages after update of settings on sign_in_experiences
  for each row when ((new.settings -> 'customUiAssets' ->> 'id') is distinct from (old.settings -> 'customUiAssets' ->> 'id'))
  execute function gatehouse_touch_pages();
