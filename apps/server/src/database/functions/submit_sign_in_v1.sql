-- Ends a sign-in flow with an account that exists. `submission` holds userId, state and payload of the flow, profile (what the account
-- lacked; `replacesPassword`: the password
-- replaces the stored one), settings, bound (second factors that were set up), `jit` if the user may join organizations, and `webhooks`
-- (`gatehouse_announce_flow_v1`) if some are subscribed, and `notices` (`gatehouse_enqueue_v1`) if the user is told of what changes. Answers 'mfa' when one of those
-- requires it without `meetsMfa`, 'suspended', 'changed' when the flow is not as it was read, or 'done'; only then something is written.
create or replace function gatehouse_submit_sign_in_v1(tenant varchar, at timestamptz, flow_id varchar, version integer, submission jsonb, logs jsonb)
  returns text language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  person varchar := submission ->> 'userId';
  given jsonb := submission -> 'profile';
  has_sso_identity boolean := given ? 'ssoIdentity';
  replaces_password boolean := submission ? 'replacesPassword';
  joining varchar[] := gatehouse_lock_joining_v1(tenant, submission -> 'jit');
  has_bound boolean := jsonb_array_length(submission -> 'bound') > 0;
  is_linked boolean := false;
  former varchar[];
begin
  if gatehouse_joining_needs_mfa_v1(tenant, joining, submission) then return 'mfa'; end if;

  -- The user before the flow, as everything that ends something of a user does; locked as that does where it may come to that.
  if has_sso_identity or replaces_password or has_bound then
    perform 1 from users u where u.tenant_id = tenant and u.id = person and not u.is_suspended for update;
  else
    perform 1 from users u where u.tenant_id = tenant and u.id = person and not u.is_suspended for no key update;
  end if;
  if not found then return 'suspended'; end if;

  update oidc_instances f
    set flow = submission -> 'state', payload = f.payload || (submission -> 'payload'), account_id = person
    where f.tenant_id = tenant and f.model = 'Interaction' and f.id = flow_id and f.expires_at > at
      and coalesce((f.flow ->> 'version')::integer, 0) = version;
  if not found then return 'changed'; end if;

  update users u set last_sign_in_at = at,
      username = coalesce(u.username, given ->> 'username'),
      primary_email = coalesce(u.primary_email, given ->> 'primaryEmail'),
      primary_phone = coalesce(u.primary_phone, given ->> 'primaryPhone'),
      password_encrypted = case when sets_password then given ->> 'passwordEncrypted' else u.password_encrypted end,
      password_encryption_method = case when sets_password then given ->> 'passwordEncryptionMethod' else u.password_encryption_method end,
      password_updated_at = case when sets_password then at else u.password_updated_at end,
      is_password_expired = u.is_password_expired and not sets_password,
      name = coalesce(given ->> 'name', u.name), avatar = coalesce(given ->> 'avatar', u.avatar),
      identities = u.identities || coalesce(given -> 'identities', '{}'),
      settings = gatehouse_merge_settings_v1(u.settings, submission -> 'settings'),
      updated_at = case when given - 'ssoIdentity' = '{}' then u.updated_at else at end
    from (select given ? 'passwordEncrypted' and (replaces_password or p.password_encrypted is null) as sets_password
      from users p where p.tenant_id = tenant and p.id = person) chosen
    where u.tenant_id = tenant and u.id = person;

  -- As whenever a password is replaced (ADR 7).
  if replaces_password then
    perform gatehouse_end_everything_v1(tenant, array[person], kept_flow => flow_id);
    delete from personal_access_tokens t where t.tenant_id = tenant and t.user_id = person;
  end if;
  -- What was opened before the account was linked to the provider may be of another person.
  if has_sso_identity then
    is_linked := gatehouse_put_sso_identity_v1(tenant, person, at, given -> 'ssoIdentity');
  end if;
  if is_linked then
    perform gatehouse_end_everything_v1(tenant, array[person], kept_flow => flow_id);
  end if;
  if has_bound then
    -- With the first one: no other session was asked for a second factor, and one may be of another person who knows the password.
    perform 1 from mfa_verifications m where m.tenant_id = tenant and m.user_id = person;
    if not found then
      perform gatehouse_end_everything_v1(tenant, array[person], kept_flow => flow_id);
    end if;
    perform gatehouse_add_factors_v1(tenant, person, at, submission -> 'bound');
  end if;
  if submission ? 'webhooks' then
    former := array(select m.organization_id from organization_users m where m.tenant_id = tenant and m.user_id = person and m.organization_id = any (joining));
  end if;
  perform gatehouse_join_organizations_v1(tenant, person, joining, submission #> '{jit,entry}');
  perform gatehouse_insert_logs_v1(tenant, logs);
  if submission ? 'notices' then
    perform gatehouse_enqueue_v1(tenant, at, submission -> 'notices');
  end if;
  if submission ? 'webhooks' then
    perform gatehouse_announce_flow_v1(tenant, at, person, submission -> 'webhooks', array(select unnest(joining) except select unnest(former)), is_linked);
  end if;
  return 'done';
end $$;
