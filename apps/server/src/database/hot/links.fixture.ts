const at = '2026-01-01T00:00:00Z';
const now = Date.parse(at) + 60_000;
const later = '2027-01-01T00:00:00Z';

/** Rows of links with one-time tokens, and of captchas, as in `cases.fixture.ts`. */
export const linkWorld: Record<string, object[]> = {
  one_time_tokens: [
    {
      id: 'link',
      email: 'ada@example.com',
      hash: 'hash',
      context: {},
      status: 'active',
      created_at: at,
      expires_at: later,
      kept_until: later,
    },
  ],
  captcha_providers: [{ id: 'captcha', sealed: 'sealed', created_at: at, updated_at: at }],
};

export const linkCases: Record<string, unknown[][]> = {
  'find-one-time-token': [['hash']],
  'use-one-time-token': [
    ['hash', 'ada@example.com', now, 'SignIn'],
    ['hash', 'ada@example.com', now, null],
  ],
  'find-current-account': [['flow']],
  'find-captcha-provider': [[]],
};
