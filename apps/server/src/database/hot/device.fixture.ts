const at = '2026-01-01T00:00:00Z';
const now = Date.parse(at) + 60_000;
const later = '2027-01-01T00:00:00Z';

/** A device that waits for its person, as in `cases.fixture.ts`. */
export const deviceCode = {
  model: 'DeviceCode',
  id: 'device',
  payload: { params: { client_id: 'app', scope: 'openid read', resource: 'https://api.example.com' } },
  account_id: 'user',
  client_id: 'app',
  grant_id: null,
  uid: null,
  user_code: 'BCDFGHJK',
  flow: null,
  created_at: at,
  expires_at: later,
};

const nothing = Object.fromEntries(
  ['accounts', 'present', 'codes', 'rotated', 'upserts', 'destroyed', 'sessions', 'revoked', 'logs'].map(
    (part) => [part, []],
  ),
);

export const deviceCases: Record<string, unknown[][]> = {
  'oidc-write-answer': [
    [
      now,
      JSON.stringify(nothing),
      'device',
      '{"inFlight":true}',
      null,
      null,
      ['inFlight', 'accountId', 'error'],
    ],
    [
      now,
      JSON.stringify({ ...nothing, sessions: ['uid'] }),
      'device',
      '{"accountId":"user"}',
      'user',
      'grant',
      ['accountId', 'error'],
    ],
  ],
};
