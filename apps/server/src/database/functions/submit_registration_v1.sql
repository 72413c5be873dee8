-- Ends a sign-in flow by making its account. `submission` holds what `gatehouse_submit_sign_in_v1` takes; in profile also applicationId. The
-- first administrator's also holds firstAdministrator {organizationId, roleId, setupKey}: it closes the registration, uses up the setup
-- link and makes the account a member of the tenant's organization. Another administrator's holds jit.invitationHash, and accepts that
-- invitation. Answers 'changed' when the flow is not as it was read, 'closed' when there is a first administrator already or the
-- invitation isn't pending any more, 'mfa' when the user would join an organization that requires it without `meetsMfa`, or 'done';
-- only then something is written.
create or replace function gatehouse_submit_registration_v1(tenant varchar, at timestamptz, flow_id varchar, version integer, submission jsonb, logs jsonb)
  returns text language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  person varchar := submission ->> 'userId';
  given jsonb := submission -> 'profile';
  joining varchar[];
  invitation varchar;
begin
  perform 1 from oidc_instances f
    where f.tenant_id = tenant and f.model = 'Interaction' and f.id = flow_id and f.expires_at > at
      and coalesce((f.flow ->> 'version')::integer, 0) = version
    for update;
  if not found then return 'changed'; end if;

  joining := gatehouse_lock_joining_v1(tenant, submission -> 'jit');
  if gatehouse_joining_needs_mfa_v1(tenant, joining, submission) then return 'mfa'; end if;

  if submission -> 'jit' ? 'invitationHash' then
    select i.id into invitation from organization_invitations i
      where i.tenant_id = tenant and i.secret_hash = submission #>> '{jit,invitationHash}' and i.status = 'Pending' and i.expires_at > at
      for update;
    if not found then return 'closed'; end if;
  end if;
  if submission ? 'firstAdministrator' then
    update sign_in_experiences e set settings = e.settings || '{"signInMode": "SignIn"}'
      where e.tenant_id = tenant and e.settings ->> 'signInMode' = 'Register';
    if not found then return 'closed'; end if;
    delete from tenant_configs where tenant_id = tenant and key = submission #>> '{firstAdministrator,setupKey}';
  end if;

  perform gatehouse_insert_user_v1(tenant, person, at,
    given || jsonb_build_object('settings', submission -> 'settings', 'isSignedIn', true));
  if submission ? 'firstAdministrator' then
    insert into organization_users (tenant_id, organization_id, user_id)
    values (tenant, submission #>> '{firstAdministrator,organizationId}', person);
    insert into organization_users_roles (tenant_id, organization_id, user_id, organization_role_id)
    values (tenant, submission #>> '{firstAdministrator,organizationId}', person, submission #>> '{firstAdministrator,roleId}');
  end if;
  if given ? 'ssoIdentity' then
    perform gatehouse_put_sso_identity_v1(tenant, person, at, given -> 'ssoIdentity');
  end if;
  if jsonb_array_length(submission -> 'bound') > 0 then
    perform gatehouse_add_factors_v1(tenant, person, at, submission -> 'bound');
  end if;
  perform gatehouse_join_organizations_v1(tenant, person, joining, submission #> '{jit,entry}');
  if invitation is not null then
    insert into organization_users_roles (tenant_id, organization_id, user_id, organization_role_id)
    select tenant, i.organization_id, person, r.organization_role_id
    from organization_invitations i
      join organization_invitations_roles r on r.tenant_id = i.tenant_id and r.organization_invitation_id = i.id
    where i.tenant_id = tenant and i.id = invitation
    on conflict do nothing;
    update organization_invitations i set status = 'Accepted', accepted_user_id = person, updated_at = at
      where i.tenant_id = tenant and i.id = invitation;
  end if;
  update oidc_instances f
    set flow = submission -> 'state', payload = f.payload || (submission -> 'payload'), account_id = person
    where f.tenant_id = tenant and f.model = 'Interaction' and f.id = flow_id;
  perform gatehouse_insert_logs_v1(tenant, logs);
  if submission ? 'webhooks' then
    perform gatehouse_announce_flow_v1(tenant, at, person, submission -> 'webhooks', joining, true);
  end if;
  perform gatehouse_count_users_v1(tenant, 1);
  return 'done';
end $$;
