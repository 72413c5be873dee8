const at = '2026-01-01T00:00:00Z';
const now = Date.parse(at) + 60_000;
const later = '2027-01-01T00:00:00Z';

/** Codes that were sent, and what their messages were counted under. */
export const codeWorld: Record<string, object[]> = {
  message_waits: ['asked', 'closed', 'address', 'tenant'].map((key) => ({
    key,
    recipient: key === 'asked' ? 'recipient' : null,
    level: 2,
    free: 1,
    drain_ms: 60_000,
    counted_at: at,
    open_at: key === 'closed' ? later : at,
    expires_at: later,
  })),
  verification_codes: [
    {
      owner: 'sign-in',
      wait_key: 'asked',
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
};

export const codeCases: Record<string, unknown[][]> = {
  'put-verification-code': [['sign-in', 'SignIn', 'target', 'next', 'mac', 'asked', now, now + 60_000]],
  'count-verification-code-attempt': [
    ['sign-in', 'SignIn', 'target', 'sent', 5, now],
    ['sign-in', 'SignIn', 'target', 'sent', 1, now],
  ],
  'consume-verification-code': [
    ['sign-in', 'SignIn', 'target', 'sent', 'asked', true, ['address', 'tenant']],
    ['sign-in', 'SignIn', 'target', 'sent', 'another', true, ['address', 'tenant']],
  ],
};
