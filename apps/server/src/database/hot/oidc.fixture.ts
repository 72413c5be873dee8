const at = '2026-01-01T00:00:00Z';
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

const memberScopes = 'openid urn:logto:scope:organizations urn:logto:scope:organization_roles';

/** Rows of the protocol. */
export const oidcInstances: object[] = [
  instance('Session', 'session', { authorizations: { app: { grantId: 'grant' } } }, { uid: 'uid' }),
  instance('Grant', 'grant', { openid: { scope: 'openid' } }),
  instance(
    'AccessToken',
    'access',
    { scope: memberScopes, sessionUid: 'uid', expiresWithSession: true },
    { grant_id: 'grant' },
  ),
  instance(
    'DeviceCode',
    'device',
    { params: { client_id: 'app', scope: 'openid read', resource: 'https://api.example.com' } },
    { user_code: 'BCDFGHJK' },
  ),
  instance('RefreshToken', 'refresh', { scope: memberScopes }, { grant_id: 'grant' }),
  instance(
    'RefreshToken',
    'replaced',
    { scope: 'openid' },
    { grant_id: 'grant', consumed_at: at, successor: 'sealed' },
  ),
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
      params: {
        client_id: 'app',
        scope: 'openid',
        redirect_uri: 'https://app.example.com/callback',
        organization_id: 'acme',
      },
      grantId: 'grant',
    },
    { flow: { version: 1, userId: 'user', verifications: [{ id: 'verification-id', userId: 'user' }] } },
  ),
];

const nothing = {
  accounts: [],
  present: [],
  codes: [],
  replaced: [],
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

export const oidcCases: Record<string, unknown[][]> = {
  'oidc-read': [
    read({
      instances: [
        ['Session', 'session'],
        ['Interaction', 'flow'],
      ],
      resources: ['https://api.example.com'],
      visited: 'acme',
    }),
    read({ instances: [['AccessToken', 'access']] }),
    read({ instances: [['AuthorizationCode', 'code']] }),
    read({ instances: [], clientId: 'machine', resources: ['https://api.example.com'] }),
    read({
      instances: [],
      clientId: 'machine',
      resources: ['https://api.example.com'],
      organization: 'acme',
    }),
    read({
      instances: [['RefreshToken', 'refresh']],
      clientId: 'app',
      resources: ['urn:logto:resource:organizations'],
      organization: 'acme',
      memberships: 'ids',
    }),
    read({ instances: [['RefreshToken', 'refresh']], clientId: 'app', organization: 'guarded' }),
    read({ instances: [['AccessToken', 'access']], memberships: 'data' }),
    read({ instances: [], accountId: 'user', clientId: 'app', resources: [] }, true),
  ],
  'oidc-write': [
    write({
      logs: [{ id: 'new', key: 'Role.Created', payload: {}, user_id: 'user', created_at: now }],
      accounts: ['user'],
      present: [
        { model: 'Grant', id: 'grant' },
        { model: 'Session', uid: 'uid' },
      ],
    }),
    write({ codes: ['code'] }),
    ...['refresh', 'replaced'].map((id) =>
      write({
        rotation: {
          id,
          successor: 'new',
          row: { ...upsert, model: 'RefreshToken', id: 'successor', grant_id: 'grant' },
        },
      }),
    ),
    write({ replaced: ['replaced'] }),
    write({ upserts: [{ ...upsert, model: 'Session', id: 'session', uid: 'uid' }] }),
    write({ upserts: [{ ...upsert, model: 'Session', id: 'renamed', uid: 'uid' }] }),
    write({ upserts: [{ ...upsert, model: 'RefreshToken', id: 'next', grant_id: 'grant' }] }),
    write({ destroyed: [{ model: 'Session', id: 'session' }] }),
    write({ sessions: ['uid'] }),
    write({ revoked: ['grant'] }),
    write({ answer: { id: 'device', payload: { inFlight: true }, unless: ['inFlight', 'accountId'] } }),
    write({
      answer: {
        id: 'device',
        payload: { accountId: 'user' },
        account_id: 'user',
        grant_id: 'grant',
        unless: ['accountId'],
      },
      sessions: ['uid'],
    }),
    write({ flowCounts: [{ key: 'limit', count: 1, limit: 100, windowMs: 60_000 }] }),
  ],
};
