import type pg from 'pg';
import { createSecrets } from '../keys/secrets.ts';
import { testSecretsKey } from '../../../../tests/support/server.ts';
import { at, peopleRows, planted, type Rows } from './filled-people.fixture.ts';

const { seal, sealJson } = createSecrets([testSecretsKey]);

/** A row or more of each table that an export has, in its order, without `tenant_id`. */
const rows: Rows = [
  ['tenant_configs', { key: 'idToken', value: { enabledExtendedClaims: ['roles'] } }],
  ['account_centers', { settings: { enabled: true } }],
  ['custom_phrases', { language_tag: 'fr', id: 'phrase', translation: { action: { sign_in: 'Entrer' } } }],
  [
    'email_templates',
    {
      id: 'template',
      language_tag: 'fr',
      template_type: 'SignIn',
      details: { subject: 'Code', content: '{{code}}', contentType: 'text/plain' },
      created_at: at,
    },
  ],
  [
    'captcha_providers',
    { id: 'captcha', sealed: sealJson({ key: planted.captcha }), created_at: at, updated_at: at },
  ],
  [
    'assets',
    { id: 'asset0000000000000001', content_type: 'image/png', content: '\\x00ff10', created_at: at },
  ],
  [
    'custom_ui_files',
    { asset_id: 'pages0000000000000001', path: 'index.html', content: '\\x3c68', created_at: at },
  ],
  [
    'custom_profile_fields',
    {
      id: 'field',
      name: 'company',
      type: 'Text',
      label: 'Company',
      description: null,
      required: true,
      config: { minLength: 2 },
      created_at: at,
      sie_order: 1,
    },
  ],
  [
    'resources',
    {
      id: 'api',
      name: 'API',
      indicator: 'https://api.example.com',
      is_default: true,
      access_token_ttl: 600,
      created_at: at,
    },
  ],
  ['scopes', { id: 'read', resource_id: 'api', name: 'read', description: null, created_at: at }],
  [
    'roles',
    { id: 'reader', name: 'Reader', description: 'd', type: 'User', is_default: true, created_at: at },
    {
      id: 'robot',
      name: 'Robot',
      description: 'd',
      type: 'MachineToMachine',
      is_default: false,
      created_at: at,
    },
  ],
  ['roles_scopes', { role_id: 'reader', scope_id: 'read' }],
  [
    'applications',
    application('app', 'Traditional'),
    application('machine', 'MachineToMachine'),
    application('saml', 'SAML'),
    application('registered', 'SPA'),
    {
      ...application('protected', 'Protected'),
      protected_app_metadata: {
        host: 'shop.apps.example',
        origin: 'https://10.0.0.7',
        sessionDuration: 600,
        pageRules: [],
      },
    },
  ],
  [
    'application_secrets',
    {
      application_id: 'app',
      name: 'Default',
      sealed: seal(planted.applicationSecret),
      created_at: at,
      expires_at: null,
    },
  ],
  ['applications_roles', { application_id: 'machine', role_id: 'robot' }],
  ['application_user_scopes', { application_id: 'app', scope: 'profile' }],
  ['application_resource_scopes', { application_id: 'app', scope_id: 'read' }],
  [
    'registered_clients',
    {
      application_id: 'registered',
      source: 'Token',
      token_name: 'partners',
      auth_method: 'none',
      metadata: { client_uri: 'https://partner.example' },
      created_at: at,
      updated_at: at,
    },
  ],
  [
    'application_sign_in_experiences',
    {
      application_id: 'app',
      settings: { branding: { logoUrl: 'https://x.example/user-assets/asset0000000000000001.png' } },
    },
  ],
  [
    'saml_applications',
    {
      application_id: 'saml',
      entity_id: 'https://sp.example.com',
      acs_url: 'https://sp.example.com/acs',
      name_id_format: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
      attribute_mapping: { email: 'mail' },
      encryption: null,
      sp_certificate: null,
      require_signed_requests: false,
      single_logout_url: null,
      idp_initiated: { enabled: false, defaultRelayState: null },
    },
  ],
  [
    'connectors',
    {
      id: 'google',
      connector_id: 'google-universal',
      type: 'Social',
      target: 'google',
      platform: 'Universal',
      sealed: sealJson({ clientSecret: planted.connector }),
      metadata: { name: { en: 'Google' } },
      sync_profile: true,
      enable_token_storage: false,
      uploads: null,
      created_at: at,
    },
  ],
  [
    'sso_connectors',
    {
      id: 'acme-sso',
      provider_name: 'OIDC',
      connector_name: 'Acme',
      sealed: sealJson({ clientSecret: planted.sso }),
      domains: ['acme.example'],
      branding: {},
      sync_profile: false,
      enable_token_storage: false,
      created_at: at,
    },
  ],
  [
    'sso_idp_initiated_auth_configs',
    {
      connector_id: 'acme-sso',
      default_application_id: 'app',
      redirect_uri: null,
      auth_parameters: { scope: 'openid' },
      auto_send_authorization_request: true,
      client_idp_initiated_auth_callback_uri: null,
      created_at: at,
    },
  ],
  [
    'webhooks',
    {
      id: 'hook',
      name: 'Hook',
      event: null,
      events: ['User.Created', 'User.Deleted'],
      url: 'https://hooks.example.com',
      retries: 2,
      sealed: sealJson({ signingKey: planted.webhook, headers: {} }),
      enabled: true,
      disabled_at: null,
      created_at: at,
    },
  ],
  [
    'scripts',
    {
      kind: 'access-token',
      script: 'return {};',
      sealed_environment: sealJson({ TOKEN: planted.environment }),
      settings: { z: 1, a: 2 },
      version: 2,
      revision: 'revision',
    },
    {
      kind: 'post-sign-in',
      script: 'return;',
      sealed_environment: null,
      settings: {},
      version: 1,
      revision: 'other',
    },
  ],
  ['script_versions', { kind: 'access-token', version: 1, script: 'return null;', created_at: at }],
  ...peopleRows,
];

function application(id: string, type: string): object {
  return {
    id,
    name: id,
    description: null,
    type,
    is_third_party: id === 'registered',
    is_registered: id === 'registered',
    oidc_client_metadata: {
      redirectUris: [`https://${id}.example.com/callback`],
      postLogoutRedirectUris: [],
    },
    custom_client_metadata: { rotateRefreshToken: true },
    custom_data: {},
    app_level_access_control_enabled: id === 'app',
    created_at: at,
  };
}

/** Gives a tenant rows in each table that an export has, besides what it was created with. */
export async function fillTenant(pool: pg.Pool, tenantId: string): Promise<void> {
  await pool.query(`update sign_in_experiences set settings = $2 where tenant_id = $1`, [
    tenantId,
    { usernamePolicy: { caseSensitive: true }, color: { primaryColor: '#123456' } },
  ]);
  for (const [table, ...values] of rows)
    for (const value of values) {
      const columns = Object.keys(value).join(', ');
      await pool.query(
        `insert into ${table} (tenant_id, ${columns}) select $1, ${columns} from json_populate_record(null::${table}, $2)`,
        [tenantId, JSON.stringify(value)],
      );
    }
  await pool.query('select gatehouse_count_users_v1($1, 2)', [tenantId]);
}
