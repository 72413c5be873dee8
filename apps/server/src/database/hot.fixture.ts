const at = '2026-01-01T00:00:00Z';
/** When all statements run: after `at`, before anything expires. */
const now = Date.parse(at) + 60_000;
const later = '2027-01-01T00:00:00Z';

const instance = (model: string, id: string, payload: object, more: object = {}) => ({
  model,
  id,
  payload,
  account_id: 'user',
  client_id: 'app',
  grant_id: null,
  uid: null,
  flow: null,
  created_at: at,
  expires_at: later,
  ...more,
});

/** The rows of one tenant, without `tenant_id`: both tenants hold the same. */
export const world: Record<string, object[]> = {
  signing_keys: [{ id: 'key', purpose: 'token', sealed: 'sealed', state: 'current', created_at: at }],
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
      mfa_verifications: [],
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
  applications_roles: [{ application_id: 'machine', role_id: 'robot' }],
  sign_in_experiences: [{ settings: { signInMode: 'Register', passwordPolicy: { length: { min: 9 } } } }],
  tenant_configs: [{ key: 'adminConsole', value: {} }],
  tenant_counters: [{ name: 'users', value: 1 }],
  logs: [{ id: 'log', key: 'Role.Created', payload: {}, created_at: at }],
  rate_limits: [{ key: 'limit', window_end: later, count: 3 }],
  oidc_instances: [
    instance('Session', 'session', { authorizations: { app: { grantId: 'grant' } } }, { uid: 'uid' }),
    instance('Grant', 'grant', { openid: { scope: 'openid' } }),
    instance(
      'AccessToken',
      'access',
      { scope: 'openid', sessionUid: 'uid', expiresWithSession: true },
      { grant_id: 'grant' },
    ),
    instance('RefreshToken', 'refresh', { scope: 'openid' }, { grant_id: 'grant' }),
    instance(
      'AuthorizationCode',
      'code',
      { params: { resource: 'https://api.example.com' } },
      { grant_id: 'grant' },
    ),
    instance(
      'Interaction',
      'flow',
      {
        prompt: { name: 'consent' },
        session: { uid: 'uid', accountId: 'user' },
        params: { client_id: 'app', scope: 'openid', redirect_uri: 'https://app.example.com/callback' },
        grantId: 'grant',
      },
      { flow: { version: 1, userId: 'user', verifications: [{ id: 'proof', userId: 'user' }] } },
    ),
  ],
  sentinel_activities: ['named', 'account', 'blocked'].map((target) => ({
    action: 'Password',
    target,
    result: 'Failed',
    decision: target === 'blocked' ? 'Blocked' : 'Undecided',
    attempts: 2,
    expires_at: later,
    created_at: at,
  })),
  verification_codes: [
    {
      owner: 'sign-in',
      usage: 'SignIn',
      target: 'target',
      id: 'sent',
      mac: 'mac',
      consumed: false,
      try_count: 1,
      sent_at: at,
      expires_at: later,
      counts_until: later,
    },
  ],
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
  custom_phrases: [{ language_tag: 'en', id: 'phrase', translation: {} }],
  assets: [{ id: 'asset', content_type: 'image/png', content: '\\x89', created_at: at }],
};

const log = JSON.stringify([
  { id: 'new', key: 'Role.Created', payload: {}, user_id: 'user', created_at: now },
]);
/** A second factor that was set up, of a kind that the user has not. */
const bound = JSON.stringify([
  { id: 'next', type: 'WebAuthn', sealed: null, data: {}, lastStep: 0 },
  { id: 'codes', type: 'BackupCode', sealed: 'sealed', data: {}, lastStep: 0 },
]);
const openFlow = ['flow', 1];

const registration = (role: string | null): unknown[] => [
  ...[...openFlow, 'new', now, '{"version":2}', '{"result":{}}', log],
  ...['app', role, '{"username":"grace"}', '{}', bound],
];

const nothing = {
  accounts: [],
  present: [],
  codes: [],
  rotated: [],
  upserts: [],
  destroyed: [],
  sessions: [],
  revoked: [],
  logs: [],
};
const write = (changes: object): unknown[] => [now, JSON.stringify({ ...nothing, ...changes })];
const upsert = {
  payload: { kept: true },
  account_id: 'user',
  client_id: 'app',
  expires_at: Date.parse(later) / 1000 + 60,
};
const read = (keys: object, withDefault = false): unknown[] => [now, JSON.stringify(keys), withDefault];

/** What each hot statement is run with after the tenant: whatever makes it find or write something where all is there. */
export const hotCases: Record<string, unknown[][]> = {
  'find-tenant': [[]],
  'list-signing-keys': [[]],
  'insert-logs': [[log]],
  'insert-outbox': [['new', 'message', 'sealed', now, now, now, now]],
  'take-outbox-entry': [['entry']],
  'remove-outbox-entry': [['entry']],
  'postpone-outbox-entry': [['entry', now, 'reason', now]],
  'find-sign-in-experience': [[]],
  'find-senders': [[]],
  'find-sender': [['Email']],
  'find-application-of-message': [['app']],
  'find-user-token': [['access', now]],
  'find-administrator': [['user', 'app', 'grant', now]],
  'find-machine': [['machine']],
  'count-rate-limit': [['limit', now + 60_000, now]],
  'list-application-origins': [[]],
  'find-own-password': [['user']],
  'find-asset': [['asset']],
  'find-custom-phrases': [[]],
  'find-users-by-identifier': [
    ['user', null, null, null],
    [null, 'ada', null, null],
    [null, null, 'ada@example.com', null],
    [null, null, null, '4915112345678'],
  ],
  'list-users': [[20, 0]],
  'search-users-few': [[20, 0, '%ada%']],
  'search-users-many': [[20, 0, 'ada', 10_001, '%ada%']],
  'search-users-short': [[20, 0, 'ad', 10_001]],
  'oidc-read': [
    read({
      instances: [
        ['Session', 'session'],
        ['Interaction', 'flow'],
      ],
      resources: ['https://api.example.com'],
    }),
    read({ instances: [['AccessToken', 'access']] }),
    read({ instances: [['AuthorizationCode', 'code']] }),
    read({ instances: [], clientId: 'machine', resources: ['https://api.example.com'] }),
    read({ instances: [], accountId: 'user', clientId: 'app', resources: [] }, true),
  ],
  'oidc-write': [
    write({
      logs: JSON.parse(log) as unknown,
      accounts: ['user'],
      present: [
        { model: 'Grant', id: 'grant' },
        { model: 'Session', uid: 'uid' },
      ],
    }),
    write({ codes: ['code'] }),
    write({ rotated: ['refresh'] }),
    write({ upserts: [{ ...upsert, model: 'Session', id: 'session', uid: 'uid' }] }),
    write({ upserts: [{ ...upsert, model: 'Session', id: 'renamed', uid: 'uid' }] }),
    write({ upserts: [{ ...upsert, model: 'RefreshToken', id: 'next', grant_id: 'grant' }] }),
    write({ destroyed: [{ model: 'Session', id: 'session' }] }),
    write({ sessions: ['uid'] }),
    write({ revoked: ['grant'] }),
  ],
  'find-consent': [['flow', now]],
  'grant-consent': [['flow', now, 'grant', 'openid profile']],
  'deny-consent': [['flow', now]],
  'find-sign-in-mode': [[]],
  'count-sentinel-attempt': [
    ['Password', 'named', 5, 60_000, now, 'account'],
    ['Password', 'named', 3, 60_000, now, null],
    ['Password', 'blocked', 5, 60_000, now, null],
  ],
  'uncount-sentinel-attempt': [['Password', ['named', 'account']]],
  'find-flow': [
    ['flow', now, 'proof'],
    ['flow', now, null],
  ],
  'find-flow-by-username': [['flow', now, 'ada']],
  'find-flow-by-email': [['flow', now, 'ada@example.com']],
  'find-flow-by-phone': [['flow', now, '4915112345678']],
  'save-flow': [
    [...openFlow, '{"version":2}', 'user', now, log, 'Password', 'named', 'user', 'hash', false, 'account'],
    [...openFlow, '{"version":2}', null, now, log, 'Password', 'named', null, null, null, 'account'],
  ],
  'put-verification-code': [
    ['sign-in', 'SignIn', 'target', 'next', 'mac', now, now + 60_000, now],
    ['sign-in', 'SignIn', 'target', 'next', 'mac', now, now + 60_000, 0],
  ],
  'count-verification-code-try': [
    ['sign-in', 'SignIn', 'target', 'sent', 5, now],
    ['sign-in', 'SignIn', 'target', 'sent', 1, now],
  ],
  'consume-verification-code': [['sign-in', 'SignIn', 'target', 'sent']],
  'replace-imported-hash': [['user', 'hash', 'better', 'Argon2id']],
  'submit-sign-in': [
    [
      ...openFlow,
      'user',
      now,
      '{"version":2}',
      '{"result":{}}',
      log,
      '{"username":"lovelace"}',
      '{"theme":"dark","mfa":{"skipped":true}}',
      bound,
    ],
  ],
  'submit-registration': [registration(null), registration('Reader'), registration('Robot')],
  'find-social-accounts': [
    ['google', 'ada-at-google', null, null],
    ['github', 'nobody', 'ada@example.com', null],
    ['github', 'nobody', null, '4915112345678'],
  ],
  'find-social-connector': [['google']],
  'list-social-connectors': [[]],
  'find-mfa-secret': [['user', 'Totp']],
  'take-totp-step': [['app', 2, now]],
  'find-web-authn-keys': [['user']],
  'use-web-authn-key': [['key', 2, now]],
  'take-backup-code': [['robot', 'hash', now]],
  'find-page-application': [['app', 'flow']],
};
