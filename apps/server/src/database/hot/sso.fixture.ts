const at = '2026-01-01T00:00:00Z';
const now = Date.parse(at) + 60_000;

/** Rows of enterprise SSO, as in `cases.fixture.ts`. */
export const ssoWorld: Record<string, object[]> = {
  posted_answers: [
    {
      connector_id: 'saml',
      digest: 'digest',
      reference: 'reference',
      answer: 'answer',
      expires_at: '2027-01-01T00:00:00Z',
    },
  ],
  used_tokens: [{ connector_id: 'google', digest: 'digest', expires_at: '2027-01-01T00:00:00Z' }],
  sso_connectors: ['acme', 'labs'].map((id) => ({
    id,
    provider_name: 'OIDC',
    connector_name: id,
    sealed: 'sealed',
    domains: ['example.com'],
    branding: {},
    sync_profile: false,
    enable_token_storage: false,
    created_at: at,
  })),
  user_sso_identities: [
    {
      id: 'identity',
      user_id: 'user',
      sso_connector_id: 'acme',
      issuer: 'https://acme.example.com',
      identity_id: 'ada',
      detail: {},
      created_at: at,
      updated_at: at,
    },
  ],
};

/** What a flow has proven: the user's own identity, or one that is linked now. */
const proven = (ssoConnectorId: string, identityId: string): string =>
  JSON.stringify({
    ssoIdentity: {
      id: 'next',
      ssoConnectorId,
      issuer: 'https://acme.example.com',
      identityId,
      detail: { name: 'Ada' },
    },
  });
export const knownIdentity = proven('acme', 'ada');
export const newIdentity = proven('labs', 'grace');

export const ssoCases: Record<string, unknown[][]> = {
  'keep-posted-answer': [
    ['saml', 'digest', 'next', 'answer', now],
    ['saml', 'new', 'next', 'answer', now],
  ],
  'use-token': [
    ['google', 'digest', now],
    ['google', 'new', now],
  ],
  'take-posted-answer': [['saml', 'reference', now]],
  'find-sso-accounts': [
    ['acme', 'https://acme.example.com', 'ada', 'nobody@example.com'],
    ['acme', 'https://acme.example.com', 'grace', 'ada@example.com'],
    ['labs', 'https://acme.example.com', 'ada', 'ada@example.com'],
  ],
};
