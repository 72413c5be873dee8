/** A table whose rows are in an export of a tenant. `tenant_id` isn't in any. */
export interface IncludedTable {
  name: string;
  /** What its rows are, for ADR 206. */
  content: string;
  /** Columns of both forms. */
  plain: readonly string[];
  /** Columns of the sealed form alone, as they are stored: password hashes. */
  secret: readonly string[];
  /** Columns of the sealed form alone that the secrets key encrypts. They are decrypted for the export, and encrypted by the import. */
  encrypted: readonly string[];
  /** Columns that aren't exported: triggers set them, or they are state of this installation. */
  omitted: readonly string[];
  /** Expressions for columns that aren't exported as they are stored. */
  as: Readonly<Record<string, string>>;
  /** Rows that are read at once: fewer if they are large. */
  rowsAtOnce: number;
}

interface Columns {
  plain: string;
  secret?: string;
  encrypted?: string;
  omitted?: string;
  as?: Record<string, string>;
  rowsAtOnce?: number;
}

const split = (names = ''): readonly string[] => names.split(' ').filter(Boolean);

const table = (
  name: string,
  content: string,
  { plain, secret, encrypted, omitted, as = {}, rowsAtOnce = 500 }: Columns,
): IncludedTable => ({
  name,
  content,
  plain: split(plain),
  secret: split(secret),
  encrypted: split(encrypted),
  omitted: split(omitted),
  as,
  rowsAtOnce,
});

/** When housekeeping has looked at an upload. */
const uploadState = 'checked_at is_used touched_at';

/** The tables of an export, each after those that it references (ADR 206). */
export const includedTables: readonly IncludedTable[] = [
  table('sign_in_experiences', 'sign-in experience', { plain: 'settings', rowsAtOnce: 1 }),
  table('tenant_configs', 'settings of the tenant', { plain: 'key value' }),
  table('account_centers', 'settings of the account page', { plain: 'settings' }),
  table('custom_phrases', 'custom texts', { plain: 'language_tag id translation', rowsAtOnce: 10 }),
  table('email_templates', 'email templates', {
    plain: 'id language_tag template_type details created_at',
    rowsAtOnce: 50,
  }),
  table('captcha_providers', 'CAPTCHA', { plain: 'id created_at updated_at', encrypted: 'sealed' }),
  table('assets', 'uploads', {
    plain: 'id content_type content created_at',
    omitted: uploadState,
    rowsAtOnce: 1,
  }),
  table('custom_ui_files', 'custom sign-in pages', {
    plain: 'asset_id path content created_at',
    omitted: uploadState,
    rowsAtOnce: 1,
  }),
  table('custom_profile_fields', 'profile fields', {
    plain: 'id name type label description required config created_at sie_order',
  }),
  table('resources', 'API resources', {
    plain: 'id name indicator is_default access_token_ttl created_at',
  }),
  table('scopes', 'permissions of API resources', { plain: 'id resource_id name description created_at' }),
  table('roles', 'roles', { plain: 'id name description type is_default created_at' }),
  table('roles_scopes', 'permissions of roles', { plain: 'role_id scope_id' }),
  table('applications', 'applications', {
    plain:
      'id name description type is_third_party is_registered oidc_client_metadata custom_client_metadata protected_app_metadata custom_data app_level_access_control_enabled created_at',
    // Custom domains are verified again.
    as: { protected_app_metadata: `t.protected_app_metadata - 'customDomains'` },
    rowsAtOnce: 50,
  }),
  table('application_secrets', 'secrets of applications', {
    plain: 'application_id name created_at expires_at',
    encrypted: 'sealed',
  }),
  table('applications_roles', 'roles of machine-to-machine applications', {
    plain: 'application_id role_id',
  }),
  table('application_user_scopes', 'user data that third-party applications may ask for', {
    plain: 'application_id scope',
  }),
  table('application_resource_scopes', 'permissions that third-party applications may ask for', {
    plain: 'application_id scope_id',
  }),
  table('registered_clients', 'applications that registered themselves', {
    plain: 'application_id source token_name auth_method metadata created_at updated_at',
    // Of a token for the address of this installation.
    omitted: 'token_digest',
  }),
  table('application_sign_in_experiences', 'branding of applications', {
    plain: 'application_id settings',
    rowsAtOnce: 10,
  }),
  table('saml_applications', 'SAML applications', {
    plain:
      'application_id entity_id acs_url name_id_format attribute_mapping encryption sp_certificate require_signed_requests single_logout_url idp_initiated',
    rowsAtOnce: 50,
  }),
  table('connectors', 'email, SMS and social connectors', {
    plain:
      'id connector_id type target platform metadata sync_profile enable_token_storage uploads created_at',
    encrypted: 'sealed',
    rowsAtOnce: 50,
  }),
  table('sso_connectors', 'enterprise SSO connectors', {
    plain: 'id provider_name connector_name domains branding sync_profile enable_token_storage created_at',
    encrypted: 'sealed',
    rowsAtOnce: 50,
  }),
  table('sso_idp_initiated_auth_configs', 'IdP-initiated sign-in', {
    plain:
      'connector_id default_application_id redirect_uri auth_parameters auto_send_authorization_request client_idp_initiated_auth_callback_uri created_at',
  }),
  table('webhooks', 'webhooks, with their signing keys', {
    plain: 'id name event events url retries enabled disabled_at created_at',
    encrypted: 'sealed',
    omitted: 'is_slow failing_since',
  }),
  table('scripts', 'actions and custom claims, with their environment variables', {
    plain: 'kind script settings version revision',
    encrypted: 'sealed_environment',
    rowsAtOnce: 1,
  }),
  table('script_versions', 'earlier versions of scripts', {
    plain: 'kind version script created_at',
    rowsAtOnce: 5,
  }),
  table('organization_scopes', 'organization permissions', { plain: 'id name description' }),
  table('organization_roles', 'organization roles', { plain: 'id name description type' }),
  table('organization_roles_scopes', 'permissions of organization roles', {
    plain: 'organization_role_id organization_scope_id',
  }),
  table('organization_roles_resource_scopes', 'API permissions of organization roles', {
    plain: 'organization_role_id scope_id',
  }),
  table('organizations', 'organizations', {
    plain: 'id name description custom_data is_mfa_required color branding custom_css created_at',
    omitted: 'users_count',
    rowsAtOnce: 50,
  }),
  table('users', 'users, with their password hashes', {
    plain:
      'id external_id username primary_email primary_phone name avatar password_encryption_method password_updated_at is_password_expired profile application_id identities custom_data settings is_suspended last_sign_in_at created_at updated_at',
    secret: 'password_encrypted',
    omitted: 'username_case',
    rowsAtOnce: 100,
  }),
  table('users_roles', 'roles of users', { plain: 'user_id role_id' }),
  table('user_sso_identities', 'accounts of users at companies', {
    plain: 'id user_id sso_connector_id issuer identity_id detail created_at updated_at',
  }),
  table('mfa_verifications', 'second factors and passkeys of users', {
    plain: 'id user_id type last_step created_at last_used_at',
    secret: 'data',
    encrypted: 'sealed',
    omitted: 'credential_id',
  }),
  table('organization_users', 'members of organizations', {
    plain: 'organization_id user_id',
    omitted: 'text',
  }),
  table('organization_users_roles', 'roles of members', {
    plain: 'organization_id user_id organization_role_id role_type',
  }),
  table('organization_applications', 'applications that are members of organizations', {
    plain: 'organization_id application_id application_type',
  }),
  table('organization_applications_roles', 'roles of these applications', {
    plain: 'organization_id application_id organization_role_id role_type',
  }),
  table('organization_jit_email_domains', 'just-in-time provisioning by email domain', {
    plain: 'organization_id email_domain',
  }),
  table('organization_jit_sso_connectors', 'just-in-time provisioning by enterprise SSO connector', {
    plain: 'organization_id sso_connector_id',
  }),
  table('organization_jit_roles', 'roles given by just-in-time provisioning', {
    plain: 'organization_id organization_role_id role_type',
  }),
  table('organization_scim_users', 'users provisioned by identity providers', {
    plain:
      'organization_id user_id user_name external_id attributes is_made is_ended has_suspended created_at updated_at',
  }),
  table('organization_scim_groups', 'groups of identity providers', {
    plain: 'organization_id id display_name external_id created_at updated_at',
  }),
  table('organization_scim_group_members', 'members of these groups', {
    plain: 'organization_id group_id user_id',
  }),
  table('organization_scim_roles', 'roles given by these groups', {
    plain: 'organization_id group_name organization_role_id role_type',
  }),
  table('application_access_users', 'users who may use an application', { plain: 'application_id user_id' }),
  table('application_access_roles', 'roles that may use an application', {
    plain: 'application_id role_id role_type',
  }),
  table('application_access_organizations', 'organizations that may use an application', {
    plain: 'application_id organization_id',
  }),
  table('application_access_organization_roles', 'roles in organizations that may use an application', {
    plain: 'application_id organization_id organization_role_id role_type',
  }),
  table(
    'application_organization_scopes',
    'organization permissions that third-party applications may ask for',
    {
      plain: 'application_id organization_scope_id',
    },
  ),
  table(
    'application_organization_resource_scopes',
    'API permissions in organizations that third-party applications may ask for',
    { plain: 'application_id scope_id' },
  ),
];
