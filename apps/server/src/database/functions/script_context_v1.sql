-- What a script of a kind is given about application `client`, user `holder` (null for a machine), `organization` (null for none)
-- and the sign-in of the session with the uid `session` (null for none), with the names of the wire; and the revision of the script's settings, null if there is no script
-- (any more), so that no process runs an outdated one.
create or replace function gatehouse_script_context_v1(
  tenant varchar, script_kind varchar, client varchar, holder varchar, organization varchar, session varchar) returns jsonb language sql stable
as $$
  with found_roles as (
    select r.id, r.name, r.description from users_roles h join roles r on r.tenant_id = tenant and r.id = h.role_id
    where h.tenant_id = tenant and h.user_id = holder)
  select jsonb_build_object(
    'revision', (select c.revision from scripts c where c.tenant_id = tenant and c.kind = script_kind),
    'application', (select jsonb_build_object('tenantId', a.tenant_id, 'id', a.id, 'name', a.name, 'description', a.description,
        'type', a.type, 'oidcClientMetadata', a.oidc_client_metadata, 'customClientMetadata', a.custom_client_metadata,
        'protectedAppMetadata', a.protected_app_metadata, 'customData', a.custom_data, 'isThirdParty', a.is_third_party,
        'appLevelAccessControlEnabled', a.app_level_access_control_enabled, 'createdAt', gatehouse_ms(a.created_at))
      from applications a where a.tenant_id = tenant and a.id = client),
    'organization', (select jsonb_build_object('id', o.id, 'name', o.name, 'description', o.description, 'customData', o.custom_data)
      from organizations o where o.tenant_id = tenant and o.id = organization),
    'interaction', (select s.payload -> 'lastSubmission' from oidc_instances s
      where s.tenant_id = tenant and s.model = 'Session' and s.uid = session and s.account_id = holder limit 1),
    'user', (select gatehouse_user_json_v1(u) || jsonb_build_object(
        'customData', u.custom_data, 'applicationId', u.application_id, 'isSuspended', u.is_suspended,
        'lastSignInAt', gatehouse_ms(u.last_sign_in_at), 'createdAt', gatehouse_ms(u.created_at),
        'updatedAt', gatehouse_ms(u.updated_at), 'hasPassword', u.password_encrypted is not null,
        'ssoIdentities', (select coalesce(jsonb_agg(jsonb_build_object('issuer', i.issuer, 'identityId', i.identity_id,
            'detail', i.detail) order by i.created_at, i.id), '[]')
          from user_sso_identities i where i.tenant_id = tenant and i.user_id = holder),
        'mfaVerificationFactors', (select coalesce(jsonb_agg(distinct m.type), '[]')
          from mfa_verifications m where m.tenant_id = tenant and m.user_id = holder),
        'roles', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'description', r.description,
            'scopes', gatehouse_script_scopes_v1(tenant, array(select h.scope_id from roles_scopes h
              where h.tenant_id = tenant and h.role_id = r.id))) order by r.name), '[]') from found_roles r),
        'organizations', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'description', o.description)
            order by o.id), '[]')
          from organization_users m join organizations o on o.tenant_id = tenant and o.id = m.organization_id
          where m.tenant_id = tenant and m.user_id = holder),
        'organizationRoles', (select coalesce(jsonb_agg(jsonb_build_object('organizationId', l.organization_id, 'roleId', r.id,
            'roleName', r.name,
            'scopes', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'description', s.description)
                order by s.name), '[]')
              from organization_roles_scopes h join organization_scopes s on s.tenant_id = tenant and s.id = h.organization_scope_id
              where h.tenant_id = tenant and h.organization_role_id = r.id),
            'resourceScopes', gatehouse_script_scopes_v1(tenant, array(select h.scope_id from organization_roles_resource_scopes h
              where h.tenant_id = tenant and h.organization_role_id = r.id))) order by l.organization_id, r.name), '[]')
          from organization_users_roles l join organization_roles r on r.tenant_id = tenant and r.id = l.organization_role_id
          where l.tenant_id = tenant and l.user_id = holder))
      from users u where u.tenant_id = tenant and u.id = holder)) $$;
