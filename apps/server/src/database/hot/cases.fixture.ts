import { oidcCases, oidcInstances } from './oidc.fixture.ts';
import { knownIdentity, newIdentity, ssoWorld } from './sso.fixture.ts';

const at = '2026-01-01T00:00:00Z';
/** The time of all statements: after `at`, before anything expires. */
const now = Date.parse(at) + 60_000;
const later = '2027-01-01T00:00:00Z';

/** The role and the organization whose users a search leaves out. */
const excluded = [
  [null, null],
  ['other', null],
  [null, 'other'],
] as const;

/** The rows of one tenant, without `tenant_id`: both tenants have the same. */
export const world: Record<string, object[]> = {
  applications: [
    {
      id: 'app',
      name: 'App',
      type: 'SPA',
      is_third_party: false,
      oidc_client_metadata: { redirectUris: ['https://app.example.com/callback'] },
      custom_client_metadata: { corsAllowedOrigins: ['https://other.example.com'] },
      custom_data: {},
      created_at: at,
    },
    {
      id: 'machine',
      name: 'Machine',
      type: 'MachineToMachine',
      is_third_party: false,
      oidc_client_metadata: { redirectUris: [] },
      custom_client_metadata: {},
      custom_data: {},
      created_at: at,
    },
  ],
  application_user_scopes: [{ application_id: 'app', scope: 'profile' }],
  application_resource_scopes: [{ application_id: 'app', scope_id: 'read' }],
  application_sign_in_experiences: [{ application_id: 'app', settings: { displayName: 'App' } }],
  application_secrets: [{ application_id: 'app', name: 'Default', sealed: 'sealed', created_at: at }],
  resources: [
    {
      id: 'api',
      name: 'API',
      indicator: 'https://api.example.com',
      is_default: true,
      access_token_ttl: 3600,
      created_at: at,
    },
  ],
  scopes: [{ id: 'read', resource_id: 'api', name: 'read', created_at: at }],
  roles: [
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
  users: [
    {
      id: 'user',
      username: 'ada',
      primary_email: 'ada@example.com',
      primary_phone: '4915112345678',
      name: 'Ada',
      password_encrypted: 'hash',
      password_encryption_method: 'MD5',
      profile: {},
      identities: {},
      custom_data: {},
      settings: {},
      is_suspended: false,
      created_at: at,
      updated_at: at,
    },
  ],
  mfa_verifications: [
    { id: 'app', user_id: 'user', type: 'Totp', sealed: 'sealed', data: {}, last_step: 1, created_at: at },
    {
      id: 'key',
      user_id: 'user',
      type: 'WebAuthn',
      data: { credentialId: 'credential', counter: 1 },
      last_step: 0,
      created_at: at,
    },
    {
      id: 'robot',
      user_id: 'user',
      type: 'BackupCode',
      sealed: 'sealed',
      data: { codes: [{ hash: 'hash', usedAt: null }] },
      last_step: 0,
      created_at: at,
    },
  ],
  user_search: [{ user_id: 'user', created_at: at, text: 'user\nada\nada@example.com' }],
  roles_scopes: [
    { role_id: 'reader', scope_id: 'read' },
    { role_id: 'robot', scope_id: 'read' },
  ],
  users_roles: [{ user_id: 'user', role_id: 'reader' }],
  organizations: [{ id: 'acme', name: 'Acme', users_count: 1, created_at: at }],
  organization_roles: [
    { id: 'member', name: 'Member', type: 'User' },
    { id: 'agent', name: 'Agent', type: 'MachineToMachine' },
  ],
  organization_scopes: [{ id: 'invite', name: 'invite:member' }],
  organization_roles_scopes: [{ organization_role_id: 'member', organization_scope_id: 'invite' }],
  organization_roles_resource_scopes: [{ organization_role_id: 'agent', scope_id: 'read' }],
  organization_applications: [{ organization_id: 'acme', application_id: 'machine' }],
  organization_applications_roles: [
    { organization_id: 'acme', application_id: 'machine', organization_role_id: 'agent' },
  ],
  organization_users: [{ organization_id: 'acme', user_id: 'user', text: 'user\nada\nada@example.com' }],
  organization_users_roles: [
    { organization_id: 'acme', user_id: 'user', organization_role_id: 'member', role_type: 'User' },
  ],
  organization_jit_email_domains: [{ organization_id: 'acme', email_domain: 'acme.example' }],
  organization_jit_sso_connectors: [{ organization_id: 'acme', sso_connector_id: 'acme' }],
  organization_jit_roles: [{ organization_id: 'acme', organization_role_id: 'member', role_type: 'User' }],
  applications_roles: [{ application_id: 'machine', role_id: 'robot' }],
  sign_in_experiences: [{ settings: { signInMode: 'Register', passwordPolicy: { length: { min: 9 } } } }],
  tenant_configs: [{ key: 'adminConsole', value: {} }],
  tenant_counters: [{ name: 'users', value: 1 }],
  logs: [{ id: 'log', key: 'Role.Created', payload: {}, created_at: at }],
  rate_limits: [{ key: 'limit', window_end: later, count: 3 }],
  oidc_instances: oidcInstances,
  sentinel_activities: ['named', 'account', 'blocked'].map((target) => ({
    action: 'Password',
    target,
    result: 'Failed',
    decision: target === 'blocked' ? 'Blocked' : 'Undecided',
    attempts: 2,
    expires_at: later,
    created_at: at,
  })),
  verification_records: [{ id: 'record', user_id: 'user', type: 'Password', data: {}, expires_at: later }],
  connectors: [
    {
      id: 'google',
      connector_id: 'google-universal',
      type: 'Social',
      target: 'google',
      platform: '',
      sealed: 'sealed',
      metadata: {},
      sync_profile: false,
      enable_token_storage: false,
      created_at: at,
    },
    {
      id: 'mail',
      connector_id: 'smtp',
      type: 'Email',
      target: 'smtp',
      platform: '',
      sealed: 'sealed',
      metadata: {},
      sync_profile: false,
      enable_token_storage: false,
      created_at: at,
    },
  ],
  user_identities: [{ target: 'google', identity_id: 'ada-at-google', user_id: 'user' }],
  outbox: [
    {
      id: 'entry',
      kind: 'message',
      sealed: 'sealed',
      attempts: 0,
      next_at: at,
      give_up_at: later,
      expires_at: later,
      created_at: at,
    },
  ],
  ...ssoWorld,
};

const log = JSON.stringify([
  { id: 'new', key: 'Role.Created', payload: {}, user_id: 'user', created_at: now },
]);
const openFlow = ['flow', 1];

/** Values that end the open flow; with second factors that the user doesn't have yet, and one that replaces another. */
const submission = (userId: string, profile: object, more: object = {}): unknown[] => [
  now,
  ...openFlow,
  JSON.stringify({
    userId,
    state: { version: 2 },
    payload: { result: {} },
    profile,
    settings: { theme: 'dark', mfa: { skipped: true } },
    bound: [
      { id: 'next', type: 'WebAuthn', sealed: null, data: {}, lastStep: 0 },
      { id: 'codes', type: 'BackupCode', sealed: 'sealed', data: {}, lastStep: 0, isReplacement: true },
    ],
    ...more,
  }),
  log,
];
/** By what the user joins an organization. */
const joining = (jit: object, meetsMfa = true): object => ({
  jit: {
    ...jit,
    entry: { id: 'joined', key: 'Organization.Membership.Updated', payload: {}, created_at: now },
  },
  meetsMfa,
});
const asFirst: object = {
  firstAdministrator: { organizationId: 'acme', roleId: 'member', setupKey: 'setupSecret' },
};

/** The values of each hot statement after the tenant, with which it finds or writes something if all rows exist. */
export const hotCases: Record<string, unknown[][]> = {
  'find-tenant': [[]],
  'insert-logs': [[log]],
  'find-administrator': [
    ['user', 'app', 'grant', now, 'acme'],
    ['user', 'app', 'grant', now, null],
  ],
  'find-machine': [['machine', 'https://api.example']],
  'count-rate-limit': [
    ['limit', now + 60_000, now, 100, null, null],
    ['limit', now + 60_000, now, 100, 'site', 1000],
  ],
  'find-users-by-identifier': [
    ['user', null, null, null],
    [null, 'ada', null, null],
    [null, null, 'ada@example.com', null],
    [null, null, null, '4915112345678'],
  ],
  'list-users': [[20, 0]],
  'search-users-few': excluded.map((without) => [20, 0, '%ada%', ...without]),
  'search-users-many': excluded.flatMap(([role, organization]) => [
    [20, 0, 'ada', 10_001, role, '%ada%', organization],
    [20, 0, 'ad', 10_001, role, null, organization],
  ]),
  'search-members': [null, 'member'].flatMap((role) =>
    [
      ['ada', '%ada%', '%ada%'],
      // A text that many members have.
      ['ada', null, '%ada%'],
      ['ad', null, null],
    ].map((texts) => ['acme', 20, 0, ...texts, 10_001, role]),
  ),
  ...oidcCases,
  'count-sentinel-attempt': [
    ['Password', 'named', 5, 60_000, now, 'account', null],
    ['Password', 'named', 3, 60_000, now, null, 'account'],
    ['Password', 'blocked', 5, 60_000, now, null, null],
  ],
  'find-flow': [
    ['flow', now, 'verification', 'verification-id'],
    ['flow', now, 'verification', null],
    ['flow', now, 'username', 'ada'],
    ['flow', now, 'exact-username', 'ada'],
    ['flow', now, 'email', 'ada@example.com'],
    ['flow', now, 'phone', '4915112345678'],
  ],
  'save-flow': [
    [
      ...openFlow,
      '{"version":2}',
      'user',
      now,
      log,
      'Password',
      'named',
      'user',
      'hash',
      false,
      'account',
      'limit',
      1,
      'site',
    ],
    [
      ...openFlow,
      '{"version":2}',
      null,
      now,
      log,
      'Password',
      'named',
      null,
      null,
      null,
      'account',
      'limit',
      1,
      'site',
    ],
  ],
  'submit-sign-in': [
    ...[{ username: 'lovelace' }, knownIdentity, newIdentity].map((profile) => submission('user', profile)),
    submission('user', {}, joining({ organizationIds: ['acme'] })),
  ],
  'submit-registration': [
    submission('new', { username: 'grace', applicationId: 'app' }),
    submission('new', { username: 'grace' }, asFirst),
    submission('new', { username: 'grace', ...newIdentity }),
    submission('new', { username: 'grace' }, joining({ emailDomains: ['acme.example'] }, false)),
    submission('new', newIdentity, joining({ ssoConnectorId: 'acme' })),
  ],
  'find-page-application': [['app', 'flow']],
};
