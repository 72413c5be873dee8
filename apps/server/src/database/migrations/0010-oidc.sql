-- The protocol store: sessions, grants, codes, tokens and sign-in flows (`Interaction`, whose own state is `flow`).
-- `id` is a SHA-256 for whatever is a secret; grants, which travel in our own tokens, keep theirs.
create table oidc_instances (
  tenant_id varchar(21) not null default gatehouse_tenant(),
  model varchar(32) not null,
  id varchar(64) not null,
  payload jsonb not null,
  flow jsonb,
  grant_id varchar(64),
  uid varchar(64),
  user_code varchar(64),
  account_id varchar(12),
  client_id varchar(21),
  consumed_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, model, id)
);
create index oidc_instances_grant on oidc_instances (tenant_id, grant_id) where grant_id is not null;
create index oidc_instances_uid on oidc_instances (tenant_id, uid) where uid is not null;
create index oidc_instances_user_code on oidc_instances (tenant_id, user_code) where user_code is not null;
create index oidc_instances_account on oidc_instances (tenant_id, account_id) where account_id is not null;
create index oidc_instances_client on oidc_instances (tenant_id, client_id) where client_id is not null;
create index oidc_instances_expired on oidc_instances (expires_at);
select gatehouse_protect('oidc_instances');

-- Everything one protocol request writes, as one statement and so one transaction. `changes` holds:
--   accounts  ids of users who must be there and not suspended: sessions and grants are being written for them
--   present   [{model, id | uid}] rows that must still be there
--   codes     ids of codes to redeem; each must be unredeemed
--   rotated   ids of refresh tokens that are used up; each must be there
--   upserts, destroyed [{model, id}], sessions (uids to end), revoked (grants whose codes and tokens end)
--   logs      audit rows
-- Raises GH001 when a code was redeemed by another request, GH002 when something that must be there is gone.
create function gatehouse_oidc_write(tenant varchar, at timestamptz, changes jsonb) returns void language plpgsql
as $$
declare
  expected integer;
  found integer;
begin
  -- Ending everything of a user locks this row FOR UPDATE first: then either it sees what is written here, or this sees
  -- that it is gone. Ordinary updates of a user do not wait for this lock, nor it for them.
  expected := jsonb_array_length(changes -> 'accounts');
  if expected > 0 then
    perform 1 from users where tenant_id = tenant and not is_suspended
      and id in (select jsonb_array_elements_text(changes -> 'accounts')) for key share;
    get diagnostics found = row_count;
    if found < expected then raise exception 'the user is gone' using errcode = 'GH002'; end if;
  end if;

  expected := jsonb_array_length(changes -> 'present');
  if expected > 0 then
    select count(*) into found from jsonb_to_recordset(changes -> 'present') as p (model text, id text, uid text)
      where exists (select 1 from oidc_instances i
        where i.tenant_id = tenant and i.model = p.model and (i.id = p.id or (p.id is null and i.uid = p.uid)));
    if found < expected then raise exception 'a row is gone' using errcode = 'GH002'; end if;
  end if;

  expected := jsonb_array_length(changes -> 'codes');
  if expected > 0 then
    update oidc_instances set consumed_at = at
      where tenant_id = tenant and model = 'AuthorizationCode' and consumed_at is null
        and id in (select jsonb_array_elements_text(changes -> 'codes'));
    get diagnostics found = row_count;
    if found < expected then raise exception 'the code is redeemed' using errcode = 'GH001'; end if;
  end if;

  expected := jsonb_array_length(changes -> 'rotated');
  if expected > 0 then
    update oidc_instances set consumed_at = coalesce(consumed_at, at)
      where tenant_id = tenant and model = 'RefreshToken'
        and id in (select jsonb_array_elements_text(changes -> 'rotated'));
    get diagnostics found = row_count;
    if found < expected then raise exception 'the refresh token is gone' using errcode = 'GH002'; end if;
  end if;

  if jsonb_array_length(changes -> 'upserts') > 0 then
    -- Two requests of one browser may add an application to its session at once: neither forgets the other's.
    insert into oidc_instances as i
      (tenant_id, model, id, payload, grant_id, uid, user_code, account_id, client_id, created_at, expires_at)
    select tenant, u.model, u.id,
      case when s.payload is null then u.payload
        else u.payload || jsonb_build_object('authorizations',
          coalesce(s.payload -> 'authorizations', '{}') || coalesce(u.payload -> 'authorizations', '{}')) end,
      u.grant_id, u.uid, u.user_code, u.account_id, u.client_id, at, to_timestamp(u.expires_at)
    from jsonb_to_recordset(changes -> 'upserts') as u (model text, id text, payload jsonb, grant_id text, uid text,
        user_code text, account_id text, client_id text, expires_at float8)
      left join lateral (select o.payload from oidc_instances o
        where u.model = 'Session' and o.tenant_id = tenant and o.model = 'Session' and o.uid = u.uid
          and o.account_id = u.account_id order by o.created_at desc limit 1) s on true
    on conflict (tenant_id, model, id) do update set
      payload = case when i.model = 'Session' and i.account_id = excluded.account_id
        then excluded.payload || jsonb_build_object('authorizations',
          coalesce(i.payload -> 'authorizations', '{}') || coalesce(excluded.payload -> 'authorizations', '{}'))
        else excluded.payload end,
      grant_id = excluded.grant_id, uid = excluded.uid, user_code = excluded.user_code,
      account_id = excluded.account_id, client_id = excluded.client_id, expires_at = excluded.expires_at;
    -- A grant lives as long as what was issued under it.
    update oidc_instances g set expires_at = to_timestamp(u.expires_at)
      from jsonb_to_recordset(changes -> 'upserts') as u (model text, grant_id text, expires_at float8)
      where u.model = 'RefreshToken' and g.tenant_id = tenant and g.model = 'Grant' and g.id = u.grant_id
        and g.expires_at < to_timestamp(u.expires_at);
  end if;

  if jsonb_array_length(changes -> 'destroyed') > 0 then
    delete from oidc_instances i using jsonb_to_recordset(changes -> 'destroyed') as d (model text, id text)
      where i.tenant_id = tenant and i.model = d.model and i.id = d.id;
  end if;
  if jsonb_array_length(changes -> 'sessions') > 0 then
    delete from oidc_instances where tenant_id = tenant and model = 'Session'
      and uid in (select jsonb_array_elements_text(changes -> 'sessions'));
  end if;
  if jsonb_array_length(changes -> 'revoked') > 0 then
    delete from oidc_instances where tenant_id = tenant
      and grant_id in (select jsonb_array_elements_text(changes -> 'revoked'));
  end if;

  if jsonb_array_length(changes -> 'logs') > 0 then
    insert into logs (tenant_id, id, key, payload, user_id, application_id, created_at)
    select tenant, e.id, e.key, e.payload, e.user_id, e.application_id, to_timestamp(e.created_at::float8 / 1000)
    from jsonb_to_recordset(changes -> 'logs')
      as e (id text, key text, payload jsonb, user_id text, application_id text, created_at bigint);
  end if;
end $$;
