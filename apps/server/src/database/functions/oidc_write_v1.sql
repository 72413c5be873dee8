-- Everything one protocol request writes, as one statement and so one transaction. `changes` holds:
--   answer    {id, payload, account_id, grant_id, unless}: what a device's code gets, if it has none of the keys in `unless` yet
--   accounts  ids of users who must be there and not suspended: sessions and grants are being written for them
--   present   [{model, id | uid}] rows that must still be there
--   codes     ids of codes and subject tokens to use up; each must be unused
--   rotation  {id, successor, row}: the refresh token that is used up, its sealed successor, and the successor's row
--   limited   [{account_id, client_id, kept}] new grants of applications that limit how many a user has
--   replaced  ids of refresh tokens whose successor is used without being used up: they do not return it again
--   upserts, destroyed [{model, id}], sessions (uids to end), revoked (grants whose codes and tokens end)
--   logs      audit rows
-- Answers the sealed successor of the rotated token. Of several requests at once the first one decides which it is.
-- PostgreSQL keeps the plans of a function's statements, and makes the first ones while the tables are nearly empty, where reading
-- a whole table looks cheapest. Here and in gatehouse_oidc_read_v1 an index finds everything, a few rows at a time.
-- Raises GH001 when a code was redeemed by another request, GH002 when something that must be there is gone, GH004 when the device's code
-- is gone or has got another answer.
create or replace function gatehouse_oidc_write_v1(tenant varchar, at timestamptz, changes jsonb) returns text language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  upserts jsonb := changes -> 'upserts';
  rotation jsonb := changes -> 'rotation';
  answer jsonb := changes -> 'answer';
  kept text;
  expected integer;
  found integer;
begin
  if jsonb_array_length(changes -> 'limited') > 0 then
    perform gatehouse_lock_grants_v1(tenant, l.account_id, l.client_id)
      from (select * from jsonb_to_recordset(changes -> 'limited') as l (account_id varchar, client_id varchar) order by 1, 2) l;
  end if;
  if answer is not null then
    update oidc_instances
      set payload = answer -> 'payload', account_id = answer ->> 'account_id', grant_id = answer ->> 'grant_id'
      where tenant_id = tenant and model = 'DeviceCode' and id = answer ->> 'id'
        and not payload ?| array(select jsonb_array_elements_text(answer -> 'unless'));
    get diagnostics found = row_count;
    if found = 0 then raise exception 'the device is answered' using errcode = 'GH004'; end if;
  end if;
  if jsonb_array_length(changes -> 'replaced') > 0 then
    update oidc_instances set successor_used_at = at
      where tenant_id = tenant and model = 'RefreshToken' and successor_used_at is null
        -- An array, so that they are found by the index: for a subquery the plan reads every refresh token of the tenant.
        and id = any (array(select jsonb_array_elements_text(changes -> 'replaced')));
  end if;
  if rotation is not null then
    update oidc_instances
      set consumed_at = coalesce(consumed_at, at), successor = coalesce(successor, rotation ->> 'successor'),
        successor_id = case when successor is null then rotation #>> '{row,id}' else successor_id end
      where tenant_id = tenant and model = 'RefreshToken' and id = rotation ->> 'id'
      returning successor into kept;
    if kept is null then raise exception 'the refresh token is gone' using errcode = 'GH002'; end if;
    if kept = rotation ->> 'successor' then upserts := upserts || (rotation -> 'row'); end if;
  end if;

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
    -- Joined laterally: PostgreSQL would answer `exists … or exists …` from a hash of all the tenant's rows.
    select count(*) into found from jsonb_to_recordset(changes -> 'present') as p (model text, id text, uid text)
      cross join lateral (
        (select from oidc_instances i where i.tenant_id = tenant and i.model = p.model and i.id = p.id)
        union all
        (select from oidc_instances i where p.id is null and i.tenant_id = tenant and i.uid = p.uid and i.model = p.model)
        limit 1) present;
    if found < expected then raise exception 'a row is gone' using errcode = 'GH002'; end if;
  end if;

  expected := jsonb_array_length(changes -> 'codes');
  if expected > 0 then
    update oidc_instances set consumed_at = at
      where tenant_id = tenant and model = any (array['AuthorizationCode', 'SubjectToken']) and consumed_at is null
        and id in (select jsonb_array_elements_text(changes -> 'codes'));
    get diagnostics found = row_count;
    if found < expected then raise exception 'the code is redeemed' using errcode = 'GH001'; end if;
  end if;

  if jsonb_array_length(upserts) > 0 then
    -- Two requests of one browser may add an application to its session at once: neither forgets the other's.
    insert into oidc_instances as i
      (tenant_id, model, id, payload, grant_id, uid, user_code, account_id, client_id, created_at, expires_at)
    select tenant, u.model, u.id,
      case when s.payload is null then u.payload
        else u.payload || jsonb_build_object('authorizations',
          coalesce(s.payload -> 'authorizations', '{}') || coalesce(u.payload -> 'authorizations', '{}')) end,
      u.grant_id, u.uid, u.user_code, u.account_id, u.client_id, at, to_timestamp(u.expires_at)
    from jsonb_to_recordset(upserts) as u (model text, id text, payload jsonb, grant_id text, uid text,
        user_code text, account_id text, client_id text, expires_at float8)
      left join lateral (select o.payload from oidc_instances o
        where u.model = 'Session' and o.tenant_id = tenant and o.model = 'Session' and o.uid = u.uid
          and o.account_id = u.account_id order by o.created_at desc limit 1) s on true
    -- Grants are locked last, as in `gatehouse_end_everything_v1`.
    order by u.model = 'Grant', u.model, u.id
    on conflict (tenant_id, model, id) do update set
      payload = case
        when (i.account_id = excluded.account_id) is not true then excluded.payload
        when i.model = 'Grant' then gatehouse_merge_grant_v1(i.payload, excluded.payload)
        when i.model = 'Session' then excluded.payload || jsonb_build_object('authorizations',
          coalesce(i.payload -> 'authorizations', '{}') || coalesce(excluded.payload -> 'authorizations', '{}'))
        else excluded.payload end,
      grant_id = excluded.grant_id, uid = excluded.uid, user_code = excluded.user_code,
      account_id = excluded.account_id, client_id = excluded.client_id, expires_at = excluded.expires_at;
    -- A grant lives as long as what was issued under it.
    update oidc_instances g set expires_at = to_timestamp(u.expires_at)
      from jsonb_to_recordset(upserts) as u (model text, grant_id text, expires_at float8)
      where u.model = 'RefreshToken' and g.tenant_id = tenant and g.model = 'Grant' and g.id = u.grant_id
        and g.expires_at < to_timestamp(u.expires_at);
  end if;

  if jsonb_array_length(changes -> 'limited') > 0 then
    perform gatehouse_limit_grants_v1(tenant, l.account_id, l.client_id, l.kept)
      from jsonb_to_recordset(changes -> 'limited') as l (account_id varchar, client_id varchar, kept varchar);
  end if;
  if jsonb_array_length(changes -> 'sessions') > 0 then
    delete from oidc_instances where tenant_id = tenant and model = 'Session'
      and uid in (select jsonb_array_elements_text(changes -> 'sessions'));
  end if;
  if jsonb_array_length(changes -> 'revoked') > 0 then
    perform gatehouse_end_tokens_v1(tenant, array(select jsonb_array_elements_text(changes -> 'revoked')));
  end if;
  if jsonb_array_length(changes -> 'destroyed') > 0 then
    delete from oidc_instances i using jsonb_to_recordset(changes -> 'destroyed') as d (model text, id text)
      where i.tenant_id = tenant and i.model = d.model and i.id = d.id;
  end if;

  if jsonb_array_length(changes -> 'logs') > 0 then
    perform gatehouse_insert_logs_v1(tenant, changes -> 'logs');
  end if;
  return kept;
end $$;
