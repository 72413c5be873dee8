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
-- PostgreSQL keeps the plans of a function's statements, and makes the first ones while the tables are nearly empty, where reading
-- a whole table looks cheapest. All that is looked for here and in the read below is looked for by an index, a few rows at a time.
-- Raises GH001 when a code was redeemed by another request, GH002 when something that must be there is gone.
create function gatehouse_oidc_write(tenant varchar, at timestamptz, changes jsonb) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
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
      where exists (select 1 from oidc_instances i where i.tenant_id = tenant and i.model = p.model and i.id = p.id)
        or exists (select 1 from oidc_instances i
          where p.id is null and i.tenant_id = tenant and i.uid = p.uid and i.model = p.model);
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

-- Times reach the code in milliseconds.
create function gatehouse_ms(at timestamptz) returns double precision language sql stable
as $$ select extract(epoch from at)::double precision * 1000 $$;

-- A row of the protocol store as the code reads it.
create function gatehouse_oidc_json(i oidc_instances) returns jsonb language sql stable
as $$ select jsonb_build_object('model', i.model, 'id', i.id, 'uid', i.uid, 'payload', i.payload,
  'consumedAt', gatehouse_ms(i.consumed_at), 'expiresAt', gatehouse_ms(i.expires_at)) $$;

-- One read for a whole protocol request: what `keys` names (session, flow, code or token), and then the grant, application,
-- user, roles and resources that belong to it, each by its index and only where there is need. What belongs to a user who
-- is suspended or gone is not found. `keys` holds instances [[model, id]] and maybe clientId, accountId, resources [].
create function gatehouse_oidc_read(tenant varchar, at timestamptz, keys jsonb) returns jsonb language plpgsql stable
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  pair jsonb;
  found_row oidc_instances;
  main oidc_instances;
  session oidc_instances;
  account users;
  client text := keys ->> 'clientId';
  holder text;
  account_name text := keys ->> 'accountId';
  grant_name text;
  indicators text[] := array(select jsonb_array_elements_text(keys -> 'resources'));
  roles_held varchar[];
  instances jsonb := '[]';
  applications_json jsonb;
  account_json jsonb;
  resources_json jsonb := '[]';
begin
  if jsonb_array_length(keys -> 'instances') > 0 then
    for pair in select value from jsonb_array_elements(keys -> 'instances') loop
      select * into found_row from oidc_instances i
        where i.tenant_id = tenant and i.model = pair ->> 0 and i.id = pair ->> 1
          and (i.expires_at > at or i.consumed_at is not null);
      if found_row.model = 'Session' then session := found_row;
      elsif found_row.model is not null then main := found_row;
      end if;
    end loop;
    if main.payload -> 'expiresWithSession' = 'true' then
      select * into session from oidc_instances i
        where i.tenant_id = tenant and i.uid = main.payload ->> 'sessionUid' and i.model = 'Session' and i.expires_at > at
        order by i.created_at desc limit 1;
    end if;
    if session.account_id is not null then
      select * into account from users u where u.tenant_id = tenant and u.id = session.account_id and not u.is_suspended;
      if account.id is null then session := null; end if;
    end if;
    client := coalesce(client, main.payload #>> '{params,client_id}', main.client_id);
    holder := main.client_id;
    account_name := coalesce(account_name, main.payload #>> '{result,login,accountId}',
      case when main.model <> 'Interaction' then main.account_id end, session.account_id);
    if not keys ? 'resources' then
      indicators := case jsonb_typeof(main.payload #> '{params,resource}')
        when 'array' then array(select jsonb_array_elements_text(main.payload #> '{params,resource}'))
        when 'string' then array[main.payload #>> '{params,resource}'] end;
    end if;
  end if;

  if account_name is not null then
    if account.id is distinct from account_name then
      select * into account from users u where u.tenant_id = tenant and u.id = account_name and not u.is_suspended;
    end if;
    if main.model <> 'Interaction' and main.account_id is not null and account.id is null then main := null; end if;
    grant_name := coalesce(main.payload #>> '{result,consent,grantId}', main.grant_id,
      session.payload #>> array['authorizations', client, 'grantId']);
    if grant_name is not null and account.id is not null then
      select * into found_row from oidc_instances i where i.tenant_id = tenant and i.model = 'Grant' and i.id = grant_name
        and i.account_id = account.id and i.expires_at > at;
      if found_row.model is not null then instances := instances || gatehouse_oidc_json(found_row); end if;
    end if;
  end if;
  if main.model is not null then instances := instances || gatehouse_oidc_json(main); end if;
  if session.model is not null then instances := instances || gatehouse_oidc_json(session); end if;

  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'type', a.type,
      'isThirdParty', a.is_third_party, 'oidc', a.oidc_client_metadata, 'custom', a.custom_client_metadata,
      'secrets', (select coalesce(jsonb_agg(s.sealed), '[]') from application_secrets s
        where s.tenant_id = tenant and s.application_id = a.id and (s.expires_at is null or s.expires_at > at)))), '[]')
    into applications_json from applications a
    where a.tenant_id = tenant and a.id = any (array[client, holder]);

  if account.id is not null then
    roles_held := array(select r.role_id from users_roles r where r.tenant_id = tenant and r.user_id = account.id);
    account_json := jsonb_build_object('id', account.id, 'username', account.username,
      'primaryEmail', account.primary_email, 'primaryPhone', account.primary_phone, 'name', account.name,
      'avatar', account.avatar, 'profile', account.profile, 'identities', account.identities,
      'customData', account.custom_data, 'createdAt', gatehouse_ms(account.created_at),
      'updatedAt', gatehouse_ms(account.updated_at),
      'roles', (select coalesce(jsonb_agg(r.name order by r.name), '[]')
        from roles r where r.tenant_id = tenant and r.id = any (roles_held)));
  elsif cardinality(indicators) > 0 then
    roles_held := array(select r.role_id from applications_roles r where r.tenant_id = tenant and r.application_id = client);
  end if;
  if cardinality(indicators) > 0 then
    select coalesce(jsonb_agg(jsonb_build_object('indicator', r.indicator, 'ttl', r.access_token_ttl,
        'scopes', (select coalesce(jsonb_agg(distinct s.name), '[]') from roles_scopes h
          join scopes s on s.tenant_id = tenant and s.id = h.scope_id
          where h.tenant_id = tenant and h.role_id = any (roles_held) and s.resource_id = r.id))), '[]')
      into resources_json from resources r where r.tenant_id = tenant and r.indicator = any (indicators);
  end if;
  return jsonb_build_object('instances', instances, 'clients', applications_json, 'user', account_json,
    'resources', resources_json);
end $$;
