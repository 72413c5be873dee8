-- One read for a whole protocol request: what `keys` names (session, flow, code or token), and then the grant, application,
-- user, roles and resources that belong to it, each by its index and only where there is need. What belongs to a user who
-- is suspended or gone is not found. `keys` holds instances [[model, id]] and maybe clientId, accountId, resources [],
-- organization (that a token is requested for) or visited (the organization that a user signs in for), and memberships ('ids' or
-- 'data': what the code's or token's scopes tell of them).
create or replace function gatehouse_oidc_read_v1(tenant varchar, at timestamptz, keys jsonb) returns jsonb language plpgsql stable
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
  instances jsonb := '[]';
  applications_json jsonb;
  is_third_party boolean;
  account_json jsonb;
  resources_json jsonb := '[]';
  organization_name text := coalesce(keys ->> 'organization', keys ->> 'visited');
  organization_json jsonb;
  refusal text;
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
    -- A use that uses the successor up marks that one alone, so that a refresh updates one row.
    if main.successor_id is not null and main.successor_used_at is null and not exists (
      select from oidc_instances i where i.tenant_id = tenant and i.model = 'RefreshToken' and i.id = main.successor_id
        and i.consumed_at is null) then
      main.successor_used_at := at;
    end if;
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
      if found_row.model is not null then instances := instances || gatehouse_oidc_json_v1(found_row); end if;
    end if;
  end if;
  if main.model is not null then instances := instances || gatehouse_oidc_json_v1(main); end if;
  if session.model is not null then instances := instances || gatehouse_oidc_json_v1(session); end if;

  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'type', a.type,
      'isThirdParty', a.is_third_party,
      'mayUse', case when account.id is not null then
        gatehouse_may_use_v1(tenant, a.id, a.app_level_access_control_enabled, account.id) end, 'oidc', a.oidc_client_metadata, 'custom', a.custom_client_metadata,
      'secrets', (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'sealed', s.sealed)), '[]') from application_secrets s
        where s.tenant_id = tenant and s.application_id = a.id and (s.expires_at is null or s.expires_at > at)))), '[]')
    into applications_json from applications a
    where a.tenant_id = tenant and a.id = any (array[client, holder]);

  is_third_party := applications_json @> '[{"isThirdParty": true}]';

  if account.id is not null then
    account_json := gatehouse_user_json_v1(account) || jsonb_build_object(
      'externalId', account.external_id, 'customData', account.custom_data, 'createdAt', gatehouse_ms(account.created_at),
      'updatedAt', gatehouse_ms(account.updated_at),
      'roles', (select coalesce(jsonb_agg(r.name order by r.name), '[]') from users_roles h
        join roles r on r.tenant_id = tenant and r.id = h.role_id where h.tenant_id = tenant and h.user_id = account.id));
    if keys ? 'memberships' and main.payload ->> 'scope' like '%urn:logto:scope:organization%' then
      account_json := account_json || jsonb_build_object('memberships', gatehouse_membership_claims_v1(
        tenant, client, is_third_party, account.id, string_to_array(main.payload ->> 'scope', ' '), keys ->> 'memberships' = 'data'));
    end if;
  end if;
  if keys ? 'organization' or (keys ? 'visited' and account.id is not null) then
    refusal := gatehouse_organization_refusal_v1(tenant, organization_name, client, is_third_party, account);
    -- What a code or token was issued for was signed in to earlier, maybe in another way than the session. Behind a subject token or a personal
    -- access token is no sign-in: what the account has is enough (ADR 176).
    if refusal is null and main.model is distinct from 'SubjectToken' and not keys ? 'accountId' and gatehouse_unverified_mfa_v1(
      tenant, organization_name, account.id, case
        when main.model is null then session.payload -> 'amr'
        when main.model = 'Grant' then gatehouse_grant_methods_v1(tenant, at, account.id, main.id)
        when main.model = 'AccessToken' then gatehouse_grant_methods_v1(tenant, at, account.id, main.grant_id)
        else main.payload -> 'amr' end) then
      refusal := 'mfa';
    end if;
    organization_json := jsonb_build_object('id', organization_name, 'refusal', refusal);
  end if;
  if cardinality(indicators) > 0 then
    resources_json := gatehouse_scopes_v1(tenant, client, is_third_party, account.id, keys ->> 'organization', indicators);
  end if;
  return jsonb_build_object('instances', instances, 'clients', applications_json, 'user', account_json,
    'resources', resources_json, 'organization', organization_json);
end $$;
